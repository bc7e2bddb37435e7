import { Page } from '../../ui/layout/Page.tsx'
import type { RouteHandle } from '@volante/contract/page'
import { page } from '../../shell/page-context.ts'
import { PageHead } from '../../shell/PageHead.tsx'
import { Announcer } from '../../enhance/Announcer.tsx'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Alternates } from '../range/Alternates.tsx'
import { loadMonths } from '../range/months.ts'
import { loadRange } from '../range/range.ts'
import { loadReservable } from '../range/reservable.ts'
import { RangeEmpty } from '../range/RangeEmpty.tsx'
import { FILTER_QUERY, passes, readFilter } from '../range/range-filter.ts'
import { RangeFilterForm } from '../range/RangeFilterForm.tsx'
import type { Route } from './+types/models.page'
import { ModelTile } from './ModelTile.tsx'
import { Columns } from '../../ui/layout/Stack.tsx'

/** So many cars are in the first view of a large screen. */
const FIRST_VIEW = 3

export const handle = {
  texts: ['shop', 'ui'],
  script: 'enhance',
  cache: ['catalogue', 'prices', 'campaigns', 'financing'],
  query: [...FILTER_QUERY, 'q'],
} satisfies RouteHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(page)
  const { afterSalesOnly } = shop.site
  const words = wordsOf(url.searchParams)
  const [range, cars, described] = await Promise.all([
    loadRange(shop, !afterSalesOnly),
    afterSalesOnly ? [] : loadReservable(shop),
    words === '' ? null : shop.api.mvs.findByDescription({ query: { description: words } }),
  ])
  const months = await loadMonths(shop, range)
  return {
    range,
    months: Object.fromEntries(months),
    inStock: [...new Set(cars.map(({ model }) => model))],
    filter: readFilter(url.searchParams),
    words,
    /** Slugs of the models with such a version; null where no words are asked. */
    described: described && [...new Set(described.map(({ modelSlug }) => modelSlug))],
    longest: Math.max(0, ...range.map(({ length }) => length)),
  }
}

/** Letters and digits of what somebody typed: "turbo 4x4". */
const wordsOf = (search: URLSearchParams): string =>
  (search.get('q') ?? '')
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, 100)

export default function Models({ loaderData }: Route.ComponentProps) {
  const site = useSite()
  const { t } = useTexts()
  const { range, months, inStock, longest, filter, words, described } = loaderData
  const found = range.filter((model) => passes(model, filter) && (described?.includes(model.slug) ?? true))
  const { brandName } = site
  const action = pathTo(site, 'models')
  return (
    <Page id="models">
      <PageHead
        title={t('shop.models.title')}
        description={t('shop.home.description', { brandName, count: range.length })}
      />
      <Alternates page="models" />
      <h1>{t('shop.models.heading', { brandName })}</h1>
      {site.afterSalesOnly ? null : (
        <p>
          <a href={pathTo(site, 'budget')}>{t('shop.models.budget')}</a>
        </p>
      )}
      {site.afterSalesOnly ? null : (
        <RangeFilterForm
          models={range}
          filter={filter}
          count={found.length}
          action={action}
          part="models"
          words={words}
        />
      )}
      {found.length > 0 ? (
        <Columns as="ul" least="21rem" gap={[0, 7]}>
          {found.map((model, at) => (
            <ModelTile
              key={model.code}
              model={model}
              month={months[model.code]}
              longest={longest}
              isFirst={at < FIRST_VIEW}
              isInStock={inStock.includes(model.slug)}
            />
          ))}
        </Columns>
      ) : site.afterSalesOnly ? (
        <>
          <p>{t('shop.home.careText', { brandName })}</p>
          <p>
            <a href={pathTo(site, 'ownership')}>{t('shop.proof.careAction')}</a>
          </p>
        </>
      ) : (
        <RangeEmpty action={action} part="models" />
      )}
      <Announcer />
    </Page>
  )
}
