import { randomBytes, randomUUID } from 'node:crypto'
import type { OrderedCar, OrderPerson } from '@volante/contract/order-shapes'
import { employeeDiscountCents } from '@volante/domain/order/employee'
import { protocolOf } from '@volante/domain/protocol'
import type { Dealer } from '@volante/contract/dealer'
import { findVersion } from '../catalogue/api.ts'
import type { Ctx, SignedInCtx } from '../http/ctx.ts'
import { carPrice } from '../pricing/api.ts'
import { takeUnit, type TakenUnit, type WantedUnit } from '../stock/api.ts'
import { type Buyer, buyerOf, refuseFields } from './buyer.ts'
import { type CampaignRow, isRunning } from './campaign-queries.ts'
import { dealerAnswer } from './campaigns.ts'
import { benefitRefusals, conditionsOf } from './employee.ts'
import { promiseDelivery } from './estimate.ts'
import { announceOrder } from './announce-order.ts'
import { enqueueExpiry } from './expiry-timer.ts'
import { hasOpenOrder } from './order-queries.ts'
import type { OrderRow } from './order-row.ts'
import { addOrderPart } from './parts.ts'
import { appendEvent } from './record-event.ts'

export interface Reservation {
  readonly campaign: CampaignRow
  readonly dealer: Dealer
  readonly wanted: WantedUnit
  readonly person: OrderPerson
}

/** Why a reservation is refused, as the calls declare it. */
export type ReserveRefusal =
  | 'reservation.alreadyReserved'
  | 'reservation.campaignClosed'
  | 'stock.none'
  | 'price.unavailable'

/**
 * Takes a campaign, a dealer, the wanted car and the buyer; reserves one car in stock at today's price for the campaign's
 * minutes and answers the order, or why not. Refuses (422) each wrong field of the buyer.
 */
export async function reserveCar(ctx: SignedInCtx, reservation: Reservation): Promise<OrderRow | ReserveRefusal> {
  const { campaign, wanted, person } = reservation
  const isCovered = campaign.cars.some((car) => car.mvsCode === wanted.mvsCode && car.year === wanted.year)
  if (!isCovered || !isRunning(campaign, ctx.now)) return 'reservation.campaignClosed'
  const buyer = await buyerOf(ctx, person)
  if (person.buyerType) refuseFields(ctx, await benefitRefusals(ctx, person.buyerType, buyer.document, buyer.person))
  if (await hasOpenOrder(ctx, ctx.site.country, buyer.document)) return 'reservation.alreadyReserved'
  const unit = await takeUnit(ctx.db, wanted)
  if (!unit) return 'stock.none'
  const car = await snapshotOf(ctx, unit)
  if (!car) return 'price.unavailable'
  const order = await insertOrder(ctx, reservation, { buyer, unit, car })
  // Somebody reserved under this document in the same moment: the transaction undoes the car's state.
  if (!order) return 'reservation.alreadyReserved'
  return begin(ctx, order)
}

/** The car with its price today, line by line. */
async function snapshotOf(ctx: Ctx, unit: TakenUnit): Promise<OrderedCar | null> {
  const { country } = ctx.site
  const { mvsCode, year, colorCode, coatingCode, partCodes } = unit
  const version = await findVersion(ctx, mvsCode, { country, year })
  const priced = await carPrice(ctx, { mvsCode, year, country, colorCode, coatingCode, optionalCode: [...partCodes] })
  if (!version || typeof priced === 'string' || !priced.color) return null
  const { brand, modelName, modelSlug, versionName } = version
  const { color, coating, optionals, car: listPrice, total } = priced
  return { mvsCode, year, brand, modelName, modelSlug, versionName, color, coating, optionals, listPrice, total }
}

interface Made {
  readonly buyer: Buyer
  readonly unit: TakenUnit
  readonly car: OrderedCar
}

function insertOrder(ctx: SignedInCtx, { campaign, dealer }: Reservation, { buyer, unit, car }: Made) {
  const { db, now, site, user } = ctx
  return db
    .insertInto('orders')
    .values({
      id: randomUUID(),
      number: protocolOf(randomBytes(11)),
      account_id: user.id,
      site: site.id,
      country: site.country,
      campaign_id: campaign.id,
      status: 'PRE_RESERVE',
      reached: 'PRE_RESERVE',
      stage: 'reservation',
      waits_on: 'customer',
      waiting_since: now,
      stock_unit_id: unit.id,
      chassis: unit.chassis,
      dealer_code: dealer.dealerCode,
      dealer: JSON.stringify(dealerAnswer(dealer)),
      car: JSON.stringify(car),
      currency: campaign.currency,
      total_cents: car.total,
      reservation_cents: Math.min(campaign.reservation_cents, car.total),
      remaining_cents: car.total,
      document: buyer.document,
      buyer_name: buyer.name,
      email: buyer.email,
      person: JSON.stringify(buyer.person),
      buyer_type: buyer.person.buyerType ?? null,
      billing_address: null,
      deposit_kind: null,
      is_direct_sale: campaign.is_direct_sale,
      expires_at: new Date(now.getTime() + campaign.reservation_minutes * 60_000),
      signed_on: null,
      delivered_on: null,
      welcome_address: null,
      feedback: null,
      share_hash: null,
      created_at: now,
      changed_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** What a new order starts with: its first event, its timer, its first promise and the benefit's discount. */
async function begin(ctx: SignedInCtx, order: OrderRow): Promise<OrderRow> {
  const eventId = await appendEvent(ctx, order.id, { status: order.status, actor: 'customer', actorId: ctx.user.id })
  await enqueueExpiry(ctx, order.id, order.site, order.expires_at)
  await ctx.enqueue('orders.mail', { site: order.site, orderId: order.id, eventId })
  await promiseDelivery(ctx, order, 'first')
  const conditions = order.buyer_type ? await conditionsOf(ctx, order.buyer_type) : null
  const amountCents = conditions ? employeeDiscountCents(order.total_cents, conditions) : 0
  if (amountCents > 0)
    await addOrderPart(ctx, order, { kind: 'employeeDiscount', purpose: null, paymentKind: null, amountCents })
  await announceOrder(ctx, order.id)
  return { ...order, remaining_cents: order.total_cents - amountCents }
}
