import { reservation } from '@volante/contract/reservation'
import { CANCELLATION_REASONS } from '@volante/domain/order/cancellation'
import { isOneOf } from '@volante/domain/choice'
import { implement } from '../../platform/http/implement.ts'
import { paymentOf } from '../payments/api.ts'
import { campaignById } from './reserve/campaign-queries.ts'
import { campaignDealers, campaignDealersAround, listCampaigns } from './reserve/campaigns.ts'
import { isByRight, requestCancellation } from './cancel/cancel.ts'
import { setTimerCookie } from './reserve/timer-cookie.ts'
import { keepFeedback, noteVisit, ordersOfAccount } from './order/order-queries.ts'
import { fullOrderForOwner, lockForOwner, lockFullForOwner, orderForOwner } from './order/own-order.ts'
import { payDeposit, payRemaining } from './pay/pay.ts'
import { orderSummary, orderView, viewOf } from './order/present.ts'
import { processingOf } from './pay/processing.ts'
import { reprocessCampaign } from './desk/reprocess.ts'
import { availability, leadOf, preReserve, validateUser } from './reserve/showcase.ts'
import { saveWelcomeAddress, welcomeKit } from './order/welcome-kit.ts'

const RADIUS_KM = 100

export const reservationHandlers = implement(reservation, {
  campaigns: ({ ctx, query }) => listCampaigns(ctx, query),

  async campaignDealers({ ctx, params, query, fail }) {
    const campaign = await campaignById(ctx, params.id)
    if (!campaign) throw fail('request.notFound')
    return campaignDealers(ctx, campaign, query)
  },

  async campaignDealersByRadius({ ctx, params, query, fail }) {
    const campaign = await campaignById(ctx, params.id)
    if (!campaign) throw fail('request.notFound')
    const { referenceLatitude: lat, referenceLongitude: lon, radius: km = RADIUS_KM, toOrder } = query
    if (lat === undefined || lon === undefined) throw fail('dealers.noRadius')
    return campaignDealersAround(ctx, campaign, { lat, lon, km, toOrder })
  },

  availability: ({ ctx, query }) => availability(ctx, query),

  validateUser: ({ ctx, query, fail }) => validateUser(ctx, query, fail),

  async preReserve({ ctx, body, cookies, fail }) {
    const full = await preReserve(ctx, body, fail)
    setTimerCookie(cookies, ctx, full.order)
    return viewOf(ctx, full)
  },

  async payment({ ctx, params, body }) {
    const order = await lockFullForOwner(ctx, body.reservationId)
    const { full, charge } = await payDeposit(ctx, order, { ...body, kind: params.type })
    return { order: await viewOf(ctx, full), charge: charge && paymentOf(ctx, charge) }
  },

  async remainingPayment({ ctx, params, body }) {
    const order = await lockFullForOwner(ctx, params.id)
    const paid = await payRemaining(ctx, order, { ...body, kind: body.paymentType })
    return viewOf(ctx, paid.full)
  },

  processing: async ({ ctx, body }) => processingOf(ctx, await orderForOwner(ctx, body.reservationId)),

  async status({ ctx, params, query }) {
    const full = await fullOrderForOwner(ctx, params.id)
    const view = await viewOf(ctx, full)
    if (query.seen) await noteVisit(ctx, full.order.id)
    return view
  },

  async userReserves({ ctx, query }) {
    const listed = await ordersOfAccount(ctx, ctx.user.id, query.brand)
    return listed.map((one) => orderSummary(ctx, one))
  },

  lead: ({ ctx, query }) => leadOf(ctx, query.reservationId),

  welcomeKit: async ({ ctx, params }) => welcomeKit(ctx, await orderForOwner(ctx, params.id)),

  welcomeKitSave: ({ ctx, params, body, fail }) => saveWelcomeAddress(ctx, params.id, body, fail),

  cancellationReasons: ({ ctx }) =>
    ctx.site.purchase.cancellationReasons.map((id) => ({ id, text: ctx.text(CANCELLATION_REASONS[id]) })),

  async cancel({ ctx, params, body, fail }) {
    const order = await lockForOwner(ctx, params.id)
    const { reasonId: reason = null, comment = null } = body
    // A legal right needs no reason.
    const isKnown = reason === null ? isByRight(ctx, order) : isOneOf(ctx.site.purchase.cancellationReasons, reason)
    if (!isKnown) throw fail('request.invalid')
    const wish = { reason, comment, actor: 'customer', actorId: ctx.user.id } as const
    const cancelled = await requestCancellation(ctx, order, wish)
    if (!cancelled) throw fail('reservation.cancelFailed')
    return orderView(ctx, cancelled)
  },

  async feedback({ ctx, params, body, fail }) {
    const order = await lockForOwner(ctx, params.id)
    if (order.is_open) throw fail('order.state', { status: order.status })
    return keepFeedback(ctx, order.id, body)
  },

  async reprocess({ ctx, params, reach, fail }) {
    const campaign = await campaignById(ctx, params.campaignId)
    if (!campaign) throw fail('request.notFound')
    return { orders: await reprocessCampaign(ctx, campaign.id, reach) }
  },
})
