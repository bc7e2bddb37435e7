import type { RouteHandle } from '@volante/contract/page'
import { page } from '../../shell/page-context.ts'
import { useTexts } from '../../texts/texts.tsx'
import { buttonClass } from '../../ui/action/Button.tsx'
import { Pagination } from '../../ui/navigation/Pagination.tsx'
import { EmptyState } from '../../ui/feedback/States.tsx'
import { requireRight } from '../../admin/require-right.ts'
import { Said } from '../../enhance/Said.tsx'
import type { Route } from './+types/order-list.page'
import desk from '../desk.module.css'
import { DeskHead } from '../DeskHead.tsx'
import css from './orders.module.css'
import { asked, isNarrowed, ORDER_QUERY, orderListAddress, type OrderQuery, readOrderQuery } from './order-query.ts'
import { OrderFilters } from './OrderFilters.tsx'
import { OrderList } from './OrderList.tsx'
import { OrdersProblem } from './OrdersProblem.tsx'
import { refuseForbidden } from './refuse-forbidden.ts'

export const handle = { cache: false, script: 'light', query: ORDER_QUERY } satisfies RouteHandle

const SIZE = 20

export async function loader({ context, url }: Route.LoaderArgs) {
  const facts = context.get(page)
  requireRight(facts, url, 'orders.read')
  const query = readOrderQuery(url.searchParams)
  const [orders, dealers] = await Promise.all([
    facts.api.orders.deskList({ query: { ...asked(query), size: SIZE } }),
    facts.api.orders.deskDealers({ query: query.site === '' ? {} : { site: query.site } }),
  ]).catch(refuseForbidden('orders.read'))
  const zones: Readonly<Record<string, string>> = Object.fromEntries(
    facts.sites.map(({ id, timeZone }) => [id, timeZone]),
  )
  return { orders, dealers, query, zones, now: facts.now.toISOString() }
}
export type OrderListData = Route.ComponentProps['loaderData']

/** Orders of the visitor's dealers, those that wait longest first; everything chosen stands in the address. */
export default function OrderListPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTexts()
  const { orders, dealers, query } = loaderData
  return (
    <div id="orders" className={desk.listPane}>
      <DeskHead title={t('orders.desk.title')} />
      <div className={desk.listHead}>
        <h1>{t('orders.desk.title')}</h1>
        <p className={desk.soft} data-announce>
          {t('orders.count', { count: orders.total })}
        </p>
        <p className={css.legend}>{t('orders.desk.longestFirst')}</p>
      </div>
      <OrderFilters query={query} dealers={dealers} />
      {orders.items.length === 0 ? <Nothing query={query} /> : <OrderList data={loaderData} />}
      <Pagination
        label={t('orders.desk.pages')}
        current={query.page + 1}
        last={Math.max(1, Math.ceil(orders.total / orders.size))}
        toPage={(to) => orderListAddress(query, { page: to - 1 })}
      />
      <Said />
    </div>
  )
}

function Nothing({ query }: { readonly query: OrderQuery }) {
  const { t } = useTexts()
  if (!isNarrowed(query)) {
    return <EmptyState title={t('orders.none.title')}>{t('orders.desk.none.text')}</EmptyState>
  }
  const clear = (
    <a href="/desk/orders" className={buttonClass({})}>
      {t('desk.filter.clear')}
    </a>
  )
  return (
    <EmptyState title={t('orders.none.title')} actions={clear}>
      {t('desk.empty.filteredText')}
    </EmptyState>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OrdersProblem error={error} retry="/desk/orders" />
}
