import type { RouteHandle } from '@volante/contract/page'
import { ASSIGNEES, QUEUE_NAMES } from '@volante/domain/order/queues'
import { STAGES } from '@volante/domain/order/stages'
import { ORDER_STATUSES } from '@volante/domain/order/transitions'
import { keepForm } from '../../forms/keep-form.ts'
import { page } from '../../shell/page-context.ts'
import { usePage } from '../../shell/root-data.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Filters } from '../../work/list/Filters.tsx'
import { addressOf, namesOf } from '../../work/list/list-address.ts'
import { EmptyList, ListPage } from '../../work/list/ListPage.tsx'
import { Pages } from '../../work/list/Pages.tsx'
import { requireRight } from '../../work/require-right.ts'
import { handleViews } from '../../work/views/handle-views.ts'
import { Views } from '../../work/views/Views.tsx'
import { workPage } from '../../work/work-texts.server.ts'
import { WorkProblem } from '../../work/WorkProblem.tsx'
import type { Route } from './+types/order-list.page'
import { loadOrders, type OrderListData, readOrders } from './load-orders.ts'
import { ORDERS } from './order-list.ts'
import { OrderList } from './OrderList.tsx'

export const handle = { query: [...namesOf(ORDERS), 'done'] } satisfies RouteHandle

export function loader({ context, url }: Route.LoaderArgs) {
  requireRight(context.get(page), url, 'orders.read')
  return loadOrders(context.get(page), url.searchParams)
}

export async function action({ context, request }: Route.ActionArgs) {
  const url = new URL(request.url)
  requireRight(context.get(page), url, 'orders.read')
  const { chosen } = readOrders(url.searchParams)
  return handleViews(workPage(context.get(page), request), ORDERS, chosen, await request.formData())
}
export const clientAction = keepForm

/** Orders of the visitor's dealers, those that wait longest first; everything chosen stands in the address. */
export default function OrderListPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const { orders, chosen } = loaderData
  return (
    <ListPage
      title={t('orders.desk.title')}
      count={t('orders.count', { count: orders.total })}
      note={t(`orders.desk.sort.${loaderData.sort}`)}
    >
      <Views list={ORDERS} chosen={chosen} views={loaderData.views} answer={actionData} />
      <OrderFilters data={loaderData} />
      {orders.items.length > 0 ? (
        <OrderList data={loaderData} />
      ) : (
        <EmptyList
          list={ORDERS}
          chosen={chosen}
          none={{ title: t('orders.none.title'), text: t('orders.desk.none.text') }}
          noMatch={{ title: t('orders.none.title'), text: t('desk.empty.filteredText') }}
        />
      )}
      <Pages label={t('orders.desk.pages')} of={orders} to={(number) => addressOf(ORDERS, chosen, { page: number })} />
    </ListPage>
  )
}

function OrderFilters({ data: { chosen, dealers } }: { readonly data: OrderListData }) {
  const { t } = useTexts()
  const { sites } = usePage()
  return (
    <Filters
      list={ORDERS}
      chosen={chosen}
      label={t('orders.desk.filter')}
      keep={['sort']}
      fields={[
        {
          name: 'site',
          label: t('desk.filter.site'),
          any: t('desk.filter.allSites'),
          options: sites.map(({ id, brandName, country }) => ({ value: id, label: `${brandName} ${country}` })),
        },
        {
          name: 'stage',
          label: t('orders.fact.stage'),
          any: t('orders.desk.filter.anyStage'),
          options: STAGES.map((value) => ({ value, label: t(`order.stage.${value}`) })),
        },
        {
          name: 'status',
          label: t('orders.desk.filter.status'),
          any: t('orders.desk.filter.anyStatus'),
          options: ORDER_STATUSES.map((value) => ({ value, label: t(`order.status.${value}.title`) })),
        },
        {
          name: 'actor',
          label: t('orders.fact.actor'),
          any: t('orders.desk.filter.anyActor'),
          options: ASSIGNEES.map((value) => ({ value, label: t(`orders.desk.actor.${value}`) })),
        },
        {
          name: 'queue',
          label: t('orders.desk.filter.queue'),
          any: t('orders.desk.filter.anyQueue'),
          options: QUEUE_NAMES.map((value) => ({ value, label: t(`orders.desk.queue.${value}`) })),
        },
        {
          name: 'dealer',
          label: t('desk.filter.dealer'),
          any: t('desk.filter.allDealers'),
          options: dealers.map(({ code, name }) => ({ value: code, label: name })),
        },
        { name: 'from', label: t('orders.desk.filter.from'), kind: 'day' },
        { name: 'to', label: t('orders.desk.filter.to'), kind: 'day' },
        { name: 'text', label: t('orders.desk.filter.text') },
      ]}
    />
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <WorkProblem error={error} retry={ORDERS.path} />
