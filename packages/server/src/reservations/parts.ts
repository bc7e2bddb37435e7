import { randomUUID } from 'node:crypto'
import {
  addPart,
  dropPart,
  dropRefusal,
  type Ledger,
  type PartKind,
  partRefusal,
  payPart,
  paymentRefusal,
  refundPart,
  refundRefusal,
} from '@volante/domain/order/ledger'
import type { CouponTerms } from '@volante/domain/coupon'
import type { PaymentKind } from '@volante/domain/order/payment-kind'
import type { Refusal } from '@volante/domain/refusal'
import type { Ctx } from '../http/ctx.ts'
import { ledgerOfOrder, type OrderRow, type PartRow, partsOf } from './order-row.ts'
import type { PartDetails } from './tables.ts'

// Every change of a ledger: asked of the domain's rules, written with the remaining payment in the same transaction. The
// order is locked by the caller.

export interface NewOrderPart {
  readonly kind: PartKind
  readonly purpose: PartRow['purpose']
  readonly paymentKind: PaymentKind | null
  readonly amountCents: number
  readonly details?: PartDetails
  readonly coupon?: CouponTerms | null
}

/** Promises a part of the total; refuses (422) what the ledger's rules refuse. */
export async function addOrderPart(ctx: Ctx, order: OrderRow, part: NewOrderPart): Promise<string> {
  const ledger = ledgerOfOrder(order, await partsOf(ctx.db, order.id))
  const made = { id: randomUUID(), kind: part.kind, amountCents: part.amountCents }
  refuseBy(ctx, partRefusal(ledger, made, part.coupon ?? null))
  await ctx.db
    .insertInto('order_parts')
    .values({
      id: made.id,
      order_id: order.id,
      kind: part.kind,
      purpose: part.purpose,
      payment_kind: part.paymentKind,
      amount_cents: part.amountCents,
      charge_id: null,
      details: JSON.stringify(part.details ?? {}),
      created_at: ctx.now,
      paid_at: null,
    })
    .execute()
  await keepRemaining(ctx, order.id, addPart(ledger, made))
  return made.id
}

/** Takes back a part whose money has not come; what it covered remains again. */
export async function dropOrderPart(ctx: Ctx, order: OrderRow, partId: string): Promise<void> {
  const ledger = ledgerOfOrder(order, await partsOf(ctx.db, order.id))
  refuseBy(ctx, dropRefusal(ledger, partId))
  await ctx.db.deleteFrom('order_parts').where('id', '=', partId).execute()
  await keepRemaining(ctx, order.id, dropPart(ledger, partId))
}

/** Drops every promise of money that has not come; discounts stay. */
export async function dropUnpaidParts(ctx: Ctx, order: OrderRow): Promise<void> {
  for (const { id, is_paid, purpose, refunded_cents } of await partsOf(ctx.db, order.id))
    if (!is_paid && purpose !== null && refunded_cents === 0) await dropOrderPart(ctx, order, id)
}

/** Notes that a part's money is here. */
export async function payOrderPart(ctx: Ctx, order: OrderRow, partId: string): Promise<void> {
  const ledger = ledgerOfOrder(order, await partsOf(ctx.db, order.id))
  refuseBy(ctx, paymentRefusal(ledger, partId))
  await ctx.db.updateTable('order_parts').set({ is_paid: true, paid_at: ctx.now }).where('id', '=', partId).execute()
  await keepRemaining(ctx, order.id, payPart(ledger, partId))
}

/** Notes that so much of a part was given back. */
export async function refundOrderPart(ctx: Ctx, order: OrderRow, partId: string, cents: number): Promise<void> {
  const ledger = ledgerOfOrder(order, await partsOf(ctx.db, order.id))
  refuseBy(ctx, refundRefusal(ledger, partId, cents))
  const after = refundPart(ledger, partId, cents)
  const part = after.parts.find(({ id }) => id === partId)
  await ctx.db
    .updateTable('order_parts')
    .set({ amount_cents: part?.amountCents ?? 0, refunded_cents: part?.refundedCents ?? 0 })
    .where('id', '=', partId)
    .execute()
  await keepRemaining(ctx, order.id, after)
}

export async function linkCharge({ db }: Ctx, partId: string, chargeId: string): Promise<void> {
  await db.updateTable('order_parts').set({ charge_id: chargeId }).where('id', '=', partId).execute()
}

async function keepRemaining({ db, now }: Ctx, orderId: string, { remainingCents }: Ledger): Promise<void> {
  await db
    .updateTable('orders')
    .set({ remaining_cents: remainingCents, changed_at: now })
    .where('id', '=', orderId)
    .execute()
}

function refuseBy(ctx: Ctx, refusal: Refusal | null): void {
  if (refusal) throw ctx.refuse(422, refusal.key, refusal.values)
}
