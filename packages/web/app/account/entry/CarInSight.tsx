import { readAddress } from '@volante/domain/configuration/address'
import { CarPhoto } from '../../car-photo/CarPhoto.tsx'
import { drawCar } from '../../car-photo/draw-car.ts'
import { callRefusal } from '../../shell/call-refusal.ts'
import type { Page } from '../../shell/page-context.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import css from '../entry.module.css'

type Shop = Pick<Page, 'api' | 'site' | 'origin'>

/** Takes where somebody goes on to after signing in; returns the car they are about to reserve there, null where it is none. */
export async function carBehind({ api, site, origin }: Shop, returnTo: string) {
  const { pathname, searchParams } = new URL(returnTo, origin)
  const { mvsCode, year, colorCode } = readAddress(searchParams)
  if (pathname !== pathTo(site, 'reserveRegister') || mvsCode === null || year === null) return null
  try {
    const { mvs, catalogue } = await api.car.web({ query: { mvsCode, year } })
    const { code = '', name: colorName = '' } = catalogue.colors.find((color) => color.code === colorCode) ?? {}
    const drawn = await drawCar({ api }, { modelSlug: mvs.modelSlug, mvsCode, year, colorCode: code })
    return { name: `${mvs.modelName} ${mvs.versionName}`, year, colorName, drawn }
  } catch (error) {
    if (callRefusal(error)) return null
    throw error
  }
}

type SeenCar = NonNullable<Awaited<ReturnType<typeof carBehind>>>

/** The car stays in sight on the way through the door. */
export function CarInSight({ car: { name, year, colorName, drawn } }: { readonly car: SeenCar }) {
  const { t } = useTexts()
  return (
    <section className={css.car} aria-label={t('account.car')}>
      {drawn ? (
        <div className={css.carPicture}>
          <CarPhoto car={drawn} words={{ car: name, year, color: colorName }} sizes="160px" isFirst />
        </div>
      ) : null}
      <p>
        <span className={css.soft}>{t('account.car')}</span>
        <strong>{name}</strong>
        <span className={css.soft}>{[String(year), colorName].filter(Boolean).join(' · ')}</span>
      </p>
    </section>
  )
}
