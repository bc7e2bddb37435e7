import type { PaymentKind } from '@volante/domain/order/payment-kind'
import type { SignedInCtx } from '../../../platform/http/ctx.ts'
import { announceOrder } from '../order/announce-order.ts'
import type { FullOrder } from '../order/load-order.ts'
import type { Booked, PartRow } from '../order/order-row.ts'
import { fullOrderForOwner } from '../order/own-order.ts'
import { addOrderPart, dropOrderPart, without } from '../order/parts.ts'
import { coupons } from './coupon.ts'
import { refuseDeposit } from './way.ts'

const couponIn = (parts: readonly PartRow[]): PartRow | undefined => parts.find(({ kind }) => kind === 'coupon')

/** The name of the coupon an order has, if it has one. */
export const appliedCoupon = (parts: readonly PartRow[]): string | null => couponIn(parts)?.details.coupon ?? null

/**
 * Takes the caller's locked order and a coupon's name, null for none; returns the order at the price with it, before anything is
 * paid. Refuses (422) one that is unknown, of another brand, used up or over; whether it fits the way to pay is judged again when one is chosen.
 */
export async function applyCoupon(ctx: SignedInCtx, full: FullOrder, name: string | null): Promise<FullOrder> {
  const { order, parts } = full
  refuseDeposit(ctx, order, null)
  const standing = couponIn(parts)
  const freed = standing ? await dropOrderPart(ctx, order, parts, standing.id) : order
  if (name) await addCoupon(ctx, { order: freed, parts: standing ? without(parts, standing.id) : parts }, name, null)
  announceOrder(ctx, order.id)
  return fullOrderForOwner(ctx, order.id)
}

/** Takes an order as it is booked, a coupon's name and how the reservation value is paid, null before that is chosen; returns it with the coupon. */
export async function addCoupon(
  ctx: SignedInCtx,
  { order, parts }: Booked,
  typed: string,
  kind: PaymentKind | null,
): Promise<Booked> {
  const known = await coupons.find(ctx, typed, order)
  // The reservation value is a down payment, unless credit brings all of it.
  const isCredit = kind === 'financing' || kind === 'consortium'
  const coupon = known && { ...known, needsDownPayment: known.needsDownPayment && isCredit }
  // The same one beside another way to pay is judged anew.
  const same = parts.find((part) => part.kind === 'coupon' && part.details.coupon === coupon?.name)
  const freed = same ? await dropOrderPart(ctx, order, parts, same.id) : order
  return addOrderPart(ctx, freed, same ? without(parts, same.id) : parts, {
    kind: 'coupon',
    purpose: null,
    paymentKind: null,
    amountCents: coupon?.amountCents ?? 1,
    details: { coupon: coupon?.name ?? typed },
    coupon,
  })
}
