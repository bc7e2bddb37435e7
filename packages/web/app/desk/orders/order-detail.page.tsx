import type { RouteHandle } from '@volante/contract/page'
import { keepForm } from '../../forms/keep-form.ts'
import { page } from '../../shell/page-context.ts'
import { MoreTexts } from '../../texts/texts.tsx'
import { requireRight } from '../../work/require-right.ts'
import { workPage } from '../../work/work-texts.server.ts'
import { WorkProblem } from '../../work/WorkProblem.tsx'
import type { Route } from './+types/order-detail.page'
import { loadDeskOrder } from './load-desk-order.ts'
import { DeskOrderView } from './DeskOrderView.tsx'
import { ORDERS } from '../../work/list/known-lists.ts'
import { handleStep } from './handle-step.ts'

export const handle = { query: ['done', 'list'] } satisfies RouteHandle

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const facts = context.get(page)
  requireRight(facts, url, 'orders.read')
  return loadDeskOrder(facts, params.order ?? '', url.searchParams.get('done'))
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const facts = context.get(page)
  requireRight(facts, url, 'orders.read')
  return handleStep(workPage(facts, request), request, params.order ?? '')
}

export const clientAction = keepForm

/** One order with what the visitor may do about it, in its own currency and time. */
export default function OrderDetail({ loaderData, actionData }: Route.ComponentProps) {
  const { order, timeZone } = loaderData
  return (
    <MoreTexts locale={{ timeZone, currency: order.currency }}>
      <DeskOrderView data={loaderData} answer={actionData} />
    </MoreTexts>
  )
}

const GONE = { title: 'orders.desk.gone.title', text: 'orders.desk.gone.text', back: 'orders.desk.back' } as const

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <WorkProblem error={error} retry={ORDERS.path} gone={GONE} />
)
