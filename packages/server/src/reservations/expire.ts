import { isDepositAwaited } from '@volante/domain/order/line'
import { ORDER_ENDS } from '@volante/domain/order/transitions'
import type { Ctx } from '../http/ctx.ts'
import { cancelOpenCharges, chargesOfOrder } from '../payments/api.ts'
import { factsOf, lockOrder, type OrderRow } from './order-row.ts'
import { dropUnpaidParts } from './parts.ts'
import { step } from './record-event.ts'
import { enqueueExpiry } from './expiry-timer.ts'

/** How long money that was sent in time may take to be told of. */
const GRACE_MS = 120_000

/**
 * The job at the end of a reservation's time. Does nothing when the order has moved on. While a charge is still with its
 * provider the answer is waited for a little: money sent in the last second counts, and the car is held meanwhile.
 */
export function workOnExpiry(ctx: Ctx, orderId: string): Promise<void> {
  return ctx.inTransaction(async (inside) => {
    const order = await lockOrder(inside.db, orderId)
    if (!order?.expires_at || order.expires_at > inside.now) return
    const graceEnd = new Date(order.expires_at.getTime() + GRACE_MS)
    if (inside.now < graceEnd && (await hasOpenCharge(inside, orderId)))
      return enqueueExpiry(inside, orderId, order.site, graceEnd)
    await expireOrder(inside, order)
  })
}

/** Takes a locked order whose reservation value was not paid in time; ends it and its charges, and frees the car. */
export async function expireOrder(ctx: Ctx, order: OrderRow): Promise<void> {
  const isAwaited = isDepositAwaited(factsOf(order), order.reached)
  if (!isAwaited || ORDER_ENDS.some((end) => end === order.status)) return
  if (order.status === 'REQUESTED_CANCELLATION') return
  await cancelOpenCharges(ctx, order.id)
  await dropUnpaidParts(ctx, order)
  await step(ctx, order, { status: 'EXPIRED', actor: 'platform' })
}

const hasOpenCharge = async (ctx: Ctx, orderId: string): Promise<boolean> =>
  (await chargesOfOrder(ctx.db, orderId)).some(({ state }) => state === 'created' || state === 'pending')
