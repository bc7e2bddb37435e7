import { randomUUID } from 'node:crypto'
import type { CancellationPreview } from '@volante/contract/order-shapes'
import type { Day } from '@volante/domain/date'
import type { Actor } from '@volante/domain/order/line'
import {
  cancellationRefusal,
  type CancellationTerms,
  cancellationTerms,
  withdrawalRefusal,
} from '@volante/domain/order/cancellation'
import { isRefundedWithCar } from '@volante/domain/order/refund'
import type { Refusal } from '@volante/domain/refusal'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { cancelOpenCharges } from '../../payments/api.ts'
import { today } from '../../../platform/sites/today.ts'
import { campaignOfOrder, type CampaignTerms } from '../reserve/campaign-queries.ts'
import type { WholeOrder } from '../order/load-order.ts'
import { type CancellationRow, factsOf, type OrderRow } from '../order/order-row.ts'
import { dropUnpaidParts } from '../order/parts.ts'
import { continueOrder, step } from '../order/record-event.ts'
import { giveBack, type PaidPart, paidParts, paidPartsOf } from './refunds.ts'

export interface CancellationWish {
  readonly reason: string | null
  readonly comment: string | null
  readonly actor: Actor
  readonly actorId: string | null
  /** The code of a request that came in without a session. */
  readonly regretCode?: string
}

/** What a cancellation on that day gives back of what was paid. */
export const termsOf = (
  order: OrderRow,
  paid: readonly PaidPart[],
  { retention_basis_points: retentionBasisPoints }: CampaignTerms,
  day: Day,
): CancellationTerms =>
  cancellationTerms({
    country: order.country,
    today: day,
    signedOn: order.signed_on,
    deliveredOn: order.delivered_on,
    reached: order.reached,
    paid,
    retentionBasisPoints,
  })

/** Why an order cannot be cancelled now; a delivered car is given back within the days of withdrawal. */
export function whyNotCancel(ctx: Ctx, order: OrderRow): Refusal | null {
  if (order.status !== 'DELIVERED') return cancellationRefusal(factsOf(order), order.status, order.reached)
  const { country, signed_on: signedOn, delivered_on: deliveredOn } = order
  return withdrawalRefusal({ country, today: today(ctx), signedOn, deliveredOn })
}

/** Whether the buyer may withdraw today without a reason. */
export const isByRight = (ctx: Ctx, { country, signed_on: signedOn, delivered_on: deliveredOn }: OrderRow): boolean =>
  withdrawalRefusal({ country, today: today(ctx), signedOn, deliveredOn }) === null

/**
 * What a cancellation gives back, as it is shown before it is confirmed; null where there is none. One that was asked for
 * is carried out on the terms of that day.
 */
export function cancellationPreview(
  ctx: Ctx,
  { order, parts, refunds, request }: WholeOrder,
  campaign: CampaignTerms,
): CancellationPreview | null {
  if (!request && whyNotCancel(ctx, order)) return null
  const day = request ? today({ site: ctx.site, now: request.at }) : today(ctx)
  const terms = termsOf(order, paidParts(parts, refunds), campaign, day)
  return {
    basis: terms.basis,
    refund: terms.refundCents,
    retained: terms.retainedCents,
    refunds: terms.refunds.map(({ amountCents: amount, ...refund }) => ({ ...refund, amount })),
    expectedOn: terms.expectedOn,
    withdrawalUntil: terms.withdrawUntil,
    isUpdatedMonetarily: terms.isUpdatedMonetarily,
  }
}

/**
 * Takes a locked order and a wish to cancel it; keeps the request with what it gives back. By right of withdrawal, of a
 * delivered car too, and while nothing was paid, it is carried out at once; otherwise somebody decides. Returns null where the
 * order cannot be cancelled any more.
 */
export async function requestCancellation(ctx: Ctx, order: OrderRow, wish: CancellationWish): Promise<OrderRow | null> {
  if (whyNotCancel(ctx, order) || (await openRequest(ctx, order.id))) return null
  const terms = termsOf(order, await paidPartsOf(ctx.db, order.id), await campaignOfOrder(ctx, order), today(ctx))
  await insertRequest(ctx, order, wish, terms)
  if (order.status === 'DELIVERED') return withdraw(ctx, order, wish)
  const { actor, actorId, reason } = wish
  const requested = await step(ctx, order, { status: 'REQUESTED_CANCELLATION', actor, actorId, data: { reason } })
  const isAtOnce = terms.basis === 'withdrawal' || terms.refundCents + terms.retainedCents === 0
  return isAtOnce ? acceptCancellation(ctx, requested, { actor: 'platform', actorId: null, note: null }) : requested
}

/**
 * The right of withdrawal from a delivered car (CDC art. 49, Ley 24.240 art. 34): confirmed at once, and nobody decides
 * (Decreto 7.962 art. 5, § 4). The money goes back as the country's law says, the car to its dealer.
 */
async function withdraw(ctx: Ctx, order: OrderRow, { actor, actorId }: CancellationWish): Promise<OrderRow> {
  await endPayments(ctx, order, isRefundedWithCar(order.country) ? 'waitsForCar' : undefined)
  const request = await openRequest(ctx, order.id)
  if (request) await decide(ctx, request.id, true, { actor, actorId: null, note: null })
  await ctx.enqueue('orders.return-asked', { site: order.site, orderId: order.id })
  return step(ctx, order, { status: 'WITHDRAWN', actor, actorId })
}

/** Ends what was still to be paid and gives back what was, on the terms of the day it was asked for. */
async function endPayments(ctx: Ctx, order: OrderRow, waits?: 'waitsForCar'): Promise<void> {
  const request = await openRequest(ctx, order.id)
  const paid = await paidPartsOf(ctx.db, order.id)
  const day = request ? today({ site: ctx.site, now: request.at }) : today(ctx)
  const terms = termsOf(order, paid, await campaignOfOrder(ctx, order), day)
  await cancelOpenCharges(ctx, order.id)
  await dropUnpaidParts(ctx, order)
  // The terms name the paid parts in their order.
  for (const [at, { part }] of paid.entries()) {
    const refund = terms.refunds[at]
    if (refund && refund.amountCents > 0) await giveBack(ctx, order, part, refund, { waits })
  }
}

export const openRequest = ({ db }: Ctx, orderId: string): Promise<CancellationRow | undefined> =>
  db
    .selectFrom('order_cancellations')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('decided_at', 'is', null)
    .executeTakeFirst()

const insertRequest = ({ db, now }: Ctx, order: OrderRow, wish: CancellationWish, terms: CancellationTerms) =>
  db
    .insertInto('order_cancellations')
    .values({
      id: randomUUID(),
      order_id: order.id,
      reason: wish.reason,
      comment: wish.comment,
      basis: terms.basis,
      refund_cents: terms.refundCents,
      at: now,
      regret_code: wish.regretCode ?? null,
      accepted: null,
      decided_at: null,
      decided_by: null,
      note: null,
    })
    .execute()

export interface Decision {
  readonly actor: Actor
  readonly actorId: string | null
  readonly note: string | null
}

/** Takes a locked order whose end was asked for or is ordered; gives back what was paid, on the terms shown then, and frees the car. */
export async function acceptCancellation(ctx: Ctx, order: OrderRow, decision: Decision): Promise<OrderRow> {
  const request = await openRequest(ctx, order.id)
  await endPayments(ctx, order)
  if (request) await decide(ctx, request.id, true, decision)
  return step(ctx, order, { status: 'CANCELLED', ...decision })
}

/** Takes a locked order whose cancellation was asked for; lets it go on where it stood. A legal right is nobody's to refuse (409). */
export async function declineCancellation(ctx: Ctx, order: OrderRow, decision: Decision): Promise<OrderRow> {
  const request = await openRequest(ctx, order.id)
  if (request?.basis === 'withdrawal' && decision.actor !== 'customer') throw ctx.fail('order.cancellation.right')
  if (request) await decide(ctx, request.id, false, decision)
  return continueOrder(ctx, await step(ctx, order, { status: 'REACTIVATED_ORDER', ...decision }))
}

const decide = ({ db, now }: Ctx, id: string, accepted: boolean, { actorId, note }: Decision) =>
  db
    .updateTable('order_cancellations')
    .set({ accepted, decided_at: now, decided_by: actorId, note })
    .where('id', '=', id)
    .execute()
