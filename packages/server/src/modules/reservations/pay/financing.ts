import {
  bankConsequence,
  bankTransitionRefusal,
  type BankStatus,
  isBankStatus,
} from '@volante/domain/order/bank-status'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { announceOrder } from '../order/announce-order.ts'
import { eventsOf, lockOrder, type OrderRow, partsOf } from '../order/order-row.ts'
import { dropOrderPart, payOrderPart } from '../order/parts.ts'
import { appendEvent, continueOrder } from '../order/record-event.ts'

/** What an order needs to know of a proposal that was simulated and sent to a bank. */
export interface FinancingProposal {
  readonly proposalNumber: string
  readonly bank: string
  /** Cents the bank lends. */
  readonly amountCents: number
  readonly status: BankStatus
}

/** Where proposals are kept. Until a bank is connected no proposal is known here: the dealer arranges and confirms it. */
export interface FinancingProposals {
  /** A proposal of the account by number; null when it has none of that number. */
  find(ctx: Ctx, accountId: string, proposalNumber: string): Promise<FinancingProposal | null>
}

export const proposals: FinancingProposals = { find: async () => null }

/**
 * Takes an order and what its bank says of the proposal, repeated or late; keeps it on the timeline and lets it take
 * effect: an approval ends the waiting, a payment counts in the ledger, a refusal asks for another way to pay. A step the
 * bank's table does not have is refused (409).
 */
export function applyBankStatus(ctx: Ctx, orderId: string, bank: string, status: string): Promise<OrderRow> {
  return ctx.inTransaction(async (inside) => {
    const order = await lockOrder(inside.db, orderId)
    if (!order) throw ctx.fail('request.notFound')
    const last = (await eventsOf(inside.db, orderId)).findLast((event) => isBankStatus(event.status))
    if (last?.status === status) return order
    const refusal = bankTransitionRefusal(last?.status ?? null, status)
    if (refusal) throw ctx.fail(refusal)
    await appendEvent(inside, orderId, { status, actor: 'bank', data: { bank } })
    await takeEffect(inside, order, status)
    announceOrder(inside, orderId)
    return continueOrder(inside, (await lockOrder(inside.db, orderId)) ?? order)
  })
}

async function takeEffect(ctx: Ctx, order: OrderRow, status: string): Promise<void> {
  const open = (await partsOf(ctx.db, order.id)).filter((part) => part.kind === 'financing' && !part.is_paid)
  const consequence = bankConsequence(status)
  if (consequence === 'paid')
    for (const part of open) await payOrderPart(ctx, order, await partsOf(ctx.db, order.id), part.id)
  if (consequence === 'refused')
    for (const part of open) await dropOrderPart(ctx, order, await partsOf(ctx.db, order.id), part.id)
}
