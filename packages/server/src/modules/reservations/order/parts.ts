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
import type { CouponTerms } from '@volante/domain/order/coupon'
import type { PaymentKind } from '@volante/domain/order/payment-kind'
import type { Refusal } from '@volante/domain/refusal'
import type { DeleteQueryBuilder, InsertQueryBuilder, QueryCreator, UpdateQueryBuilder } from 'kysely'
import type { Database } from '../../../platform/db/schema.ts'
import { timeOrderedId } from '../../../platform/db/time-ordered-id.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { freeOffers } from '../../valuation/api.ts'
import { type Booked, ledgerOfOrder, type OrderRow, type PartRow, partsOf } from './order-row.ts'
import type { PartDetails } from '../tables.ts'

// Every change of a ledger: asked of the domain's rules, written with the remaining payment in the same transaction. The
// order is locked by the caller.

export interface NewOrderPart {
  readonly kind: PartKind
  readonly purpose: PartRow['purpose']
  readonly paymentKind: PaymentKind | null
  readonly amountCents: number
  readonly chargeId?: string | null
  readonly details?: PartDetails
  readonly coupon?: CouponTerms | null
}

type Parts = readonly PartRow[]

/** What a customer chose beside the amount. */
export type PaymentChoice = Partial<
  Pick<
    OrderRow,
    | 'deposit_kind'
    | 'balance_kinds'
    | 'has_bank'
    | 'expires_at'
    | 'billing_address'
    | 'waiting_until'
    | 'deposit_returned_at'
  >
>

/** Promises a part of the total beside those the order has and keeps what was chosen with it; refuses (422) what the ledger's rules refuse. */
export async function addOrderPart(
  ctx: Ctx,
  order: OrderRow,
  parts: Parts,
  part: NewOrderPart,
  choice: PaymentChoice = {},
): Promise<Booked> {
  const ledger = ledgerOfOrder(order, parts)
  const made = { id: timeOrderedId(ctx.now), kind: part.kind, amountCents: part.amountCents }
  refuseBy(ctx, partRefusal(ledger, made, part.coupon ?? null))
  // As it is read, in the order of the columns: an order's version is told by it.
  const row: PartRow = {
    id: made.id,
    order_id: order.id,
    kind: part.kind,
    purpose: part.purpose,
    payment_kind: part.paymentKind,
    amount_cents: part.amountCents,
    is_paid: false,
    refunded_cents: 0,
    charge_id: part.chargeId ?? null,
    details: part.details ?? {},
    created_at: ctx.now,
    paid_at: null,
  }
  const insert = (db: QueryCreator<Database>) =>
    db
      .insertInto('order_parts')
      .values({ ...row, details: JSON.stringify(row.details) })
      .returning('id')
  const after = await keepRemaining(ctx, order, addPart(ledger, made), insert, choice)
  return { order: after, parts: [...parts, row] }
}

/** Takes back a part whose money has not come; what it covered remains again, and an offer that it used is free. */
export async function dropOrderPart(ctx: Ctx, order: OrderRow, parts: Parts, partId: string): Promise<OrderRow> {
  const ledger = ledgerOfOrder(order, parts)
  refuseBy(ctx, dropRefusal(ledger, partId))
  const plate = parts.find(({ id }) => id === partId)?.details.trade?.plate
  if (plate !== undefined) await freeOffers(ctx, order, plate)
  return keepRemaining(ctx, order, dropPart(ledger, partId), (db) =>
    db.deleteFrom('order_parts').where('id', '=', partId).returning('id'),
  )
}

/** Drops every promise of money that has not come; discounts stay. */
export async function dropUnpaidParts(ctx: Ctx, order: OrderRow): Promise<void> {
  const isPromise = ({ is_paid, purpose, refunded_cents }: PartRow) =>
    !is_paid && purpose !== null && refunded_cents === 0
  let left: Parts = await partsOf(ctx.db, order.id)
  for (const { id } of left.filter(isPromise)) {
    await dropOrderPart(ctx, order, left, id)
    left = without(left, id)
  }
}

export const without = (parts: Parts, partId: string): PartRow[] => parts.filter(({ id }) => id !== partId)

/** Notes that a part's money is here; a deposit that had gone back is then awaited no more. */
export async function payOrderPart(ctx: Ctx, order: OrderRow, parts: Parts, partId: string): Promise<OrderRow> {
  const ledger = ledgerOfOrder(order, parts)
  refuseBy(ctx, paymentRefusal(ledger, partId))
  const isDeposit = parts.some(({ id, purpose }) => id === partId && purpose === 'deposit')
  const choice = isDeposit && order.deposit_returned_at ? { deposit_returned_at: null, expires_at: null } : {}
  const paid = (db: QueryCreator<Database>) =>
    db.updateTable('order_parts').set({ is_paid: true, paid_at: ctx.now }).where('id', '=', partId).returning('id')
  if (!isDeposit) await ctx.enqueue('orders.part-paid', { site: order.site, orderId: order.id, partId })
  return keepRemaining(ctx, order, payPart(ledger, partId), paid, choice)
}

/** Notes that so much of a part was given back. */
export async function refundOrderPart(ctx: Ctx, order: OrderRow, partId: string, cents: number): Promise<void> {
  const ledger = ledgerOfOrder(order, await partsOf(ctx.db, order.id))
  refuseBy(ctx, refundRefusal(ledger, partId, cents))
  const after = refundPart(ledger, partId, cents)
  const part = after.parts.find(({ id }) => id === partId)
  await keepRemaining(ctx, order, after, (db) =>
    db
      .updateTable('order_parts')
      .set({ amount_cents: part?.amountCents ?? 0, refunded_cents: part?.refundedCents ?? 0 })
      .where('id', '=', partId)
      .returning('id'),
  )
}

type Id = { id: string }
type Change =
  | InsertQueryBuilder<Database, 'order_parts', Id>
  | UpdateQueryBuilder<Database, 'order_parts', 'order_parts', Id>
  | DeleteQueryBuilder<Database, 'order_parts', Id>

/** The change of a part of a locked order and what remains after it, in one statement; returns the order as it is then. */
async function keepRemaining(
  { db, now }: Ctx,
  order: OrderRow,
  { remainingCents }: Ledger,
  change: (db: QueryCreator<Database>) => Change,
  choice: PaymentChoice = {},
): Promise<OrderRow> {
  const after = { remaining_cents: remainingCents, changed_at: now }
  await db
    .with('part', change)
    .updateTable('orders')
    .set({ ...columnsOf(choice), ...after })
    .where('id', '=', order.id)
    .returning('orders.id')
    .executeTakeFirstOrThrow()
  return { ...order, ...choice, ...after }
}

/** Keeps what a part is known by besides its amount. */
export const keepDetails = ({ db }: Ctx, partId: string, details: PartDetails) =>
  db
    .updateTable('order_parts')
    .set({ details: JSON.stringify(details) })
    .where('id', '=', partId)
    .execute()

/** Keeps what was chosen while nothing is promised yet; returns the order as it is then. */
export const keepChoice = ({ db, now }: Ctx, orderId: string, choice: PaymentChoice): Promise<OrderRow> =>
  db
    .updateTable('orders')
    .set({ ...columnsOf(choice), changed_at: now })
    .where('id', '=', orderId)
    .returningAll()
    .executeTakeFirstOrThrow()

const columnsOf = ({ billing_address: address, ...columns }: PaymentChoice) => ({
  ...columns,
  ...(address ? { billing_address: JSON.stringify(address) } : {}),
})

function refuseBy(ctx: Ctx, refusal: Refusal | null): void {
  if (refusal) throw ctx.fail(refusal)
}
