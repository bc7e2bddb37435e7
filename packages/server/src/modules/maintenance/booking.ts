import type { Booking } from '@volante/contract/maintenance'
import type { Use } from '@volante/domain/maintenance/schedule'
import { priced, visitWorks } from '@volante/domain/maintenance/visit'
import type { Ctx } from '../../platform/http/ctx.ts'
import { dealersAround, findDealers, knownDealer, workshopServices } from '../dealers/api.ts'
import { priceUntil, visitOf } from './advise.ts'
import { type Asked, plannedCar, type PlannedCar, ratesOf } from './plans.ts'

/** So many dealers are named of those around a place, or by name without one. */
const MOST_DEALERS = 20
const RADIUS_METRES = 150_000
const METRES_A_KM = 1_000

interface Wanted {
  readonly revision: number
  readonly from?: number | undefined
  readonly use: Use
  readonly dealerCode?: string | undefined
  readonly latitude?: number | undefined
  readonly longitude?: number | undefined
}

/** What it takes to book a revision: the service, its price and the dealers that do it. */
export async function bookingOf(ctx: Ctx, { version, plan }: PlannedCar, wanted: Wanted): Promise<Booking> {
  const { revision: number, use, dealerCode } = wanted
  const from = Math.min(wanted.from ?? number, number)
  const works = visitWorks(plan.schedule, use, from, number)
  const service = await revisionService(ctx, plan.country)
  const dealers = (await dealersFor(ctx, plan.country, version.brand, wanted)).filter(({ services }) =>
    services.includes(service.id),
  )
  if (dealerCode !== undefined && dealers.length === 0) throw ctx.fail('request.notFound')
  const rates = await ratesOf(
    ctx,
    dealers.map(({ id }) => id),
  )
  const hourOf = (id: string | undefined) => (id === undefined ? undefined : rates.get(id)) ?? plan.hourCents
  const chosen = dealerCode === undefined ? undefined : dealers[0]?.id
  const { country } = plan
  return {
    ...(await visitOf(ctx, number, works, { country, hourCents: hourOf(chosen) })),
    from,
    mvsCode: version.code,
    service,
    validTo: priceUntil(ctx),
    dealers: dealers.map(({ id, dealerCode: code, name, city, state, distance }) => ({
      code,
      name,
      city,
      state,
      km: distance === null ? null : Math.round(distance / METRES_A_KM),
      price: priced(works, hourOf(id)).cents,
    })),
  }
}

/** What a revision of a car does and costs at a dealer; null where no plan has it. Refuses (404) a dealer that does none. */
export async function revisionPrice(ctx: Ctx, asked: Asked & Wanted) {
  const car = await plannedCar(ctx, asked)
  const found = car && (await bookingOf(ctx, car, asked))
  return found && { ...found, year: car.year }
}

/** The workshop service under which revisions are booked in a country. */
async function revisionService(ctx: Ctx, country: 'BR' | 'AR') {
  const services = await ctx.remember(['dealers'], ['services', country], () => workshopServices(ctx.db, country))
  const found = services.find(({ category }) => category === 'REVISION')
  if (!found) throw ctx.fail('request.notFound')
  return { id: found.id, name: found.serviceName }
}

async function dealersFor(
  ctx: Ctx,
  country: 'BR' | 'AR',
  brand: string,
  { dealerCode, latitude: lat, longitude: lon }: Wanted,
) {
  if (dealerCode !== undefined) {
    const dealer = await knownDealer(ctx, dealerCode)
    const isOurs = dealer && dealer.country === country && !dealer.blocked && dealer.brands.includes(brand)
    return isOurs ? [{ ...dealer, distance: null }] : []
  }
  if (lat !== undefined && lon !== undefined)
    return dealersAround(ctx, { lat, lon, brand, radius: RADIUS_METRES, size: MOST_DEALERS })
  const all = await findDealers(ctx.db, { country, brand }, { limit: MOST_DEALERS, offset: 0 })
  return all.map((dealer) => ({ ...dealer, distance: null }))
}
