import { estimateOf, type EstimateReason, estimateRefusal } from '@volante/domain/order/estimates'
import type { Day } from '@volante/domain/date'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { today } from '../../../platform/sites/today.ts'
import { estimatesOf, type OrderRow } from './order-row.ts'

export interface NewEstimate {
  readonly deliveryOn: Day
  readonly reason: EstimateReason
  readonly note?: string | null | undefined
  readonly actorId?: string | null | undefined
}

/** Takes a locked order and a promise of the delivery day; keeps it beside the earlier ones, or refuses (409) why not. */
export async function keepEstimate(ctx: Ctx, orderId: string, estimate: NewEstimate): Promise<void> {
  const refusal = await whyNotEstimate(ctx, orderId, estimate)
  if (refusal) throw ctx.fail(refusal)
  await insertEstimate(ctx, orderId, estimate)
}

/** The platform's own promise when a stage begins; the day that was promised already is not said again. */
export async function promiseDelivery(ctx: Ctx, order: OrderRow, reason: EstimateReason): Promise<void> {
  const day = today(ctx)
  const { deliveryOn } = estimateOf(order.stage, day, day)
  const estimate = { deliveryOn, reason }
  // A new order has no earlier promise to compare with.
  if (reason === 'first' || (await whyNotEstimate(ctx, order.id, estimate)) === null)
    await insertEstimate(ctx, order.id, estimate)
}

async function whyNotEstimate({ db, now }: Ctx, orderId: string, { deliveryOn, reason }: NewEstimate) {
  const history = (await estimatesOf(db, orderId)).map((row) => ({
    deliveryOn: row.delivery_on,
    madeAt: row.made_at,
    reason: row.reason,
  }))
  return estimateRefusal(history, { deliveryOn, madeAt: now, reason })
}

const insertEstimate = ({ db, now }: Ctx, orderId: string, { deliveryOn, reason, note, actorId }: NewEstimate) =>
  db
    .insertInto('order_estimates')
    .values({
      order_id: orderId,
      delivery_on: deliveryOn,
      reason,
      note: note ?? null,
      made_at: now,
      actor_id: actorId ?? null,
    })
    .execute()
