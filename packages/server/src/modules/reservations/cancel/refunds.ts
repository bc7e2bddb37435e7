import { randomUUID } from 'node:crypto'
import { type RefundMethod, refundTerms } from '@volante/domain/order/cancellation'
import type { PaymentKind } from '@volante/domain/order/payment-kind'
import { isRefundOpen, orderedState, type RefundState, refundChangeRefusal } from '@volante/domain/order/refund'
import type { Day } from '@volante/domain/date'
import type { Db } from '../../../platform/db/database.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { today } from '../../../platform/sites/today.ts'
import { refundCharge } from '../../payments/api.ts'
import { type OrderRow, type PartRow, partsOf, type RefundRow } from '../order/order-row.ts'
import { refundOrderPart } from '../order/parts.ts'

/** A part whose money is here. */
export interface PaidPart {
  readonly part: PartRow
  readonly kind: PaymentKind
  /** Cents of it that stay so far: what is on its way back is taken off. */
  readonly amountCents: number
}

/** Takes an order's parts and refunds; returns the parts that were paid, with what is left to give back of each. */
export function paidParts(parts: readonly PartRow[], refunds: readonly AskedRefund[]): PaidPart[] {
  const asked = refunds.filter(({ state }) => isRefundOpen(state))
  return parts.flatMap((part) => {
    const onItsWay = asked.filter(({ part_id }) => part_id === part.id)
    const amountCents = onItsWay.reduce((left, { amount_cents }) => left - amount_cents, part.amount_cents)
    return part.is_paid && part.payment_kind && amountCents > 0 ? [{ part, kind: part.payment_kind, amountCents }] : []
  })
}

type AskedRefund = Pick<RefundRow, 'part_id' | 'amount_cents' | 'state'>

/** The same of an order. */
export const paidPartsOf = async (db: Db, orderId: string): Promise<PaidPart[]> =>
  paidParts(await partsOf(db, orderId), await refundsOf(db, orderId))

const refundsOf = (db: Db, orderId: string): Promise<RefundRow[]> =>
  db
    .selectFrom('order_refunds')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

export interface PartRefund {
  readonly method: RefundMethod
  readonly amountCents: number
  readonly expectedOn: Day
}

export interface Cause {
  /** What it waits for before it is ordered. */
  readonly waits?: Extract<RefundState, 'needsApproval' | 'waitsForCar'> | undefined
  /** Why, as the buyer reads it; a refund of a cancellation needs no other reason. */
  readonly reason?: string
  /** Who of staff wants it. */
  readonly askedBy?: string
}

/** Takes a locked order, a part of it and what of it goes back; keeps the refund and orders it, unless it waits for something. */
export async function giveBack(
  ctx: Ctx,
  order: OrderRow,
  part: PartRow,
  { method, amountCents, expectedOn }: PartRefund,
  { waits, reason, askedBy }: Cause = {},
): Promise<void> {
  const refund = await ctx.db
    .insertInto('order_refunds')
    .values({
      id: randomUUID(),
      order_id: order.id,
      part_id: part.id,
      refund_id: null,
      method,
      amount_cents: amountCents,
      state: waits ?? 'needsAccount',
      expected_on: expectedOn,
      created_at: ctx.now,
      finished_at: null,
      reason: reason ?? null,
      asked_by: askedBy ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  if (!waits) await startRefund(ctx, order, refund)
}

/**
 * Takes a refund that waits for nothing more, or failed; orders it: through the charge it came by, to the buyer's account where
 * that is no way, otherwise from who received it. Money to an account is asked for first, and sent by a person.
 */
export async function startRefund(ctx: Ctx, order: OrderRow, refund: RefundRow): Promise<void> {
  const part = (await partsOf(ctx.db, order.id)).find(({ id }) => id === refund.part_id)
  const isByTransfer = refund.method === 'bankTransfer'
  const state = orderedState(refund.method, isByTransfer && (await hasAccount(ctx.db, order.id)))
  const refusal = refund.state === state ? null : refundChangeRefusal(refund.state, state)
  if (refusal) throw ctx.fail(refusal)
  const charge = part?.charge_id && !isByTransfer ? part.charge_id : null
  const key = `${refund.id} ${ctx.now.getTime()}`
  const ordered = charge
    ? await refundCharge(ctx, charge, refund.amount_cents, refund.reason ?? 'cancellation', key)
    : null
  const expected_on = part?.payment_kind
    ? refundTerms(part.payment_kind, today(ctx), order.country).expectedOn
    : refund.expected_on
  await ctx.db
    .updateTable('order_refunds')
    .set({ state, method: refund.method, refund_id: ordered?.id ?? null, expected_on, finished_at: null })
    .where('id', '=', refund.id)
    .execute()
  const { site, id: orderId } = order
  if (refund.asked_by) await ctx.enqueue('orders.refund-ordered', { site, orderId, refundId: refund.id })
}

const hasAccount = async (db: Db, orderId: string): Promise<boolean> =>
  (await db.selectFrom('refund_accounts').select('order_id').where('order_id', '=', orderId).executeTakeFirst()) !==
  undefined

/** Takes a locked order whose car is back; orders what waited for it. */
export async function refundWithCar(ctx: Ctx, order: OrderRow): Promise<void> {
  for (const refund of await refundsOf(ctx.db, order.id))
    if (refund.state === 'waitsForCar') await startRefund(ctx, order, refund)
}

/** One refund of an order in the state a person acts on; refuses (404) another order's and (409) one that moved on. */
async function refundIn(ctx: Ctx, order: OrderRow, id: string, state: RefundState): Promise<RefundRow> {
  const refund = (await refundsOf(ctx.db, order.id)).find((one) => one.id === id)
  if (!refund) throw ctx.fail('request.notFound')
  if (refund.state !== state) throw ctx.fail('order.refund.change')
  return refund
}

/** Takes a refund above the limit and a second person's decision; orders it, or ends it. Refuses (403) who asked for it. */
export async function decideRefund(ctx: Ctx, order: OrderRow, id: string, approved: boolean): Promise<RefundRow> {
  const refund = await refundIn(ctx, order, id, 'needsApproval')
  if (refund.asked_by === ctx.user?.id) throw ctx.fail('order.refund.ownApproval')
  const decided_by = ctx.user?.id ?? null
  const change = approved ? { decided_by } : { decided_by, state: 'declined' as const, finished_at: ctx.now }
  await ctx.db.updateTable('order_refunds').set(change).where('id', '=', id).execute()
  if (approved) await startRefund(ctx, order, { ...refund, decided_by })
  return refund
}

/** Takes a refund that failed; orders it once more, by transfer to the buyer's account where that is wanted. */
export async function retryRefund(ctx: Ctx, order: OrderRow, id: string, isByTransfer: boolean): Promise<void> {
  const refund = await refundIn(ctx, order, id, 'failed')
  await startRefund(ctx, order, { ...refund, method: isByTransfer ? 'bankTransfer' : refund.method })
}

/** Takes an order and one of its refunds that a person sends, or a bank, a consortium or a dealer gives back; notes that it was. */
export async function confirmRefund(ctx: Ctx, order: OrderRow, id: string): Promise<void> {
  const refund = await refundIn(ctx, order, id, 'requested')
  if (refund.refund_id) throw ctx.fail('request.notFound')
  const done = { state: 'done' as const, finished_at: ctx.now }
  await ctx.db.updateTable('order_refunds').set(done).where('id', '=', id).execute()
  await refundOrderPart(ctx, order, refund.part_id, refund.amount_cents)
  await ctx.enqueue('orders.refund-made', { site: order.site, orderId: order.id, refundId: id })
}

/** Cents of an order that staff gave back, or wants to, without a second person. */
export const aloneCents = async (db: Db, orderId: string): Promise<number> =>
  (await refundsOf(db, orderId))
    .filter(({ asked_by, decided_by, state }) => asked_by !== null && decided_by === null && state !== 'needsApproval')
    .reduce((sum, { amount_cents }) => sum + amount_cents, 0)
