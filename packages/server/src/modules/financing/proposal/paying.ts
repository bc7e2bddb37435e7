import { bankConsequence } from '@volante/domain/order/bank-status'
import type { ProposalState } from '@volante/domain/financing/proposal'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { standsOn } from './present.ts'
import { eventsOf, findProposal, proposalByNumber } from './queries.ts'

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
  await ctx.db
    .updateTable('financing_proposals')
    .set({ order_id: order.id, order_number: order.number })
    .where('id', '=', proposalId)
    .execute()
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
  const rows = await ctx.db.selectFrom('financing_proposals').selectAll().where('order_id', '=', order.id).execute()
  for (const { id, site, status } of rows) {
    if (bankConsequence(status) !== 'paid')
      await ctx.db
        .updateTable('financing_proposals')
        .set({ order_id: null, order_number: null })
        .where('id', '=', id)
        .execute()
    await ctx.enqueue('financing.release', { site, proposalId: id, orderNumber: order.number })
  }
}
