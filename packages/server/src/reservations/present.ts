import type { OrderSummary, OrderView } from '@volante/contract/order-shapes'
import { estimateOf } from '@volante/domain/order/estimates'
import { isDepositAwaited, positionOf } from '@volante/domain/order/line'
import { type CustomerAction, STAGES, type Stage } from '@volante/domain/order/stages'
import { type Timeline, timelineOf } from '@volante/domain/order/timeline'
import { ORDER_ENDS } from '@volante/domain/order/transitions'
import type { DocumentView } from '@volante/contract/order-shapes'
import { contractOfOrder, documentsOfOrder, photoOfOrder } from '../documents/api.ts'
import type { Ctx } from '../http/ctx.ts'
import { type Charge, chargesOfOrder, paymentOf } from '../payments/api.ts'
import { today } from '../pricing/api.ts'
import { campaignOfOrder } from './campaign-queries.ts'
import { cancellationPreview } from './cancel.ts'
import { kindsOf } from './campaigns.ts'
import { refundsView } from './refunds-view.ts'
import { factsOf, ledgerOfOrder, type OrderRow } from './order-row.ts'
import { type WholeOrder, wholeOrder } from './load-order.ts'

type Papers = {
  readonly documents: readonly DocumentView[]
  readonly photo: OrderView['photo']
  readonly contract: OrderView['contract']
  readonly charges: readonly Charge[]
}

/** The order as its reader sees it: all that is kept of it, told by the domain's timeline, ledger and terms. */
export async function orderView(ctx: Ctx, order: OrderRow): Promise<OrderView> {
  const whole = await wholeOrder(ctx.db, order, ctx.user?.id ?? null)
  const papers: Papers = {
    documents: await documentsOfOrder(ctx, order.id),
    photo: hasReached(order, 'ANTI_FRAUD') ? await photoOfOrder(ctx, order.id) : null,
    contract: hasReached(order, 'SIGN_CONTRACT') ? await contractOfOrder(ctx, order.id) : null,
    charges: await chargesOfOrder(ctx.db, order.id),
  }
  const timeline = timelineFor(whole, papers)
  const campaign = await campaignOfOrder(ctx, order)
  return {
    ...summaryOf(ctx, whole, timeline),
    ...progressOf(ctx, whole, timeline),
    ledger: ledgerView(whole),
    charges: papers.charges.map((charge) => paymentOf(ctx, withoutDeadCode(charge))),
    payable: payableKinds(whole, kindsOf(campaign)),
    documents: [...papers.documents],
    photo: papers.photo,
    contract: papers.contract,
    welcomeKit: welcomeKitOf(ctx, order, campaign.welcome_kit),
    cancellation: whole.request ? null : await cancellationPreview(ctx, order, whole.parts),
    cancellationRequest: whole.request && {
      reason: whole.request.reason,
      comment: whole.request.comment,
      at: whole.request.at.toISOString(),
      refund: whole.request.refund_cents,
    },
    refunds: await refundsView(ctx, whole, papers.charges),
    feedback: order.feedback,
    isShared: order.share_hash !== null,
    live: `/api/reservation/v2/reservations/${order.id}/live`,
  }
}

const hasReached = ({ reached }: OrderRow, status: string): boolean => positionOf(reached) >= positionOf(status)

/** An order in a list: what needs no other module is enough. */
export async function orderSummary(ctx: Ctx, order: OrderRow): Promise<OrderSummary> {
  const whole = await wholeOrder(ctx.db, order, ctx.user?.id ?? null)
  return summaryOf(ctx, whole, timelineFor(whole, null))
}

function timelineFor({ order, events, lastVisit }: WholeOrder, papers: Papers | null): Timeline {
  return timelineOf(events, { ...factsOf(order), lastVisit, ...(papers ? tasks(order, papers) : {}) })
}

/** What the buyer has done already, and what is asked again. */
function tasks(order: OrderRow, { documents, photo, contract }: Papers) {
  const isIn = documents.every(({ state }) => state === 'sent' || state === 'approved')
  const done: CustomerAction[] = [
    ...(isIn ? (['uploadDocuments'] as const) : []),
    ...(photo?.state === 'success' || photo?.state === 'human review' ? (['takeSelfie'] as const) : []),
    ...(contract?.state === 'SIGNED' ? (['signContract'] as const) : []),
    ...(order.feedback ? (['giveFeedback'] as const) : []),
  ]
  const isRefused = order.is_open && documents.some(({ state }) => state === 'refused')
  return { done, asked: isRefused ? (['uploadDocuments'] as const) : [] }
}

function summaryOf(ctx: Ctx, { order, events, lastVisit }: WholeOrder, timeline: Timeline): OrderSummary {
  const isTimed = order.expires_at !== null && isDepositAwaited(factsOf(order), order.reached) && order.is_open
  return {
    id: order.id,
    number: order.number,
    campaignId: order.campaign_id,
    site: order.site,
    status: order.status,
    stage: timeline.currentStage,
    createdAt: order.created_at.toISOString(),
    car: order.car,
    dealer: order.dealer,
    paymentKind: order.deposit_kind,
    reservationValue: order.reservation_cents,
    balance: order.remaining_cents,
    currency: order.currency,
    countdown:
      isTimed && order.expires_at ? { endsAt: order.expires_at.toISOString(), now: ctx.now.toISOString() } : null,
    pendingActions: [...(timeline.current?.actions ?? [])],
    hasNews: lastVisit !== null && events.some(({ at }) => at > lastVisit),
  }
}

export function progressOf(ctx: Ctx, { order, events, estimates, lastVisit }: WholeOrder, timeline: Timeline) {
  const { current } = timeline
  const expected = expectedDays(ctx, timeline)
  const nextStage = timeline.isEnded ? null : (STAGES[STAGES.indexOf(timeline.currentStage) + 1] ?? null)
  const placed = timeline.stages.flatMap(({ stage, entries }) => entries.map((entry) => ({ stage, entry })))
  return {
    now: {
      title: current?.title ?? 'order.status.unknown.title',
      sentence: current?.sentence ?? 'order.status.unknown',
      actor: timeline.isEnded ? null : (current?.waitsOn ?? null),
      since: (current?.at ?? order.created_at).toISOString(),
      nextStatus: timeline.next,
      nextStage,
      nextOn: nextStage ? (expected.get(nextStage) ?? null) : null,
    },
    stages: timeline.stages.map((one) => ({
      id: one.stage,
      state: one.state,
      reachedAt: one.startedAt?.toISOString() ?? null,
      endedAt: one.endedAt?.toISOString() ?? null,
      actor: one.state === 'current' ? (current?.waitsOn ?? null) : null,
      expectedOn: one.state === 'ahead' ? (expected.get(one.stage) ?? null) : null,
      isNew: one.isNew,
    })),
    // The timeline keeps the order of the events, stage after stage.
    events: events.map(({ id, status, at, actor, note }, index) => ({
      id,
      status,
      isKnown: placed[index]?.entry.isKnown ?? false,
      stage: placed[index]?.stage ?? timeline.currentStage,
      title: placed[index]?.entry.title ?? 'order.status.unknown.title',
      sentence: placed[index]?.entry.sentence ?? 'order.status.unknown',
      at: at.toISOString(),
      actor,
      note,
      isNew: lastVisit !== null && at > lastVisit,
    })),
    bankStatus: timeline.bank?.code ?? null,
    estimates: estimates.map(({ delivery_on, made_at, reason, note }) => ({
      deliveryOn: delivery_on,
      madeAt: made_at.toISOString(),
      reason,
      note,
      isNew: lastVisit !== null && made_at > lastVisit,
    })),
  }
}

/** The day each stage to come is expected to begin, counted from the day the present one began. */
function expectedDays(ctx: Ctx, { currentStage, stages, isEnded }: Timeline): ReadonlyMap<Stage, string> {
  const days = new Map<Stage, string>()
  if (isEnded) return days
  const began = stages.find(({ stage }) => stage === currentStage)?.startedAt ?? ctx.now
  let from = today({ site: ctx.site, now: began })
  for (let stage: Stage | null = currentStage; stage; ) {
    const { nextStage, nextStageOn } = estimateOf(stage, from, stage === currentStage ? today(ctx) : from)
    if (nextStage) days.set(nextStage, nextStageOn)
    from = nextStageOn
    stage = nextStage
  }
  return days
}

function ledgerView({ order, parts }: WholeOrder): OrderView['ledger'] {
  const ledger = ledgerOfOrder(order, parts)
  return {
    currency: order.currency,
    total: ledger.totalCents,
    parts: parts.map((part) => ({
      id: part.id,
      kind: part.kind,
      paymentKind: part.payment_kind,
      amount: part.amount_cents,
      isPaid: part.is_paid,
      refunded: part.refunded_cents,
      paidAt: part.paid_at?.toISOString() ?? null,
    })),
    paid: ledger.paidCents,
    discount: ledger.discountCents,
    refunded: ledger.refundedCents,
    remaining: ledger.remainingCents,
  }
}

function payableKinds({ order, parts, request }: WholeOrder, kinds: ReturnType<typeof kindsOf>): OrderView['payable'] {
  const isOver = ORDER_ENDS.some((end) => end === order.status) || request !== null
  const isAwaited = isDepositAwaited(factsOf(order), order.reached)
  const isDepositPaid = parts.some(({ purpose, is_paid }) => purpose === 'deposit' && is_paid)
  const mayChoose = order.reached === 'PRE_RESERVE'
  const deposit =
    isOver || !isAwaited || isDepositPaid ? [] : kinds.filter((kind) => mayChoose || kind === order.deposit_kind)
  const isOpen = parts.some((part) => part.purpose === 'remaining' && !part.is_paid) || order.remaining_cents > 0
  return { deposit, remaining: isOver || isAwaited || !isOpen ? [] : kinds }
}

/** A code or a slip that can no longer be paid is not shown again. */
const withoutDeadCode = (charge: Charge): Charge =>
  charge.state === 'pending' || charge.state === 'created' ? charge : { ...charge, pix: null, boleto: null }

export const welcomeKitOf = (
  { site }: Ctx,
  { welcome_address }: OrderRow,
  contents: readonly { readonly 'pt-BR': string; readonly 'es-AR': string }[],
): OrderView['welcomeKit'] =>
  contents.length === 0
    ? null
    : { contents: contents.map((text) => text[site.language]), hasAddress: welcome_address !== null }
