import { bankConsequence } from '@volante/domain/order/bank-status'
import { isOverForOrder, type ProposalState } from '@volante/domain/financing/proposal'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { dayAt, standsOn } from './present.ts'
import { changeProposal, eventsOf, findProposal, lockProposal, proposalByNumber, proposalsOfOrder } from './queries.ts'
import { tellLapsed } from './remind.ts'

/** A proposal as an order sees it. */
export interface PayingProposal {
  readonly id: string
  readonly number: string
  readonly state: ProposalState
  /** Cents that the buyer gets for the car: what is lent without fees and tax. */
  readonly amountCents: number
  readonly car: { readonly mvs: string; readonly year: number }
  readonly orderId: string | null
  /** What banks said of it, oldest first. */
  readonly news: readonly { readonly bank: string; readonly status: string }[]
}

/** Takes an account and a number as people write it; returns that proposal of the account, null where it has none of that number. */
export async function payingProposal(ctx: Ctx, accountId: string, number: string): Promise<PayingProposal | null> {
  const row = await proposalByNumber(ctx.db, accountId, number.trim().toUpperCase())
  if (!row) return null
  const { answer, asked } = row
  const events = await eventsOf(ctx.db, [row.id])
  return {
    id: row.id,
    number: row.number,
    state: standsOn(ctx, row),
    amountCents: answer.price - answer.entranceValue,
    car: { mvs: asked.mvs, year: asked.year },
    orderId: row.order_id,
    news: events.map(({ status }) => ({ bank: row.bank, status })),
  }
}

/** In a write: the order is paid with the proposal from here on, and its bank is told: now, or once it has approved (`take-news.ts`). */
export async function payOrderWith(
  ctx: Ctx,
  proposalId: string,
  order: { readonly id: string; readonly number: string },
): Promise<void> {
  await changeProposal(ctx.db, proposalId, { order_id: order.id, order_number: order.number })
  const row = await findProposal(ctx.db, proposalId)
  if (!row) return
  if (standsOn(ctx, row) === 'approved')
    await ctx.enqueue('financing.use', { site: row.site, proposalId, orderNumber: order.number })
  await ctx.enqueue('orders.bank', { site: row.site, orderId: order.id })
}

/**
 * In a write: the order ended. What no bank has paid yet may pay another order; every bank is told, and gives back or takes
 * back by its own rules.
 */
export async function releaseProposals(
  ctx: Ctx,
  order: { readonly id: string; readonly number: string },
): Promise<void> {
  for (const { id, site, status } of await proposalsOfOrder(ctx.db, order.id)) {
    if (bankConsequence(status) !== 'paid') await changeProposal(ctx.db, id, { order_id: null, order_number: null })
    await ctx.enqueue('financing.release', { site, proposalId: id, orderNumber: order.number })
  }
}

/**
 * In a write: approvals whose last day went by before their contract was signed pay the order no more; their banks, buyers and
 * dealers are told. Those of these numbers, whose money is here, stay. Returns the numbers of the others.
 */
export async function lapseOnOrder(
  ctx: Ctx,
  order: { readonly id: string; readonly number: string },
  paid: readonly string[],
): Promise<string[]> {
  const over: string[] = []
  for (const { id } of await proposalsOfOrder(ctx.db, order.id)) {
    const row = await lockProposal(ctx.db, id)
    if (!row || !isOverForOrder({ status: row.status, validUntil: row.valid_until }, dayAt(ctx, row.site))) continue
    if (paid.includes(row.number)) {
      await changeProposal(ctx.db, id, { lapse_told_at: ctx.now })
      continue
    }
    await changeProposal(ctx.db, id, { order_id: null, order_number: null, lapse_told_at: ctx.now })
    const job = { site: row.site, proposalId: id }
    await ctx.enqueue('financing.release', { ...job, orderNumber: order.number })
    await ctx.enqueue('financing.reminder', { ...job, about: 'lapsedOrder', orderId: order.id, order: order.number })
    await tellLapsed(ctx, row)
    over.push(row.number)
  }
  return over
}
