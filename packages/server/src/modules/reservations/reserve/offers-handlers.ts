import { offers } from '@volante/contract/offers'
import { cpfDigits } from '@volante/domain/person/cpf'
import { dealerByKey } from '../../dealers/api.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { implement } from '../../../platform/http/implement.ts'
import { chargesOfOrder } from '../../payments/api.ts'
import { type StockUnit, unitById } from '../../stock/api.ts'
import { type CampaignRow, campaignsOf, isRunning, sellsIn } from './campaign-queries.ts'
import { kindsOf } from './campaigns.ts'
import { NO_EXTRAS } from './extras.ts'
import { orderForOwner } from '../order/own-order.ts'
import { payDeposit } from '../pay/pay.ts'
import { viewOf } from '../order/present.ts'
import { isInOwnWay } from './showcase.ts'
import { reserveCar } from './reserve.ts'
import { setTimerCookie } from './timer-cookie.ts'

/** An offer is a car in stock, named by its unit's id; it is for sale while a campaign that runs covers its version. */
export const offersHandlers = implement(offers, {
  async impediments({ ctx, query }) {
    const { offerId, cpf } = query
    const unit = offerId ? await offerById(ctx, offerId) : null
    const codes = [
      ...((await isInOwnWay(ctx, cpf ? cpfDigits(cpf) : null)) ? ['reservation.alreadyReserved'] : []),
      ...(offerId && !unit?.isFree ? ['stock.noVehicle'] : []),
      ...(unit && !(await campaignOf(ctx, unit)) ? ['reservation.campaignClosed'] : []),
    ]
    return codes.map((code) => ({ code, message: ctx.text(code) }))
  },

  async reserveAvailability({ ctx, query, fail }) {
    const unit = await offerById(ctx, query.offerId)
    if (!unit) throw fail('request.notFound')
    const isAvailable = unit.isFree && (await campaignOf(ctx, unit)) !== undefined
    return { isAvailable, message: isAvailable ? null : ctx.text('stock.noVehicle') }
  },

  async reserve({ ctx, body, cookies, fail }) {
    const unit = await offerById(ctx, body.offerId)
    const dealer = await dealerByKey(ctx.db, unit?.dealerId ?? body.dealerCode ?? '')
    if (!unit || !dealer || dealer.blocked) throw fail('request.notFound')
    const campaign = await campaignOf(ctx, unit)
    if (!campaign) throw fail('reservation.campaignClosed')
    if (body.paymentType && !kindsOf(ctx, campaign).includes(body.paymentType)) throw fail('payment.kind.unavailable')
    const { country, mvsCode, year, id: unitId } = unit
    const wanted = { country, mvsCode, year, unitId }
    const made = await reserveCar(ctx, { campaign, dealer, wanted, extras: NO_EXTRAS, person: body.person ?? {} })
    if (typeof made === 'string') throw fail(made === 'stock.none' ? 'stock.noVehicle' : made)
    setTimerCookie(cookies, ctx, made.order)
    // Kinds that need nothing else are chosen at once; a card, a Pix and the rest are started by their own call.
    const isChosen = body.paymentType === 'dealer' || body.paymentType === 'boleto'
    if (!isChosen || !body.paymentType) return viewOf(ctx, made)
    const chosen = await payDeposit(ctx, made, { kind: body.paymentType })
    return viewOf(ctx, chosen.full)
  },

  async billUrl({ ctx, query, fail }) {
    const order = await orderForOwner(ctx, query.reservationId)
    const charge = (await chargesOfOrder(ctx.db, order.id)).findLast(({ kind }) => kind === 'boleto')
    if (!charge) throw fail(order.deposit_kind === 'boleto' ? 'payment.boleto.documentsFirst' : 'request.notFound')
    if (!charge.boleto || charge.state !== 'pending') throw fail('payment.boleto.failed')
    return { url: `/api/payment/charges/${charge.id}/boleto`, dueDate: charge.boleto.dueDay }
  },
})

async function offerById(ctx: Ctx, id: string): Promise<StockUnit | null> {
  const unit = await unitById(ctx.db, id)
  return unit?.country === ctx.site.country ? unit : null
}

const campaignOf = async (ctx: Ctx, unit: StockUnit): Promise<CampaignRow | undefined> =>
  (await campaignsOf(ctx, unit.country)).find(
    (one) =>
      isRunning(one, ctx.now) &&
      (unit.dealerId === null || sellsIn(one, unit.dealerId)) &&
      one.cars.some((car) => car.mvsCode === unit.mvsCode && car.year === unit.year),
  )
