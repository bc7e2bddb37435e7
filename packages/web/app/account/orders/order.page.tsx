import type { RouteHandle } from '@volante/contract/page'
import { LiveOrder } from '../../checkout/live/LiveOrder.tsx'
import { page } from '../../shell/page-context.ts'
import { PageHead } from '../../shell/PageHead.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { requirePerson } from '../require-person.ts'
import type { Route } from './+types/order.page'
import { isClock } from '../../checkout/time/is-clock.ts'
import { loadOrder } from './load-orders.ts'
import css from './order.module.css'
import { OrderAside } from './OrderAside.tsx'
import { OrderHead } from './OrderHead.tsx'
import { OrderMoney } from './OrderMoney.tsx'
import { OrderPapers } from './OrderPapers.tsx'
import { orderState } from './order-state.ts'
import { Standstill } from './Standstill.tsx'
import { takeOrderPost } from './take-order-post.ts'
import { Timeline } from './Timeline.tsx'
import { TimelineUnavailable } from './TimelineUnavailable.tsx'

export const handle = {
  texts: ['orders', 'order', 'checkout', 'errors', 'ui'],
  script: 'light',
  cache: false,
  query: ['done'],
} satisfies RouteHandle

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const facts = context.get(page)
  await requirePerson(facts, url)
  // The script that looks for changes is nobody's visit: what is new stays so until somebody comes back.
  const isVisit = (request.headers.get('sec-fetch-mode') ?? 'navigate') === 'navigate'
  const loaded = await loadOrder(facts, url, params.order ?? '', isVisit)
  return { loaded, now: facts.now.toISOString(), done: url.searchParams.get('done'), once: crypto.randomUUID() }
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const facts = context.get(page)
  await requirePerson(facts, url)
  return takeOrderPost(facts, request, params.order ?? '')
}

/** Where the order stands, what happens now and who must act, before anything else. */
export default function Order({ loaderData: { loaded, now, done, once }, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  if (!loaded) return <TimelineUnavailable />
  const { order, drawn } = loaded
  const title = t('orders.order.title', { number: order.number })
  return (
    <div className={css.order}>
      <PageHead title={title} hidden />
      <LiveOrder id="order" order={order} state={orderState(order)} isInPlace={!isClock(order.countdown)}>
        <OrderHead order={order} drawn={drawn} now={now} done={done} />
        <Standstill order={order} once={once} refusal={actionData?.refusal} />
        <div className={css.columns}>
          <div className={css.main}>
            <Timeline order={order} />
            <OrderMoney order={order} />
            <OrderPapers order={order} />
          </div>
          <OrderAside order={order} sharedUrl={actionData?.url} />
        </div>
      </LiveOrder>
    </div>
  )
}
