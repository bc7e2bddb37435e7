import { randomBytes } from 'node:crypto'
import type { OrderedCar, OrderPerson } from '@volante/contract/order-shapes'
import { employeeDiscountCents } from '@volante/domain/order/employee'
import type { Day } from '@volante/domain/date'
import { deliveryPlan } from '@volante/domain/order/delivery-plan'
import { protocolOf } from '@volante/domain/lead/protocol'
import { type Insertable, sql } from 'kysely'
import type { Dealer } from '@volante/contract/dealer'
import { findVersion, pricesOfVersion } from '../../catalogue/api.ts'
import { prepared } from '../../../platform/db/prepared.ts'
import { timeOrderedId } from '../../../platform/db/time-ordered-id.ts'
import type { Ctx, SignedInCtx } from '../../../platform/http/ctx.ts'
import { jobFrom } from '../../../platform/jobs/job-from.ts'
import { carPrice } from '../../pricing/api.ts'
import { mostOf } from '../../../platform/limits/limits.ts'
import { today } from '../../../platform/sites/today.ts'
import { takeUnit, type WantedUnit } from '../../stock/api.ts'
import { refuseFields } from '../../../platform/words/refuse-fields.ts'
import { extrasOfUnit, type WantedExtras } from './extras.ts'
import { carToOrder, isBuilt, type OrderedUnit } from './to-order.ts'
import { type Buyer, buyerOf } from './buyer.ts'
import { type CampaignRow, isRunning, sellsIn } from './campaign-queries.ts'
import { dealerAnswer } from './campaigns.ts'
import { benefitRefusals, conditionsOf } from './employee.ts'
import { announceOrder } from '../order/announce-order.ts'
import { inTheWay } from '../order/order-queries.ts'
import { type FullOrder, newOrder } from '../order/load-order.ts'
import type { EstimateRow, EventRow } from '../order/order-row.ts'
import { addOrderPart } from '../order/parts.ts'
import type { ReservationTables } from '../tables.ts'

export interface Reservation {
  readonly campaign: CampaignRow
  readonly dealer: Dealer
  readonly wanted: WantedUnit
  /** None of the stock: the car is still to be built. */
  readonly isToOrder?: boolean
  /** Codes of what goes with the car. */
  readonly extras: WantedExtras
  readonly person: OrderPerson
  /** Drawn by chance unless told. */
  readonly number?: string
}

/** Why a reservation is refused, as the calls declare it. */
export type ReserveRefusal =
  | 'reservation.alreadyReserved'
  | 'reservation.tooManyUnpaid'
  | 'reservation.campaignClosed'
  | 'stock.none'
  | 'price.unavailable'
  | 'reservation.extrasUnavailable'

/**
 * Takes a campaign, a dealer, the wanted car and the buyer; reserves one car in stock, or one that is to be built, at today's price
 * for the campaign's minutes and returns the order, or why not. Refuses (422) each wrong field of the buyer.
 */
export async function reserveCar(ctx: SignedInCtx, reservation: Reservation): Promise<FullOrder | ReserveRefusal> {
  const { campaign, extras, person } = reservation
  const isSold = isRunning(campaign, ctx.now) && sellsIn(campaign, reservation.dealer.id)
  if (!isSold || !(await isCovered(ctx, reservation))) return 'reservation.campaignClosed'
  const buyer = await buyerOf(ctx, person)
  if (person.buyerType) refuseFields(ctx, await benefitRefusals(ctx, person.buyerType, buyer.document, buyer.person))
  const { country } = ctx.site
  const { isTaken, unpaid } = await inTheWay(ctx, { country, document: buyer.document, accountId: ctx.user.id })
  if (isTaken) return 'reservation.alreadyReserved'
  if (unpaid >= mostOf('unpaidOrders', ctx.settings)) return 'reservation.tooManyUnpaid'
  const unit = await unitOf(ctx, reservation)
  if (typeof unit === 'string') return unit
  const car = await snapshotOf(ctx.onlyReading(), unit, extras, buyer.person)
  if (typeof car === 'string') return car
  const order = await insertOrder(ctx, reservation, { buyer, unit, car })
  // One order a document: the transaction undoes the car's state.
  if (!order) return 'reservation.alreadyReserved'
  return withBenefit(ctx, order)
}

const isCompany = ({ personType }: OrderPerson): boolean => personType === 'legalPerson'

/** A campaign is over cars in stock; its terms hold for every car that is built for its brand. */
const isCovered = async (ctx: Ctx, { campaign, wanted, isToOrder }: Reservation): Promise<boolean> =>
  isToOrder
    ? isBuilt(ctx.onlyReading(), campaign, wanted)
    : campaign.cars.some((car) => car.mvsCode === wanted.mvsCode && car.year === wanted.year)

async function unitOf(ctx: Ctx, { wanted, isToOrder }: Reservation): Promise<OrderedUnit | ReserveRefusal> {
  if (isToOrder) return (await carToOrder(ctx.onlyReading(), wanted)) ?? 'stock.none'
  return (await takeUnit(ctx.db, wanted)) ?? 'stock.none'
}

/** The car with what it costs this buyer today, line by line, and what goes with it; or why it has none. */
async function snapshotOf(
  ctx: Ctx,
  unit: OrderedUnit,
  wanted: WantedExtras,
  person: OrderPerson,
): Promise<OrderedCar | ReserveRefusal> {
  const { country } = ctx.site
  const { mvsCode, year, colorCode, coatingCode, partCodes } = unit
  const version = await findVersion(ctx, mvsCode, { country, year })
  const wantedCar = { mvsCode, year, country, colorCode, coatingCode, optionalCode: [...partCodes] }
  const priced = await carPrice(ctx, wantedCar, isCompany(person) ? 'company' : 'person')
  if (!version || typeof priced === 'string' || !priced.color) return 'price.unavailable'
  const extras = await extrasOfUnit(ctx, version, unit, wanted)
  if (!extras) return 'reservation.extrasUnavailable'
  const { brand, modelName, modelSlug, versionName } = version
  const { color, coating, optionals, car: price, priceType, listPrice } = priced
  const { accessories, services, extrasTotal } = extras
  const total = priced.total + extrasTotal
  const named = { mvsCode, year, brand, modelName, modelSlug, versionName }
  return { ...named, color, coating, optionals, accessories, services, price, priceType, listPrice, total }
}

interface Made {
  readonly buyer: Buyer
  readonly unit: OrderedUnit
  readonly car: OrderedCar
}

type NewOrder = Insertable<ReservationTables['orders']>

/**
 * One statement: the order, its first event, its first promise of a delivery day, its timer and the letter about it. Answers
 * nothing, and writes nothing, where the document has an open order.
 */
async function insertOrder(ctx: SignedInCtx, reservation: Reservation, made: Made): Promise<FullOrder | undefined> {
  const { country } = ctx.site
  const plan = deliveryPlan({ stage: 'reservation', today: today(ctx), unit: made.unit.standing, country })
  const [row] = await insertion(ctx.db, {
    ...orderRow(ctx, reservation, made),
    earliestOn: plan.earliestOn,
    latestOn: plan.latestOn,
    plannedStages: JSON.stringify(plan.stages),
  })
  return row && newOrder(row)
}

interface FirstPromise {
  readonly earliestOn: Day
  readonly latestOn: Day
  readonly plannedStages: string
}

const insertion = prepared((db, { earliestOn, latestOn, plannedStages, ...order }: NewOrder & FirstPromise) =>
  db
    .with('made', (query) =>
      query
        .insertInto('orders')
        .values(order)
        .onConflict((conflict) => conflict.doNothing())
        .returningAll(),
    )
    .with(
      'event',
      () => sql<EventRow>`(
        insert into order_events (order_id, status, at, actor, actor_id)
        select id, status, created_at, 'customer', account_id from made returning *)`,
    )
    .with(
      'promise',
      () => sql<EstimateRow>`(
        insert into order_estimates (order_id, delivery_from, delivery_on, plan, reason, made_at)
        select id, ${earliestOn}::date, ${latestOn}::date, ${plannedStages}::jsonb, 'first', created_at
        from made returning *)`,
    )
    .with('timer', () => sql<object>`(${sql.raw(TIMER)})`)
    .with('letter', () => sql<object>`(${sql.raw(LETTER)})`)
    .selectFrom(['made', 'event', 'promise'])
    .selectAll('made')
    .select([sql<EventRow>`to_json(event)`.as('event'), sql<EstimateRow>`to_json(promise)`.as('estimate')])
    .compile(),
)

const TIMER = jobFrom(
  'made',
  'orders.expire',
  `jsonb_build_object('site', site, 'orderId', id)`,
  'now() + (expires_at - created_at)',
)

const LETTER = jobFrom(
  '(select made.site, made.id as order_id, event.id as event_id from made, event) as first_event',
  'orders.mail',
  `jsonb_build_object('site', site, 'orderId', order_id, 'eventId', event_id)`,
)

function orderRow(ctx: SignedInCtx, { campaign, dealer, number }: Reservation, { buyer, unit, car }: Made): NewOrder {
  const { now, site, user } = ctx
  return {
    id: timeOrderedId(now),
    number: number ?? protocolOf(randomBytes(11)),
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
    unit_place: unit.standing.place,
    unit_ready_on: unit.standing.readyOn,
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
  }
}

/** The benefit's discount stands in the ledger from the beginning. */
async function withBenefit(ctx: SignedInCtx, full: FullOrder): Promise<FullOrder> {
  const { order } = full
  announceOrder(ctx, order.id, full)
  const conditions = order.buyer_type ? await conditionsOf(ctx, order.buyer_type) : null
  if (!conditions) return full
  const { country, car } = order
  const prices = await pricesOfVersion(ctx.onlyReading(), { ...car, country, market: country })
  const amountCents = employeeDiscountCents(car, prices, conditions)
  if (amountCents === 0) return full
  const discount = { kind: 'employeeDiscount', purpose: null, paymentKind: null, amountCents } as const
  const discounted = { ...full, ...(await addOrderPart(ctx, order, [], discount)) }
  announceOrder(ctx, order.id, discounted)
  return discounted
}
