import { bankConsequence, bankTransitionRefusal, isBankStatus, LAPSED } from '@volante/domain/order/bank-status'
import { isDepositAwaited } from '@volante/domain/order/line'
import { formatPrice } from '@volante/domain/money/price'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { lapseOnOrder, payingProposal, payOrderWith } from '../../financing/api.ts'
import { announceOrder } from '../order/announce-order.ts'
import {
  type EventRow,
  eventsOf,
  factsOf,
  findOrder,
  lockOrder,
  type OrderRow,
  type PartRow,
  partsOf,
} from '../order/order-row.ts'
import { dropOrderPart, payOrderPart } from '../order/parts.ts'
import { appendEvent, continueOrder } from '../order/record-event.ts'
import { awaitDepositAgain } from './await-deposit-again.ts'

type Way = { readonly kind: string; readonly proposalNumber?: string | null | undefined }

/** The buyer's own proposal that a way to pay names; null for a number that only the dealer knows, who then arranges and confirms it. */
export const proposalOfWay = async (ctx: Ctx, order: OrderRow, { kind, proposalNumber }: Way) =>
  kind === 'financing' && proposalNumber ? payingProposal(ctx, order.account_id, proposalNumber) : null

/**
 * In a write: what the bank lends pays the order from here on. Refuses a proposal that is over, of another car, that pays
 * another order, and more than the bank lends.
 */
export async function payWithProposal(ctx: Ctx, order: OrderRow, way: Way, amountCents: number): Promise<void> {
  const proposal = await proposalOfWay(ctx, order, way)
  if (!proposal) return
  const { state, car, orderId } = proposal
  if (['refused', 'lapsed', 'withdrawn'].includes(state)) throw ctx.fail('financing.proposal.over')
  if (car.mvs !== order.car.mvsCode) throw ctx.fail('financing.proposal.otherCar')
  if (orderId !== null && orderId !== order.id && (await isHeld(ctx, orderId, proposal.number)))
    throw ctx.fail('financing.proposal.used')
  if (amountCents > proposal.amountCents) {
    const amount = formatPrice(proposal.amountCents, order.currency)
    throw ctx.fail('financing.proposal.above', { amount })
  }
  await payOrderWith(ctx, proposal.id, order)
}

/** Whether an order that is under way is, or was, paid with a proposal. */
async function isHeld(ctx: Ctx, orderId: string, number: string): Promise<boolean> {
  const other = await findOrder(ctx.db, orderId)
  return Boolean(other?.is_open) && (await partsOf(ctx.db, orderId)).some((part) => isOf(part, number))
}

const isOf = ({ kind, details }: PartRow, number: string): boolean =>
  kind === 'financing' && numberIn(details).includes(number)

/** The number of a proposal as we write it, if a part names one. */
const numberIn = ({ proposalNumber }: PartRow['details']): string[] =>
  proposalNumber ? [proposalNumber.trim().toUpperCase()] : []

/** Whether a bank said it of a proposal. */
const isEventOf = (number: string | undefined, { status, data }: Pick<EventRow, 'status' | 'data'>): boolean =>
  isBankStatus(status) && status !== LAPSED && data?.['proposal'] === number

/** What the banks of an order's proposals said since it last heard: each once, in the order it was said. */
export function followBank(ctx: Ctx, orderId: string): Promise<void> {
  return ctx.inTransaction(async (inside) => {
    const order = await lockOrder(inside.db, orderId)
    if (!order?.is_open) return
    for (const part of await partsOf(inside.db, orderId)) {
      const proposal = await proposalOfWay(inside, order, {
        kind: part.kind,
        proposalNumber: part.details.proposalNumber ?? null,
      })
      if (!proposal) continue
      const heard = (await eventsOf(inside.db, orderId)).filter(({ status, data }) =>
        isEventOf(proposal.number, { status, data }),
      )
      for (const { bank, status } of proposal.news.slice(heard.length))
        await applyBankStatus(inside, orderId, bank, status, proposal.number)
    }
  })
}

/**
 * Takes an order and what its bank says of the proposal, repeated or late; keeps it on the timeline and lets it take
 * effect: an approval ends the waiting, a payment counts in the ledger, a refusal asks for another way to pay. A step the
 * bank's table does not have is refused (409).
 */
export function applyBankStatus(
  ctx: Ctx,
  orderId: string,
  bank: string,
  status: string,
  proposal?: string,
): Promise<OrderRow> {
  return ctx.inTransaction(async (inside) => {
    const order = await lockOrder(inside.db, orderId)
    if (!order) throw ctx.fail('request.notFound')
    const last = (await eventsOf(inside.db, orderId)).findLast((event) => isEventOf(proposal, event))
    if (last?.status === status) return order
    const refusal = bankTransitionRefusal(last?.status ?? null, status)
    if (refusal) throw ctx.fail(refusal)
    await appendEvent(inside, orderId, { status, actor: 'bank', data: { bank, ...(proposal ? { proposal } : {}) } })
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
  if (consequence === 'refused') for (const part of open) await dropLoan(ctx, order, part)
}

/** What a bank does not pay is open again; a reservation value whose step is over has a day once more. */
async function dropLoan(ctx: Ctx, order: OrderRow, { id, purpose }: PartRow): Promise<void> {
  await dropOrderPart(ctx, order, await partsOf(ctx.db, order.id), id)
  if (purpose === 'deposit' && !isDepositAwaited(factsOf(order), order.reached)) await awaitDepositAgain(ctx, order)
}

/** Approvals that ended before their contract was signed: what they were to pay is open again, and the timeline says why. */
export function loansOver(ctx: Ctx, orderId: string): Promise<void> {
  return ctx.inTransaction(async (inside) => {
    const order = await lockOrder(inside.db, orderId)
    if (!order?.is_open) return
    const parts = await partsOf(inside.db, orderId)
    const paid = parts.flatMap(({ is_paid, details }) => (is_paid ? numberIn(details) : []))
    for (const proposal of await lapseOnOrder(inside, order, paid)) {
      for (const part of parts.filter((one) => isOf(one, proposal))) await dropLoan(inside, order, part)
      await appendEvent(inside, orderId, { status: LAPSED, actor: 'platform', data: { proposal } })
      announceOrder(inside, orderId)
    }
    await continueOrder(inside, (await lockOrder(inside.db, orderId)) ?? order)
  })
}
