import type { orders } from '@volante/contract/orders'
import { refundTerms } from '@volante/domain/order/cancellation'
import { needsSecondPerson } from '@volante/domain/order/refund'
import type { Handlers } from '../../../platform/http/implement.ts'
import { today } from '../../../platform/sites/today.ts'
import { keepBuyer } from '../order/buyer-data.ts'
import { announceOrder } from '../order/announce-order.ts'
import { acceptCancellation, declineCancellation, openRequest, whyNotCancel } from '../cancel/cancel.ts'
import { dealerPromises } from './promises.ts'
import { advanceOrder, settlePart, staffActor } from './steps.ts'
import { tellPlate } from './tell-plate.ts'
import { answerAppraisal, appraise } from './appraise.ts'
import { assignUnit } from './assign-unit.ts'
import { keepNote } from './history.ts'
import { dealersOfOrders, deskOrders } from './list.ts'
import { deskOrder } from './view.ts'
import { keepEstimate } from '../promise/estimate.ts'
import { type OrderRow, partsOf } from '../order/order-row.ts'
import { lockForOwner, lockForStaff, lockFullForOwner } from '../order/own-order.ts'
import { orderView, viewOf } from '../order/present.ts'
import { applyCoupon } from '../pay/apply-coupon.ts'
import { keepRefundAccount } from '../cancel/refund-account.ts'
import { keepReturnDay } from '../cancel/return-day.ts'
import { refundLimit } from '../cancel/refund-limit.ts'
import {
  aloneCents,
  confirmRefund,
  decideRefund,
  giveBack,
  paidPartsOf,
  refundWithCar,
  retryRefund,
} from '../cancel/refunds.ts'
import { step } from '../order/record-event.ts'
import type { SignedInCtx } from '../../../platform/http/ctx.ts'
import { orderOfToken, sharedView, shareOrder, unshareOrder } from '../order/share.ts'

/** The orders' calls but for the two reviews, which are the documents'. */
export const ordersHandlers: Omit<Handlers<typeof orders.calls>, 'reviewFraud' | 'reviewDocument'> = {
  async share({ ctx, params }) {
    const order = await lockForOwner(ctx, params.id)
    const token = await shareOrder(ctx, order.id)
    return { token }
  },

  async unshare({ ctx, params }) {
    const order = await lockForOwner(ctx, params.id)
    await unshareOrder(ctx, order.id)
    return undefined
  },

  async shared({ ctx, params, fail }) {
    const order = await orderOfToken(ctx, params.token)
    if (!order) throw fail('request.notFound')
    return sharedView(ctx, order)
  },

  async answerAppraisal({ ctx, params, body }) {
    const order = await lockForOwner(ctx, params.id)
    await answerAppraisal(ctx, order, { partId: params.partId, accepted: body.accepted })
    return orderView(ctx, order)
  },

  async coupon({ ctx, params, body }) {
    return viewOf(ctx, await applyCoupon(ctx, await lockFullForOwner(ctx, params.id), body.name ?? null))
  },

  async buyer({ ctx, params, body }) {
    const order = await lockForOwner(ctx, params.id)
    await keepBuyer(ctx, order, body)
    return orderView(ctx, order)
  },

  async reactivate({ ctx, params, fail }) {
    const order = await lockForOwner(ctx, params.id)
    if (!(await openRequest(ctx, order.id))) throw fail('order.state', { status: order.status })
    const decision = { actor: 'customer', actorId: ctx.user.id, note: null } as const
    return orderView(ctx, await declineCancellation(ctx, order, decision))
  },

  deskList: ({ ctx, query, reach }) => deskOrders(ctx, reach, query, query),

  deskDealers: ({ ctx, query, reach }) => dealersOfOrders(ctx, reach, query.site),

  deskPromises: ({ ctx, query, reach }) => dealerPromises(ctx, reach, query),

  deskGet: ({ ctx, params }) => deskOrder(ctx, params),

  async note({ ctx, params, body, fail }) {
    if (body.text.trim() === '') throw fail('order.missing.note')
    await keepNote(ctx, params.id, body.text.trim())
    return deskOrder(ctx, params)
  },

  async advance({ ctx, params, body }) {
    const order = await lockForStaff(ctx, params.id)
    return deskOrder(ctx, await advanceOrder(ctx, order, body.status, body.note ?? null))
  },

  async estimate({ ctx, params, body, fail }) {
    const order = await lockForStaff(ctx, params.id)
    const { deliveryOn, reason, note } = body
    if (!order.is_open) throw fail('order.state', { status: order.status })
    if (deliveryOn < today(ctx)) throw ctx.fail('validation.date.future')
    await keepEstimate(ctx, order, { deliveryOn, reason, note, actorId: ctx.user.id })
    announceOrder(ctx, order.id)
    return deskOrder(ctx, order)
  },

  async decideCancellation({ ctx, params, body, fail }) {
    const order = await lockForStaff(ctx, params.id)
    const actor = staffActor(ctx.user.roles) === 'administrator' ? 'administrator' : 'platform'
    const decision = { actor, actorId: ctx.user.id, note: body.note ?? null } as const
    const isAsked = (await openRequest(ctx, order.id)) !== undefined
    if (!body.accepted && !isAsked) throw fail('order.state', { status: order.status })
    // A delivered car comes back only when its buyer says so.
    const mayOrder = order.status !== 'DELIVERED' && whyNotCancel(ctx, order) === null
    if (!isAsked && !mayOrder) throw fail('order.state', { status: order.status })
    const decide = body.accepted ? acceptCancellation : declineCancellation
    const decided = await decide(ctx, order, decision)
    announceOrder(ctx, order.id)
    return deskOrder(ctx, decided)
  },

  async settlePart({ ctx, params, body }) {
    const order = await lockForStaff(ctx, params.id)
    const settled = await settlePart(ctx, order, params.partId, body?.note ?? null)
    announceOrder(ctx, order.id)
    return deskOrder(ctx, settled)
  },

  async appraise({ ctx, params, body }) {
    const order = await lockForStaff(ctx, params.id)
    await appraise(ctx, order, { partId: params.partId, cents: body.value, note: body.note.trim() })
    return deskOrder(ctx, order)
  },

  async assignUnit({ ctx, params, body }) {
    const order = await lockForStaff(ctx, params.id)
    await assignUnit(ctx, order, body.chassis)
    return deskOrder(ctx, order)
  },

  async refund({ ctx, params, body, fail }) {
    const order = await lockForStaff(ctx, params.id)
    const { chargeId, amount: amountCents, reason } = body
    const parts = await partsOf(ctx.db, order.id)
    if (!parts.some((part) => part.charge_id === chargeId)) throw fail('request.notFound')
    const paid = (await paidPartsOf(ctx.db, order.id)).find(({ part }) => part.charge_id === chargeId)
    if (!paid || amountCents > paid.amountCents || amountCents === 0) throw fail('payment.refund.tooMuch')
    const terms = { ...refundTerms(paid.kind, today(ctx), order.country), amountCents }
    const isLarge = needsSecondPerson(amountCents, await aloneCents(ctx.db, order.id), refundLimit(ctx, order))
    const waits = isLarge ? ('needsApproval' as const) : undefined
    await giveBack(ctx, order, paid.part, terms, { waits, reason, askedBy: ctx.user.id })
    return changed(ctx, order)
  },

  async decideRefund({ ctx, params, body }) {
    const order = await lockForStaff(ctx, params.id)
    await decideRefund(ctx, order, params.refundId, body.approved)
    return changed(ctx, order)
  },

  async retryRefund({ ctx, params, body }) {
    const order = await lockForStaff(ctx, params.id)
    await retryRefund(ctx, order, params.refundId, body.byTransfer)
    return changed(ctx, order)
  },

  async carBack({ ctx, params, body, fail }) {
    const order = await lockForStaff(ctx, params.id)
    if (order.status !== 'WITHDRAWN') throw fail('order.state', { status: order.status })
    const { id: actorId, roles } = ctx.user
    const event = { status: 'RETURNED', actor: staffActor(roles), actorId, note: body?.note }
    await refundWithCar(ctx, order)
    return changed(ctx, await step(ctx, order, event))
  },

  async returnDay({ ctx, params, body, fail }) {
    const order = await lockForOwner(ctx, params.id)
    if (!(await keepReturnDay(ctx, order, body.on))) throw fail('order.return.day')
    announceOrder(ctx, order.id)
    return orderView(ctx, order)
  },

  async deskPlate({ ctx, params, body, fail }) {
    const order = await lockForStaff(ctx, params.id)
    await tellPlate(ctx, order, body, fail)
    return changed(ctx, order)
  },

  async deskReturnDay({ ctx, params, body, fail }) {
    const order = await lockForStaff(ctx, params.id)
    if (!(await keepReturnDay(ctx, order, body.on))) throw fail('order.return.day')
    return changed(ctx, order)
  },

  async refundAccount({ ctx, params, body }) {
    const order = await lockForOwner(ctx, params.id)
    await keepRefundAccount(ctx, order, body.account)
    announceOrder(ctx, order.id)
    return orderView(ctx, order)
  },

  async confirmRefund({ ctx, params, body }) {
    const order = await lockForStaff(ctx, params.id)
    await confirmRefund(ctx, order, params.refundId)
    if (body?.note) await keepNote(ctx, order.id, body.note)
    announceOrder(ctx, order.id)
    return deskOrder(ctx, await lockForStaff(ctx, params.id))
  },
}

function changed(ctx: SignedInCtx, order: Pick<OrderRow, 'id'>) {
  announceOrder(ctx, order.id)
  return deskOrder(ctx, order)
}
