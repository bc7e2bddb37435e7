import type { RouteHandle } from '@volante/contract/page'
import { addressOfCodes, readAddress } from '@volante/domain/configuration/address'
import { formatPrice } from '@volante/domain/money/price'
import { redirect } from 'react-router'
import { builtCar } from '../../car-price/built-car.ts'
import { CarPhoto } from '../../car-photo/CarPhoto.tsx'
import { PostButton } from '../../forms/PostButton.tsx'
import { callRefusal } from '../../shell/call-refusal.ts'
import { page } from '../../shell/page-context.ts'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { Row } from '../../ui/layout/Stack.tsx'
import { AccountFrame } from '../AccountFrame.tsx'
import { Notice } from '../Notice.tsx'
import { requirePerson } from '../../shell/session/require-person.ts'
import type { Route } from './+types/keep.page'
import css from './garage.module.css'
import { shown } from './load-garage.ts'

export const handle = {
  texts: ['account', 'garage', 'ui'],
  cache: false,
  query: ['version', 'year', 'color', 'coating', 'parts', 'services', 'problem'],
} satisfies RouteHandle

/** A built car as its address tells it; the sign-in leads back here with all of it. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const known = context.get(page)
  await requirePerson(known, url)
  const asked = readAddress(url.searchParams)
  const car = await builtCar(known, asked)
  const problem = url.searchParams.get('problem')
  const { country, brand } = known.site
  const { mvs, price } = car
  const { modelSlug, modelName, versionName, code: mvsCode, year, currency } = mvs
  const drawn = await shown(known, { country, brand, modelSlug, mvsCode, year, color: asked.colorCode })
  return {
    name: `${modelName} ${versionName} ${year}`,
    price: price === null ? null : formatPrice(price, currency),
    drawn: drawn.drawn,
    back: `${pathTo(known.site, 'summary', { model: modelSlug })}?${addressOfCodes({ ...asked, mvsCode, year })}`,
    problem: problem && known.texts.has(problem, {}) ? known.texts.byKey(problem) : null,
  }
}

export async function action({ context, url }: Route.ActionArgs) {
  const known = context.get(page)
  await requirePerson(known, url)
  const { mvsCode, year, colorCode, coatingCode, parts, services } = readAddress(url.searchParams)
  try {
    await known.api.garage.addWanted({
      body: {
        mvsCode: mvsCode ?? '',
        year,
        color: colorCode,
        coating: coatingCode,
        parts: [...parts],
        services: [...services],
      },
    })
    return redirect(pathTo(known.site, 'garage', null, { list: 'wanted', done: 'kept' }), 303)
  } catch (error) {
    const refusal = callRefusal(error)
    if (!refusal) throw error
    url.searchParams.set('problem', refusal.code)
    return redirect(url.pathname + url.search, 303)
  }
}

/** A built car is about to be kept with its prices of today. */
export default function Keep({ loaderData: { name, price, drawn, back, problem } }: Route.ComponentProps) {
  const { t } = useTexts()
  const site = useSite()
  return (
    <AccountFrame area="garage" title={t('garage.keepTitle')} lead={t('garage.keepLead')}>
      {problem && <Notice tone="bad">{problem}</Notice>}
      {drawn ? (
        <div className={css.kept}>
          <CarPhoto car={drawn} sizes="384px" />
        </div>
      ) : null}
      <div>
        <h2>{name}</h2>
        <p className={css.price}>{price ?? t('garage.noPrice')}</p>
      </div>
      <Row>
        <PostButton fields={{ keep: 'yes' }} variant="primary" size="large">
          {t('garage.keepSubmit')}
        </PostButton>
        <LinkButton variant="quiet" size="large" to={back} reloadDocument>
          {t('garage.keepBack')}
        </LinkButton>
        <LinkButton variant="quiet" size="large" to={pathTo(site, 'garage', null, { list: 'wanted' })}>
          {t('garage.list.wanted')}
        </LinkButton>
      </Row>
    </AccountFrame>
  )
}
