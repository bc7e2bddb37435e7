import type { OrderSummary, OrderView } from '@volante/contract/order-shapes'
import type { Appraisal } from '@volante/domain/order/appraisal'
import { happened, stageText } from '@volante/domain/order/unit-place'
import { isDepositAwaited, positionOf } from '@volante/domain/order/line'
import type { OrderState } from '@volante/domain/order/order-state'
import type { Timeline } from '@volante/domain/order/timeline'
import { isOrderEnd } from '@volante/domain/order/transitions'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { type Charge, paymentOf } from '../../payments/api.ts'
import { today } from '../../../platform/sites/today.ts'
import { campaignOfOrder } from '../reserve/campaign-queries.ts'
import { cancellationPreview } from '../cancel/cancel.ts'
import { carReturn } from '../cancel/return-day.ts'
import { kindsOf } from '../reserve/campaigns.ts'
import { missingOfOrder } from './buyer-data.ts'
import { isEndedByPix, PIX_OVER } from './pix-over.ts'
import { plannedDays } from '../promise/planned-days.ts'
import { refundsView } from '../cancel/refunds-view.ts'
import { factsOf, ledgerOfOrder, type OrderRow } from './order-row.ts'
import { mayChoose } from '../pay/way.ts'
import { stateOf, timelineOfOrder } from './state.ts'
import { type FullOrder, fullOrder, type ListedOrder, versionOf, type WholeOrder } from './load-order.ts'

/** The order as its reader sees it: all that is kept of it, told by the domain's timeline, ledger and terms. */
export async function orderView(ctx: Ctx, { id }: Pick<OrderRow, 'id'>): Promise<OrderView> {
  const full = await fullOrder(ctx.db, id, ctx.user?.id ?? null)
  if (!full) throw ctx.fail('request.notFound')
  return viewOf(ctx, full)
}

/** The same of what was read already. */
export async function viewOf(ctx: Ctx, full: FullOrder): Promise<OrderView> {
  const { order, papers, charges, request } = full
  const timeline = timelineOfOrder(full)
  const state = stateOf(full, timeline)
  const campaign = await campaignOfOrder(ctx, order)
  return {
    ...summaryOf(ctx, full, timeline, state),
    ...progressOf(ctx, full, timeline, state),
    buyerMissing: missingOfOrder(order),
    ledger: ledgerView(full),
    charges: charges.map((charge) => paymentOf(ctx, withoutDeadCode(charge))),
    payable: payableKinds(full, kindsOf(ctx, campaign)),
    documents: [...papers.documents],
    photo: hasReached(order, 'ANTI_FRAUD')
      ? { ...papers.photo, attemptsLeft: papers.photo.attemptsLeft ?? ctx.site.purchase.photoAttempts }
      : null,
    contract: hasReached(order, 'SIGN_CONTRACT') ? papers.contract : null,
    welcomeKit: welcomeKitOf(ctx, order, campaign.welcome_kit),
    cancellation: request ? null : cancellationPreview(ctx, full, campaign),
    cancellationRequest: request && {
      reason: request.reason,
      comment: request.comment,
      at: request.at.toISOString(),
      refund: request.refund_cents,
    },
    refunds: refundsView(ctx, full),
    carReturn: await carReturn(ctx, order),
    feedback: order.feedback,
    isShared: order.share_hash !== null,
    live: `/api/reservation/v2/reservations/${order.id}/live?seen=${versionOf(full)}`,
  }
}

const hasReached = ({ reached }: OrderRow, status: string): boolean => positionOf(reached) >= positionOf(status)

/** An order in a list. */
export function orderSummary(ctx: Ctx, listed: ListedOrder, state = stateOf(listed)): OrderSummary {
  return summaryOf(ctx, listed, timelineOfOrder(listed), state)
}

function summaryOf(ctx: Ctx, listed: ListedOrder, timeline: Timeline, state: OrderState): OrderSummary {
  const { order, events, lastVisit, estimatedAt } = listed
  const isTimed = order.expires_at !== null && isDepositAwaited(factsOf(order), order.reached) && order.is_open
  return {
    id: order.id,
    number: order.number,
    campaignId: order.campaign_id,
    site: order.site,
    status: order.status,
    stage: timeline.currentStage,
    unitPlace: order.unit_place,
    createdAt: order.created_at.toISOString(),
    car: order.car,
    dealer: order.dealer,
    paymentKind: listed.chosenKind ?? order.deposit_kind,
    reservationValue: order.reservation_cents,
    title: state.title,
    assignees: [...state.assignees],
    isEnded: state.isEnded,
    balance: state.isEnded ? 0 : order.remaining_cents,
    money: {
      owed: state.money.owedCents,
      returning: state.money.returningCents,
      returned: state.money.returnedCents,
    },
    currency: order.currency,
    countdown:
      isTimed && order.expires_at ? { endsAt: order.expires_at.toISOString(), now: ctx.now.toISOString() } : null,
    pendingActions: [...state.actions],
    endReason: isEndedByPix(order, events) ? ctx.text(PIX_OVER) : null,
    hasNews: lastVisit !== null && [...events.map(({ at }) => at), estimatedAt].some((at) => at && at > lastVisit),
  }
}

export function progressOf(
  ctx: Ctx,
  whole: WholeOrder,
  timeline: Timeline,
  { title, sentence, assignees }: OrderState,
) {
  const { order, events, estimates, lastVisit } = whole
  const { current } = timeline
  const days = plannedDays(order, estimates, timeline, today(ctx))
  const nextStage = days.next?.stage ?? null
  const placed = timeline.stages.flatMap(({ stage, entries }) => entries.map((entry) => ({ stage, entry })))
  return {
    now: {
      title,
      sentence,
      actor: assignees[0] ?? null,
      since: (current?.at ?? order.created_at).toISOString(),
      nextStatus: timeline.next,
      nextStage,
      nextOn: days.next?.startsOn ?? null,
    },
    stages: days.stages.map((one) => ({
      id: one.stage,
      text: stageText(one.stage, order.unit_place),
      state: one.state,
      reachedAt: one.startedAt?.toISOString() ?? null,
      endedAt: one.endedAt?.toISOString() ?? null,
      actor: one.state === 'current' ? (assignees[0] ?? null) : null,
      expectedFrom: one.state === 'ahead' ? (days.planned.get(one.stage)?.startsOn ?? null) : null,
      expectedTo: days.planned.get(one.stage)?.endsOn ?? null,
      isNew: one.isNew,
    })),
    // The timeline keeps the order of the events, stage after stage.
    events: events.map(({ id, status, at, actor, note }, index) => ({
      id,
      status,
      isKnown: placed[index]?.entry.isKnown ?? false,
      stage: placed[index]?.stage ?? timeline.currentStage,
      ...(happened(status, order.unit_place) ?? {
        title: placed[index]?.entry.title ?? 'order.status.unknown.title',
        sentence: placed[index]?.entry.sentence ?? 'order.status.unknown',
      }),
      at: at.toISOString(),
      actor,
      note,
      isNew: lastVisit !== null && at > lastVisit,
    })),
    bankStatus: timeline.bank?.code ?? null,
    estimates: estimates.map(({ delivery_from, delivery_on, made_at, reason, note }) => ({
      deliveryFrom: delivery_from ?? delivery_on,
      deliveryOn: delivery_on,
      madeAt: made_at.toISOString(),
      reason,
      note,
      isNew: lastVisit !== null && made_at > lastVisit,
    })),
  }
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
      trade: part.details.trade ?? null,
      appraisal: appraisalView(part.details.appraisal),
    })),
    paid: ledger.paidCents,
    discount: ledger.discountCents,
    refunded: ledger.refundedCents,
    remaining: ledger.remainingCents,
  }
}

const appraisalView = (appraisal: Appraisal | undefined) =>
  appraisal
    ? {
        value: appraisal.cents,
        note: appraisal.note,
        at: appraisal.at,
        answer: appraisal.answer,
        isBinding: appraisal.isBinding === true,
      }
    : null

function payableKinds({ order, parts, request }: WholeOrder, kinds: ReturnType<typeof kindsOf>): OrderView['payable'] {
  const isOver = isOrderEnd(order.status) || request !== null
  const isAwaited = isDepositAwaited(factsOf(order), order.reached)
  const isDepositPaid = parts.some(({ purpose, is_paid }) => purpose === 'deposit' && is_paid)
  const deposit = isOver || !isAwaited || isDepositPaid ? [] : kinds.filter((kind) => mayChoose(order, kind))
  const isOpen = parts.some((part) => part.purpose === 'remaining' && !part.is_paid) || order.remaining_cents > 0
  return { deposit, remaining: isOver || isAwaited || !isOpen ? [] : kinds }
}

/** A code or a slip that can no longer be paid is not shown again. */
const withoutDeadCode = (charge: Charge): Charge =>
  charge.state === 'pending' || charge.state === 'created' ? charge : { ...charge, pix: null, boleto: null }

/** What comes with the car; nothing where the car does not come, or goes back. */
export const welcomeKitOf = (
  { site }: Ctx,
  { welcome_address, status }: OrderRow,
  contents: readonly { readonly 'pt-BR': string; readonly 'es-AR': string }[],
): OrderView['welcomeKit'] =>
  contents.length === 0 || (isOrderEnd(status) && status !== 'DELIVERED')
    ? null
    : { contents: contents.map((text) => text[site.language]), hasAddress: welcome_address !== null }
