import { mayConfirm } from '@volante/domain/order/appraisal'
import { documentsApproved } from '@volante/domain/order/documents'
import { POLICY } from '@volante/domain/policy/policy'
import { type Actor, isDepositAwaited, positionOf } from '@volante/domain/order/line'
import { isSettled } from '@volante/domain/order/ledger'
import { settlementOf } from '@volante/domain/order/payment-kind'
import { actorsOf, nextStatuses, isOrderEnd, orderStatusOf, type OrderStatus } from '@volante/domain/order/transitions'
import type { Role } from '@volante/domain/vocabulary'
import { documentsOfOrder } from '../papers/paper-list.ts'
import { type OrderPapers } from '../papers/order-papers.ts'
import { photoOfOrder } from '../papers/standing.ts'
import type { SignedInCtx } from '../../../platform/http/ctx.ts'
import { factsOf, ledgerOfOrder, type OrderRow, type PartRow, partsOf } from '../order/order-row.ts'
import { payOrderPart } from '../order/parts.ts'
import { continueOrder, step } from '../order/record-event.ts'
import { keepNote } from './history.ts'

/** Steps with calls of their own: they move money too. */
const ELSEWHERE: readonly OrderStatus[] = ['CANCELLED', 'REQUESTED_CANCELLATION', 'EXPIRED', 'WITHDRAWN', 'RETURNED']

/** As whom somebody of staff acts on an order. */
export const staffActor = (roles: readonly Role[]): Extract<Actor, 'administrator' | 'dealer'> =>
  roles.some((role) => POLICY[role].audience === 'administrator') ? 'administrator' : 'dealer'

type Checked = Pick<OrderPapers, 'documents' | 'photo'>

/** What steps depend on besides the order itself. */
export interface Standing {
  readonly parts: readonly PartRow[]
  readonly papers: Checked
}

/**
 * Takes an order, its ledger's parts, papers and photo and the actor; returns the steps that actor may take now. Asking for
 * the rest, and saying that it is paid, are the platform's: offered where the ledger says so. What is paid opens the steps
 * behind PAID. Nobody leaves the fraud check before the photo is approved, or asks for a signature before the papers are.
 */
export function stepsFor(order: OrderRow, { parts, papers }: Standing, actor: Actor): OrderStatus[] {
  return openSteps(order, parts, actor).filter((one) => positionOf(one) <= farthest(order, papers))
}

/** Where the order may stand on its line while photo or papers wait; approvals and the waiting list go on beside the papers. */
function farthest({ reached }: OrderRow, { documents, photo }: Checked): number {
  if (positionOf(reached) >= positionOf('SIGN_CONTRACT')) return Number.POSITIVE_INFINITY
  if (photo.state !== 'success') return positionOf('ANTI_FRAUD')
  return documentsApproved(documents.map(({ state }) => state))
    ? Number.POSITIVE_INFINITY
    : positionOf('SIGN_CONTRACT') - 1
}

function openSteps(order: OrderRow, parts: readonly PartRow[], actor: Actor): OrderStatus[] {
  if (order.status === 'REQUESTED_CANCELLATION') return []
  const facts = factsOf(order)
  const isPaid = isSettled(ledgerOfOrder(order, parts))
  // A cancelled reservation that was never paid has no timer left: it is made anew, not brought back.
  if (order.status === 'CANCELLED' && isDepositAwaited(facts, order.reached)) return []
  const next = nextStatuses(facts, order.status, order.reached).filter((status) => !ELSEWHERE.includes(status))
  const mayWrite = (from: string, status: OrderStatus, reached: string) =>
    actorsOf(facts, from, status, reached).includes(actor)
  const own = next.filter((status) =>
    isMoney(status) ? (status === 'PAID') === isPaid : mayWrite(order.status, status, order.reached),
  )
  if (!isPaid || !next.includes('PAID')) return own
  const behind = nextStatuses(facts, 'PAID').filter((status) => positionOf(status) > positionOf('PAID'))
  return [...own, ...behind.filter((status) => mayWrite('PAID', status, 'PAID'))]
}

const isMoney = (status: OrderStatus): boolean => status === 'REMAINING_PAYMENT' || status === 'PAID'

/** Takes a locked order of the caller's dealers and the wanted step; takes it, and what is due by itself afterwards. Refuses (409) any other, naming the present one. */
export async function advanceOrder(
  ctx: SignedInCtx,
  order: OrderRow,
  wanted: string,
  note: string | null,
): Promise<OrderRow> {
  const actor = staffActor(ctx.user.roles)
  const status = orderStatusOf(wanted)
  const papers = { documents: await documentsOfOrder(ctx, order.id), photo: await photoOfOrder(ctx, order.id) }
  const steps = stepsFor(order, { parts: await partsOf(ctx.db, order.id), papers }, actor)
  if (!status || !steps.includes(status)) throw ctx.fail('order.state', { status: order.status })
  const actorId = ctx.user.id
  const isBehindPaid = positionOf(status) > positionOf('PAID') && positionOf(order.reached) < positionOf('PAID')
  const paid = isBehindPaid ? await step(ctx, order, { status: 'PAID', actor: 'platform' }) : order
  const event = { status, actor: isMoney(status) ? ('platform' as const) : actor, actorId, note }
  return continueOrder(ctx, await step(ctx, paid, event))
}

/** Parts of an open order whose money a bank, a consortium or a dealer brings and nobody has confirmed. */
export const partsToSettle = (order: OrderRow, parts: readonly PartRow[]): PartRow[] =>
  isOrderEnd(order.status) || order.status === 'REQUESTED_CANCELLATION'
    ? []
    : parts.filter(({ is_paid, payment_kind: kind }) => !is_paid && kind !== null && settlementOf(kind) === 'external')

/** Takes a locked order and one of those parts; notes that its money is here, with a note for the staff, and lets the order go on. Refuses (409) any other part. */
export async function settlePart(
  ctx: SignedInCtx,
  order: OrderRow,
  partId: string,
  note: string | null,
): Promise<OrderRow> {
  const parts = await partsOf(ctx.db, order.id)
  const part = partsToSettle(order, parts).find(({ id }) => id === partId)
  if (!part || !mayConfirm(part.details.appraisal)) throw ctx.fail('order.part.unknown')
  if (note) await keepNote(ctx, order.id, note)
  return continueOrder(ctx, await payOrderPart(ctx, order, parts, part.id))
}
