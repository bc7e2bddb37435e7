import type { RouteHandle } from '@volante/contract/page'
import { useEffect, useState } from 'react'
import { LiveOrder } from '../../order-live/LiveOrder.tsx'
import { useActionResult } from '../../order-live/use-action-result.ts'
import { keepForm } from '../../forms/keep-form.ts'
import { page } from '../../shell/page-context.ts'
import { PageHead } from '../../shell/PageHead.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { requirePerson } from '../../shell/session/require-person.ts'
import type { Route } from './+types/order.page'
import { loadOrder } from './load-orders.ts'
import css from './order.module.css'
import { OrderAside } from './OrderAside.tsx'
import { OrderHead } from './OrderHead.tsx'
import { OrderMoney } from './OrderMoney.tsx'
import { OrderPapers } from './OrderPapers.tsx'
import { Standstill } from './Standstill.tsx'
import { CarReturn } from './back/CarReturn.tsx'
import { changeOrder, postedIn } from './order-post.ts'
import { Timeline } from './Timeline.tsx'
import { TimelineUnavailable } from './TimelineUnavailable.tsx'

export const handle = {
  texts: ['orders', 'order', 'push', 'checkout', 'errors', 'ui'],
  cache: false,
  query: ['done'],
} satisfies RouteHandle

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const facts = context.get(page)
  await requirePerson(facts, url)
  // Looking for changes is nobody's visit: what is new stays so until somebody comes back.
  const isVisit = (request.headers.get('sec-fetch-mode') ?? 'navigate') === 'navigate'
  const loaded = await loadOrder(facts, url, params.order ?? '', isVisit)
  return {
    loaded,
    isVisit,
    now: facts.now.toISOString(),
    done: url.searchParams.get('done'),
    idempotencyKey: crypto.randomUUID(),
  }
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const facts = context.get(page)
  await requirePerson(facts, url)
  return changeOrder(facts, request, params.order ?? '')
}
export const clientAction = keepForm

/** Where the order stands, what happens now and who must act, before anything else. */
export default function Order({
  loaderData: { loaded, isVisit, now, done, idempotencyKey },
  actionData,
}: Route.ComponentProps) {
  const { t } = useTexts()
  const posted = useActionResult(postedIn(actionData))
  useVisit(isVisit ? null : loaded?.order.id)
  if (!loaded) return <TimelineUnavailable />
  const { order, drawn } = loaded
  const title = t('orders.order.title', { number: order.number })
  return (
    <div id="order" className={css.order}>
      <PageHead title={title} hidden />
      <LiveOrder order={order}>
        <OrderHead order={order} drawn={drawn} now={now} done={done} />
        <Standstill order={order} idempotencyKey={idempotencyKey} refusal={posted?.refusal} />
        <div className={css.columns}>
          <div className={css.main}>
            <CarReturn order={order} />
            <Timeline order={order} />
            <OrderMoney order={order} />
            <OrderPapers order={order} />
          </div>
          <OrderAside order={order} sharedUrl={posted?.url} />
        </div>
      </LiveOrder>
    </div>
  )
}

/** Takes the order that the router led to, null where the visit is on record: marks it as seen, once. */
function useVisit(id: string | null | undefined): void {
  const [came] = useState(id)
  useEffect(() => {
    if (came) void fetch(`/api/reservation/v2/reservations/${came}/status?seen=true`).catch(() => null)
  }, [came])
}
