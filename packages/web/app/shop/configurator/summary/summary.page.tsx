import type { RouteHandle } from '@volante/contract/page'
import { openBuild, readAddress } from '@volante/domain/configuration/address'
import { indexCatalogue } from '@volante/domain/configuration/catalogue-index'
import { seenColor } from '@volante/domain/configuration/seen-color'
import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { HERO_VIEW } from '../../../car-photo/photos.ts'
import { SharedPicture } from '../../../car-photo/SharedPicture.tsx'
import { page } from '../../../shell/page-context.ts'
import { PageHead } from '../../../shell/PageHead.tsx'
import { useSite } from '../../../shell/root-data.ts'
import { pathTo } from '../../../shell/slugs.ts'
import { useTexts } from '../../../texts/texts.tsx'
import type { Route } from './+types/summary.page'
import { loadConfigurator } from '../load-configurator.ts'
import { describeCar } from '../stage/describe-car.ts'
import { CarPicture } from '../stage/CarPicture.tsx'
import { ShareBlock } from './ShareBlock.tsx'
import { summaryOf } from './summary.ts'
import { SummaryActions } from './SummaryActions.tsx'
import { SummaryFacts } from './SummaryFacts.tsx'
import { kindOfPrice } from '../../../car-price/argentine-taxes.ts'
import { SummaryLines } from './SummaryLines.tsx'
import css from './summary.module.css'

export const handle = {
  texts: ['configurator', 'ui'],
  cache: ['catalogue', 'prices'],
  query: ['version', 'color', 'year', 'coating', 'parts', 'services'],
} satisfies RouteHandle

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  loadConfigurator(context.get(page), params.model, url.searchParams)

/** The finished car on paper: at most two A4 pages. */
export default function SummaryPage({ loaderData }: Route.ComponentProps) {
  const texts = useTexts()
  const { t } = texts
  const site = useSite()
  const { search } = useLocation()
  const { car, day, model, photos } = loaderData
  const { modelName, versionName, year } = car.mvs
  const index = useMemo(() => indexCatalogue(car.catalogue), [car.catalogue])
  const { build } = useMemo(() => openBuild(index, readAddress(new URLSearchParams(search))), [index, search])
  const name = `${modelName} ${versionName}`
  const summary = summaryOf(index, build, t('configurator.car-and-year', { car: name, year: String(year) }), day)
  const description = describeCar(texts, car.mvs, index, build)
  const label = describeCar(texts, car.mvs, index, build, HERO_VIEW)
  const color = seenColor(index, build)
  return (
    <article className={css.page}>
      <PageHead title={t('configurator.summary.title', { car: name })} description={description} hidden />
      <SharedPicture photos={photos} colorCode={color?.code} alt={label} />
      <h1 className="text-36">{name}</h1>
      <div className={css.picture}>
        <CarPicture model={model} color={color} photos={photos} label={label} />
      </div>
      <SummaryFacts mvs={car.mvs} day={day} />
      <div>
        <SummaryLines kind={kindOfPrice(car.mvs)} summary={summary} isAgreed={summary.total !== null} heading="h2" />
      </div>
      {summary.total === null ? null : (
        <p>
          <a href={pathTo(site, 'financing', null, { version: car.mvs.code, price: summary.total })}>
            {t('configurator.financing')}
          </a>
        </p>
      )}
      <SummaryActions data={loaderData} index={index} build={build} />
      <ShareBlock
        data={loaderData}
        index={index}
        build={build}
        total={summary.total}
        description={description}
        onPrint={() => window.print()}
      />
      <Legal />
    </article>
  )
}

function Legal() {
  const { t } = useTexts()
  return <p className={css.legal}>{t('configurator.summary.legal')}</p>
}
