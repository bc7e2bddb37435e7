import { isDepositAwaited } from '@volante/domain/order/line'
import { isOrderEnd } from '@volante/domain/order/transitions'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { cancelOpenCharges, type Charge, chargesOfOrder } from '../../payments/api.ts'
import { unitById } from '../../stock/api.ts'
import { enqueueExpiry } from '../order/expiry-timer.ts'
import { hasOpenOrder } from '../order/order-queries.ts'
import { eventsOf, factsOf, lockOrder, type OrderRow, standingOf } from '../order/order-row.ts'
import { dropUnpaidParts } from '../order/parts.ts'
import { isEndedByPix, PIX_OVER } from '../order/pix-over.ts'
import { step } from '../order/record-event.ts'

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
    const charges = await chargesOfOrder(inside.db, orderId)
    const graceEnd = new Date(order.expires_at.getTime() + GRACE_MS)
    if (inside.now < graceEnd && charges.some(isOpen)) return enqueueExpiry(inside, orderId, order.site, graceEnd)
    // The code may end in the same second as the reservation: whichever job comes first, the code's end is told.
    const last = charges.at(-1)
    await endUnpaid(
      inside,
      order,
      last && !order.deposit_returned_at && isPixOver(inside, last) ? 'pix' : 'reservation',
    )
  })
}

const isOpen = ({ state }: Charge): boolean => state === 'created' || state === 'pending'

/** Whether a charge is a Pix of the reservation value whose countdown ended without its money. */
export const isPixOver = ({ now }: Ctx, { kind, purpose, state, expiresAt }: Charge): boolean =>
  kind === 'pix' &&
  purpose === 'deposit' &&
  !['paid', 'refused', 'cancelled'].includes(state) &&
  (state === 'expired' || (expiresAt !== null && expiresAt <= now))

/**
 * Takes a locked order whose reservation value was not paid in time, and which countdown ended: the reservation's expires
 * the order, a Pix code's cancels it. Ends its charges and frees the car.
 */
export async function endUnpaid(ctx: Ctx, order: OrderRow, over: 'reservation' | 'pix'): Promise<void> {
  const isAwaited = isDepositAwaited(factsOf(order), order.reached)
  if (!isAwaited || isOrderEnd(order.status)) return
  if (order.status === 'REQUESTED_CANCELLATION') return
  await cancelOpenCharges(ctx, order.id, over === 'pix' ? 'expired' : 'cancelled')
  await dropUnpaidParts(ctx, order)
  if (over === 'pix') await step(ctx, order, { status: 'CANCELLED', actor: 'platform', data: { reason: PIX_OVER } })
  else await step(ctx, order, { status: 'EXPIRED', actor: 'platform' })
}

/**
 * Whether a paid charge brings back its cancelled order: a Pix that was sent in its time and told of after its end, while
 * the car is still free and the buyer has no other order.
 */
export async function revivable(ctx: Ctx, order: OrderRow, { kind, purpose }: Charge): Promise<boolean> {
  if (order.status !== 'CANCELLED' || kind !== 'pix' || purpose !== 'deposit') return false
  if (!isEndedByPix(order, await eventsOf(ctx.db, order.id))) return false
  if (await hasOpenOrder(ctx, standingOf(order))) return false
  const { stock_unit_id: unitId } = order
  return unitId === null || (await unitById(ctx.db, unitId))?.isFree === true
}
