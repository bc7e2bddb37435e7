import { addDays } from '@volante/domain/date'
import type { PlannedStage } from '@volante/domain/order/delivery-plan'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { today } from '../../../platform/sites/today.ts'
import { announceOrder } from '../order/announce-order.ts'
import { reviewPromise } from './estimate.ts'
import { estimatesOf, lockOrder, type OrderRow } from '../order/order-row.ts'

/** A slip gives the stage at least so many business days more: a buyer hears of another day once a week at most. */
const LEAST_DAYS = 5

/** Looks at the order again in the morning after the day its present stage is planned to end. */
export async function watchStage(
  ctx: Ctx,
  { id, site, stage }: OrderRow,
  plan: readonly PlannedStage[],
): Promise<void> {
  const planned = plan.find((one) => one.stage === stage)
  if (!planned) return
  const at = new Date(`${addDays(planned.endsOn, 1)}T12:00:00Z`)
  await ctx.enqueue('orders.slip', { site, orderId: id }, { at })
}

/** The job of that morning: where the planned day of the stage is over, the promise is made anew with its reason, unless it holds or a person made it. */
export function reviewSlip(ctx: Ctx, orderId: string): Promise<void> {
  return ctx.inTransaction(async (inside) => {
    const order = await lockOrder(inside.db, orderId)
    if (!order?.is_open || order.status === 'REQUESTED_CANCELLATION') return
    const plan = (await estimatesOf(inside.db, orderId)).at(-1)?.plan ?? []
    const planned = plan.find(({ stage }) => stage === order.stage)
    if (!planned || planned.endsOn >= today(inside)) return
    if (!(await reviewPromise(inside, order, order, LEAST_DAYS))) return
    announceOrder(inside, orderId)
    await watchStage(inside, order, (await estimatesOf(inside.db, orderId)).at(-1)?.plan ?? [])
  })
}
