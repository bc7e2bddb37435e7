import { bankConsequence, isBankStatus } from '@volante/domain/order/bank-status'
import { type DocumentStatus, documentsStanding } from '@volante/domain/order/documents'
import { type DueFacts, type DueStep, dueStep } from '@volante/domain/order/due-step'
import { isSettled } from '@volante/domain/order/ledger'
import { type PaymentKind, settlementOf } from '@volante/domain/order/payment-kind'
import { isOrderEnd, orderStatusOf } from '@volante/domain/order/transitions'
import { documentsOfOrder } from '../papers/paper-list.ts'
import { photoOfOrder } from '../papers/standing.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { eventsOf, factsOf, ledgerOfOrder, type OrderRow, type PartRow } from './order-row.ts'

/** Steps that may be due by themselves; at every other one nothing needs to be looked up. */
const SELF_MOVING: readonly string[] = [
  'PRE_RESERVE',
  'RESERVE',
  'UPLOADED_DOCS',
  'BILLET_PAYMENT',
  'FINANCING_PAYMENT',
  'EXT_CONSORTIUM_PAYMENT',
  'FIAT_CONSORTIUM_PAYMENT',
  'DEALER_PAYMENT',
  'ANTI_FRAUD',
  'PLACED',
  'TRANSPORTING',
  'REMAINING_PAYMENT',
]

/** Takes a locked order and how its parts are read; returns the step that is due by itself, none while it waits or its cancellation is being decided. */
export async function dueStepOf(
  ctx: Ctx,
  order: OrderRow,
  parts: () => Promise<readonly PartRow[]>,
): Promise<DueStep | null> {
  const status = orderStatusOf(order.status)
  if (!status || isOrderEnd(status) || status === 'REQUESTED_CANCELLATION') return null
  // A reactivated order first resumes where it stood.
  if (status === 'REACTIVATED_ORDER')
    return { status: orderStatusOf(order.reached) ?? 'PRE_RESERVE', actor: 'platform' }
  if (!SELF_MOVING.includes(order.reached)) return null
  return dueStep(factsOf(order), order.reached, await dueFacts(ctx, order, await parts()))
}

async function dueFacts(ctx: Ctx, order: OrderRow, parts: readonly PartRow[]): Promise<DueFacts> {
  const looksAtPapers = order.reached === 'RESERVE' || order.reached === 'ANTI_FRAUD'
  const photo = order.reached === 'ANTI_FRAUD' ? await photoOfOrder(ctx, order.id) : null
  return {
    isDepositPaid: parts.some(
      ({ purpose, is_paid, amount_cents }) => purpose === 'deposit' && is_paid && amount_cents > 0,
    ),
    isBoletoIssued: parts.some(({ purpose, payment_kind }) => purpose === 'deposit' && payment_kind === 'boleto'),
    documents: looksAtPapers ? await leastOf(ctx, order.id) : 'missing',
    isPhotoPassed: photo?.state === 'success',
    confirmed: await confirmedKinds(ctx, order, parts),
    isSettled: isSettled(ledgerOfOrder(order, parts)),
  }
}

/** The status of the paper that is furthest behind. */
async function leastOf(ctx: Ctx, orderId: string): Promise<DocumentStatus> {
  return documentsStanding((await documentsOfOrder(ctx, orderId)).map(({ state }) => state))
}

async function confirmedKinds(ctx: Ctx, order: OrderRow, parts: readonly PartRow[]): Promise<PaymentKind[]> {
  const outside = parts.filter(({ payment_kind }) => payment_kind && settlementOf(payment_kind) === 'external')
  const kinds = [...new Set(outside.flatMap(({ payment_kind }) => payment_kind ?? []))]
  const paid = kinds.filter((kind) => outside.every((part) => part.payment_kind !== kind || part.is_paid))
  return order.reached === 'FINANCING_PAYMENT' && order.has_bank && (await isApprovedByBank(ctx, order.id))
    ? [...new Set<PaymentKind>([...paid, 'financing'])]
    : paid
}

async function isApprovedByBank(ctx: Ctx, orderId: string): Promise<boolean> {
  const last = (await eventsOf(ctx.db, orderId)).findLast(({ status }) => isBankStatus(status))
  return last !== undefined && ['approved', 'paid'].includes(bankConsequence(last.status))
}
