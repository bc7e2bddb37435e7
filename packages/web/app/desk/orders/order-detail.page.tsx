import type { RouteHandle } from '@volante/contract/page'
import { useRouteLoaderData } from 'react-router'
import { requireRight } from '../../admin/require-right.ts'
import { page } from '../../shell/page-context.ts'
import { type Dictionary, TextsProvider, useTexts } from '../../texts/texts.tsx'
import type { Route } from './+types/order-detail.page'
import { loadDeskOrder } from './load-desk-order.ts'
import { DeskOrderView } from './DeskOrderView.tsx'
import { OrdersProblem } from './OrdersProblem.tsx'
import { takeStep } from './take-step.ts'

export const handle = { cache: false, script: 'light', query: ['done'] } satisfies RouteHandle

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const facts = context.get(page)
  requireRight(facts, url, 'orders.read')
  return loadDeskOrder(facts, params.order ?? '', url.searchParams.get('done'))
}
export type DeskOrderData = Route.ComponentProps['loaderData']

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const facts = context.get(page)
  requireRight(facts, url, 'orders.read')
  return takeStep(facts, request, params.order ?? '')
}

/** One order with what the visitor may do about it, in its own currency and time. */
export default function OrderDetail({ loaderData, actionData }: Route.ComponentProps) {
  const { language } = useTexts()
  const layout = useRouteLoaderData<{ readonly dictionary: Dictionary }>('desk-orders')
  const { order, timeZone } = loaderData
  return (
    <TextsProvider manner={{ language, timeZone, currency: order.currency }} dictionary={layout?.dictionary ?? {}}>
      <DeskOrderView data={loaderData} refused={actionData} />
    </TextsProvider>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OrdersProblem error={error} retry="" />
}
