import { appraisalOf, mayAppraise } from '@volante/domain/order/appraisal'
import { dropPart, partRefusal } from '@volante/domain/order/ledger'
import type { SignedInCtx } from '../../../platform/http/ctx.ts'
import { announceOrder } from '../order/announce-order.ts'
import { ledgerOfOrder, type OrderRow, type PartRow, partsOf } from '../order/order-row.ts'
import { addOrderPart, dropOrderPart, keepDetails, without } from '../order/parts.ts'
import { continueOrder } from '../order/record-event.ts'
import { partsToSettle } from './steps.ts'

/** What somebody at a dealer found a used car worth. */
export interface Found {
  readonly partId: string
  readonly cents: number
  readonly note: string
}

/**
 * Takes a locked order and what a used car in part payment was found worth; keeps it beside what the buyer had in mind. Where
 * they differ the buyer is asked, and the ledger stays as it is. Refuses (409) any other part, and one whose value the dealer is bound
 * to by an offer, and (422) what the ledger cannot bear.
 */
export async function appraise(ctx: SignedInCtx, order: OrderRow, { partId, cents, note }: Found): Promise<void> {
  const parts = await partsOf(ctx.db, order.id)
  const part = partsToSettle(order, parts).find(({ id, payment_kind }) => id === partId && payment_kind === 'trade')
  if (!part) throw ctx.fail('order.part.unknown')
  if (!mayAppraise(part.details.appraisal)) throw ctx.fail('order.part.offered')
  refuseValue(ctx, order, parts, { id: partId, cents })
  const appraisal = appraisalOf(part.amount_cents, { cents, note, at: ctx.now.toISOString() })
  await keepDetails(ctx, partId, { ...part.details, appraisal })
  if (appraisal.answer === null) await ctx.enqueue('orders.appraised', { site: order.site, orderId: order.id, partId })
  announceOrder(ctx, order.id)
}

function refuseValue(
  ctx: SignedInCtx,
  order: OrderRow,
  parts: readonly PartRow[],
  { id, cents }: { id: string; cents: number },
) {
  const rest = dropPart(ledgerOfOrder(order, parts), id)
  const refusal = partRefusal(rest, { id, kind: 'tradeIn', amountCents: cents })
  if (refusal) throw ctx.fail(refusal)
}

/**
 * Takes the buyer's locked order, the part and the answer to its appraisal. A yes puts the appraised value into the ledger in
 * place of the one the buyer had in mind; a no leaves everything as it is, and the dealer sees it. Refuses (409) what was not asked.
 */
export async function answerAppraisal(
  ctx: SignedInCtx,
  order: OrderRow,
  { partId, accepted }: { readonly partId: string; readonly accepted: boolean },
): Promise<void> {
  const parts = await partsOf(ctx.db, order.id)
  const part = parts.find(({ id }) => id === partId)
  const asked = part?.details.appraisal
  if (!part || part.is_paid || asked?.answer !== null || !order.is_open) throw ctx.fail('order.part.unknown')
  const details = {
    ...part.details,
    appraisal: { ...asked, answer: accepted ? ('accepted' as const) : ('refused' as const) },
  }
  if (!accepted) await keepDetails(ctx, partId, details)
  else {
    refuseValue(ctx, order, parts, { id: partId, cents: asked.cents })
    const freed = await dropOrderPart(ctx, order, parts, partId)
    const { kind, purpose, payment_kind: paymentKind } = part
    const valued = { kind, purpose, paymentKind, amountCents: asked.cents, details }
    const booked = await addOrderPart(ctx, freed, without(parts, partId), valued)
    await continueOrder(ctx, booked.order, booked.parts)
  }
  announceOrder(ctx, order.id)
}
