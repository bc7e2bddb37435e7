import { randomUUID } from 'node:crypto'
import type { RefundMethod } from '@volante/domain/order/cancellation'
import type { PaymentKind } from '@volante/domain/order/payment-kind'
import type { Day } from '@volante/domain/date'
import type { Db } from '../../../platform/db/database.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'
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
  const asked = refunds.filter(({ state }) => state === 'requested')
  return parts.flatMap((part) => {
    const onItsWay = asked.filter(({ part_id }) => part_id === part.id)
    const amountCents = onItsWay.reduce((left, { amount_cents }) => left - amount_cents, part.amount_cents)
    return part.is_paid && part.payment_kind && amountCents > 0 ? [{ part, kind: part.payment_kind, amountCents }] : []
  })
}

type AskedRefund = Pick<RefundRow, 'part_id' | 'amount_cents' | 'state'>

/** The same of an order. */
export async function paidPartsOf(db: Db, orderId: string): Promise<PaidPart[]> {
  const refunds = await db
    .selectFrom('order_refunds')
    .select(['part_id', 'amount_cents', 'state'])
    .where('order_id', '=', orderId)
    .execute()
  return paidParts(await partsOf(db, orderId), refunds)
}

/** Why money goes back; the same key again is the same refund. */
export interface Cause {
  readonly key: string
  readonly reason: string
}

export interface PartRefund {
  readonly method: RefundMethod
  readonly amountCents: number
  readonly expectedOn: Day
}

/** Orders money back: through the charge it came by, otherwise from who received it, which a person confirms. */
export async function orderRefund(
  ctx: Ctx,
  order: OrderRow,
  part: PartRow,
  refund: PartRefund,
  cause: Cause,
): Promise<void> {
  const { method, amountCents, expectedOn } = refund
  const key = `${cause.key} ${part.id}`
  const ordered = part.charge_id ? await refundCharge(ctx, part.charge_id, amountCents, cause.reason, key) : null
  await ctx.db
    .insertInto('order_refunds')
    .values({
      id: randomUUID(),
      order_id: order.id,
      part_id: part.id,
      refund_id: ordered?.id ?? null,
      method,
      amount_cents: amountCents,
      state: 'requested',
      expected_on: expectedOn,
      created_at: ctx.now,
      finished_at: null,
    })
    .execute()
}

/** Takes an order and one of its refunds that a bank, a consortium or a dealer gives back; notes that it was. Returns false where there is none open. */
export async function confirmRefund(ctx: Ctx, order: OrderRow, refundId: string): Promise<boolean> {
  const refund = await ctx.db
    .updateTable('order_refunds')
    .set({ state: 'done', finished_at: ctx.now })
    .where('id', '=', refundId)
    .where('order_id', '=', order.id)
    .where('state', '=', 'requested')
    .where('refund_id', 'is', null)
    .returningAll()
    .executeTakeFirst()
  if (!refund) return false
  await refundOrderPart(ctx, order, refund.part_id, refund.amount_cents)
  await ctx.enqueue('orders.refund-made', { site: order.site, orderId: order.id, refundId })
  return true
}
