import { data, Link } from 'react-router'
import { keepForm } from '../../../forms/keep-form.ts'
import { page } from '../../../shell/page-context.ts'
import { MoreTexts, useTexts } from '../../../texts/texts.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { requireRight } from '../../../work/require-right.ts'
import { WorkHead } from '../../../work/WorkHead.tsx'
import { workPage } from '../../../work/work-texts.server.ts'
import { WorkProblem } from '../../../work/WorkProblem.tsx'
import type { Route } from './+types/refund.page'
import { handleStep } from '../handle-step.ts'
import { loadDeskOrder } from '../load-desk-order.ts'
import { ORDERS } from '../../../work/list/known-lists.ts'
import { Refund } from './RefundSteps.tsx'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const facts = context.get(page)
  requireRight(facts, url, 'refunds.approve')
  const loaded = await loadDeskOrder(facts, params.order ?? '', null)
  const left = loaded.order.refundable.find(({ chargeId }) => chargeId === params.charge)
  if (!left) throw data(null, { status: 404 })
  return { loaded, left }
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const facts = context.get(page)
  requireRight(facts, url, 'refunds.approve')
  return handleStep(workPage(facts, request), request, params.order ?? '')
}

export const clientAction = keepForm

/** Money of one charge given back by staff: how much and why, what that means, and only then it is ordered. */
export default function RefundPage({ loaderData: { loaded, left }, actionData }: Route.ComponentProps) {
  const { order, timeZone } = loaded
  const { t } = useTexts()
  const title = t('orders.order.title', { number: order.number })
  return (
    <MoreTexts locale={{ timeZone, currency: order.currency }}>
      <Stack gap={5}>
        <WorkHead title={title} />
        <p>
          <Link to={`${ORDERS.path}/${order.id}`}>{title}</Link>
        </p>
        <h1>{t('orders.desk.refund.title')}</h1>
        <Refund data={loaded} answer={actionData} left={left} />
      </Stack>
    </MoreTexts>
  )
}

const GONE = { title: 'orders.desk.gone.title', text: 'orders.desk.gone.text', back: 'orders.desk.back' } as const

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <WorkProblem error={error} retry={ORDERS.path} gone={GONE} />
)
