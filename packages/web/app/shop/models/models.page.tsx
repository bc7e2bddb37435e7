import type { RouteHandle } from '@volante/contract/page'
import { page } from '../../shell/page-context.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Alternates } from '../range/Alternates.tsx'
import { loadRange } from '../range/range.ts'
import { RangeEmpty } from '../range/RangeEmpty.tsx'
import { FILTER_QUERY, readFilter } from '../range/range-filter.ts'
import { RangeFilterForm } from '../range/RangeFilterForm.tsx'
import { useRangeFilter } from '../range/useRangeFilter.ts'
import type { Route } from './+types/models.page'
import { ModelTile } from './ModelTile.tsx'
import css from './models.module.css'

export const handle = {
  texts: ['shop', 'ui'],
  cache: ['catalogue', 'prices'],
  query: FILTER_QUERY,
} satisfies RouteHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(page)
  const range = await loadRange(shop, !shop.site.afterSalesOnly)
  return { range, filter: readFilter(url.searchParams), longest: Math.max(0, ...range.map(({ length }) => length)) }
}

export default function Models({ loaderData }: Route.ComponentProps) {
  const site = useSite()
  const { t } = useTexts()
  const { range, longest } = loaderData
  const { filter, isTouched, change, found } = useRangeFilter(range, loaderData.filter)
  const { brandName } = site
  const action = pathTo(site, 'models')
  return (
    <div className={css.page}>
      <PageHead
        title={t('shop.models.title')}
        description={t('shop.home.description', { brandName, count: range.length })}
      />
      <Alternates page="models" />
      <h1>{t('shop.models.heading', { brandName })}</h1>
      {site.afterSalesOnly ? null : (
        <RangeFilterForm
          models={range}
          filter={filter}
          count={found.length}
          action={action}
          isTouched={isTouched}
          onChange={change}
        />
      )}
      {found.length > 0 ? (
        <ul className={css.list}>
          {found.map((model) => (
            <ModelTile key={model.code} model={model} longest={longest} />
          ))}
        </ul>
      ) : (
        <RangeEmpty action={action} onClear={() => change({ budget: null, body: null, fuel: null })} />
      )}
    </div>
  )
}
