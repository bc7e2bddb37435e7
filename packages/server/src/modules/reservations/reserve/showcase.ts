import type { CallError } from '@volante/contract/kit'
import type { OrderPerson } from '@volante/contract/order-shapes'
import { cnpjCharacters, isCnpj } from '@volante/domain/company/cnpj'
import { cpfDigits, isCpf } from '@volante/domain/person/cpf'
import { dniDigits, dniRefusal } from '@volante/domain/person/dni'
import { knownDealer } from '../../dealers/api.ts'
import type { Ctx, SignedInCtx } from '../../../platform/http/ctx.ts'
import { accountById } from '../../identity/api.ts'
import { deliveryDays, standingOfNext, type WantedUnit } from '../../stock/api.ts'
import { campaignById, campaignsOf, freeCars, isRunning } from './campaign-queries.ts'
import type { FullOrder } from '../order/load-order.ts'
import { findOrder } from '../order/order-row.ts'
import { hasOpenOrder, hasOwnOrder, lastOrderOf } from '../order/order-queries.ts'
import { type ReserveRefusal, reserveCar } from './reserve.ts'
import { isBuilt, TO_ORDER } from './to-order.ts'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export interface WantedCar {
  readonly campaignId: string
  readonly mvsCode: string
  readonly year: number
  readonly color: string
  readonly optionals?: readonly string[] | undefined
  readonly coating?: string | undefined
  readonly accessories?: readonly string[] | undefined
  readonly services?: readonly string[] | undefined
  readonly toOrder?: boolean | undefined
  readonly dealerCode: string
  readonly person?: OrderPerson | undefined
  /** Cents that the buyer agreed to. */
  readonly total?: number | undefined
}

type PreReserveError =
  | Exclude<ReserveRefusal, 'stock.none'>
  | 'stock.noneForCar'
  | 'reservation.notBuildable'
  | 'reservation.priceChanged'
  | 'request.notFound'

/** Reserves the car a visitor chose in the showcase, or refuses as the call declares. */
export async function preReserve(
  ctx: SignedInCtx,
  body: WantedCar,
  fail: (code: PreReserveError) => CallError,
): Promise<FullOrder> {
  const campaign = UUID.test(body.campaignId) ? await campaignById(ctx, body.campaignId) : undefined
  const dealer = await knownDealer(ctx.onlyReading(), body.dealerCode)
  if (!campaign || !dealer || dealer.blocked || !dealer.brands.includes(campaign.brand)) throw fail('request.notFound')
  if (dealer.country !== campaign.country) throw fail('request.notFound')
  const wanted: WantedUnit = {
    country: campaign.country,
    mvsCode: body.mvsCode,
    year: body.year,
    colorCode: body.color,
    coatingCode: body.coating,
    partCodes: body.optionals,
    dealerId: dealer.id,
  }
  const { accessories = [], services = [], person = {}, toOrder: isToOrder = false } = body
  const extras = { accessories, services }
  const made = await reserveCar(ctx, { campaign, dealer, wanted, isToOrder, extras, person })
  const none = isToOrder ? 'reservation.notBuildable' : 'stock.noneForCar'
  if (typeof made === 'string') throw fail(made === 'stock.none' ? none : made)
  // The transaction undoes the reservation.
  if (body.total !== undefined && made.order.total_cents !== body.total) throw fail('reservation.priceChanged')
  return made
}

export interface Availability {
  readonly campaignId?: string | undefined
  readonly mvsCode?: string | undefined
  readonly modelYear?: number | undefined
  readonly colorCode?: string | undefined
  readonly dealerCode?: string | undefined
  readonly coating?: string | undefined
  readonly optionals?: readonly string[] | undefined
}

/** How many cars that fit can be reserved now, in the campaigns that run. */
export async function availability(ctx: Ctx, asked: Availability) {
  const { campaignId, mvsCode, modelYear, colorCode, dealerCode } = asked
  const running = (await campaignsOf(ctx, ctx.site.country)).filter(
    (one) => isRunning(one, ctx.now) && (campaignId === undefined || one.id === campaignId),
  )
  const dealer = dealerCode === undefined ? undefined : await knownDealer(ctx, dealerCode)
  const isAsked = (car: (typeof running)[number]['cars'][number]) =>
    (mvsCode === undefined || car.mvsCode === mvsCode) && (modelYear === undefined || car.year === modelYear)
  const asking = running
    .map((one) => ({ ...one, cars: one.cars.filter(isAsked) }))
    .filter(({ cars }) => cars.length > 0)
  const isKnown = dealerCode === undefined || dealer !== undefined
  const free = isKnown ? await freeCars(ctx, ctx.site.country, asking, dealer?.id) : []
  const isWanted = ({ color_code }: (typeof free)[number]) => colorCode === undefined || color_code === colorCode
  const left = free.filter(isWanted).reduce((sum, one) => sum + one.left, 0)
  const delivery = left > 0 ? await deliveryOf(ctx, asked, dealer?.id) : null
  const message = left > 0 ? null : ctx.text('stock.noneForCar')
  return { isAvailable: left > 0, left, message, delivery, toOrder: await deliveryToOrder(ctx, asked) }
}

/** When the car that would be reserved now is delivered, and where it is. */
async function deliveryOf(ctx: Ctx, asked: Availability, dealerId: string | undefined) {
  const { mvsCode, modelYear: year, colorCode, coating: coatingCode, optionals: partCodes } = asked
  if (mvsCode === undefined || year === undefined) return null
  const { country } = ctx.site
  const unit = await standingOfNext(ctx.db, { country, mvsCode, year, colorCode, coatingCode, partCodes, dealerId })
  return unit && { place: unit.place, ...deliveryDays(ctx, unit) }
}

/** When a car is delivered that is ordered today; null where none is built. */
async function deliveryToOrder(ctx: Ctx, { campaignId, mvsCode, modelYear: year }: Availability) {
  if (mvsCode === undefined || year === undefined) return null
  const { country, brand } = ctx.site
  const open = (await campaignsOf(ctx, country)).filter(
    (one) => isRunning(one, ctx.now) && one.brand === brand && (campaignId === undefined || one.id === campaignId),
  )
  const [campaign] = open
  const isOffered = campaign !== undefined && (await isBuilt(ctx, campaign, { country, mvsCode, year }))
  return isOffered ? { place: TO_ORDER.place, ...deliveryDays(ctx, TO_ORDER) } : null
}

interface Documents {
  readonly cpf?: string | undefined
  readonly cnpj?: string | undefined
  readonly dni?: string | undefined
}

/**
 * Whether a number, the account's unless stated, keeps the caller from reserving. Of a number that is not the account's
 * only the caller's own orders are told: nobody finds out who buys a car.
 */
export async function isInOwnWay(ctx: SignedInCtx, stated: string | null): Promise<boolean> {
  const account = await accountById(ctx, ctx.user.id)
  const own = [account?.cpf, account?.dni, account?.cnpj]
  const document = stated ?? account?.cpf ?? account?.dni ?? null
  if (document === null) return false
  const standing = { country: ctx.site.country, document, accountId: ctx.user.id }
  return own.includes(document) ? hasOpenOrder(ctx, standing) : hasOwnOrder(ctx, standing)
}

/** Whether a CPF, CNPJ or DNI, the caller's own unless stated, may reserve. */
export async function validateUser(
  ctx: SignedInCtx,
  { cpf, cnpj, dni }: Documents,
  fail: (code: 'validation.cpf.invalid' | 'validation.cnpj.invalid' | 'validation.dni.invalid') => CallError,
) {
  if (cpf !== undefined && !isCpf(cpf)) throw fail('validation.cpf.invalid')
  if (cnpj !== undefined && !isCnpj(cnpj)) throw fail('validation.cnpj.invalid')
  if (dni !== undefined && dniRefusal(dni)) throw fail('validation.dni.invalid')
  const stated = (cnpj && cnpjCharacters(cnpj)) || (cpf && cpfDigits(cpf)) || (dni && dniDigits(dni))
  const isTaken = await isInOwnWay(ctx, stated || null)
  return { mayReserve: !isTaken, message: isTaken ? ctx.text('reservation.alreadyReserved') : null }
}

/** Who reserved, where, and the billing address: what a new order starts with. */
export async function leadOf(ctx: SignedInCtx, orderId: string | undefined) {
  const order = orderId ? await findOrder(ctx.db, orderId) : await lastOrderOf(ctx, ctx.user.id)
  if (order?.account_id !== ctx.user.id) throw ctx.fail('request.notFound')
  const { id: reservationId, person, email, dealer, billing_address: billingAddress } = order
  return { reservationId, person, email, dealer, billingAddress }
}
