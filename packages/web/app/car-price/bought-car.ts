import type { Site } from '@volante/contract/site'
import { priceFor, type PriceOfType } from '@volante/domain/money/price-for'
import { kindOfPrice, type PriceKind, pricesOf } from './argentine-taxes.ts'

/** What a car costs a buyer with all that goes with it; amounts are integer cents. */
export interface BoughtCar {
  /** The version first, then all that is added to it. */
  readonly lines: readonly { readonly code: string; readonly name: string; readonly price: number }[]
  /** Why the version is not at its list price; null where it is. */
  readonly kind: PriceKind | null
  /** The version's prices of today. */
  readonly prices: readonly PriceOfType[]
  readonly total: number
  readonly untaxed: number | null
  /** What holds it. */
  readonly due: number
}

/** Takes a car as everybody may buy it; returns it as a company does. */
export function forCompany<Car extends BoughtCar>(site: Pick<Site, 'country' | 'timeZone'>, now: Date, car: Car): Car {
  const own = priceFor(car.prices, 'company')
  const [version, ...added] = car.lines
  if (!own || !version) return car
  const total = car.total - version.price + own.price
  return {
    ...car,
    lines: [{ ...version, price: own.price }, ...added],
    kind: kindOfPrice({ priceType: own.type, priceUntil: own.until, listPrice: own.before }),
    total,
    untaxed: pricesOf(site, now)(total).untaxed,
    due: Math.min(car.due, total),
  }
}

/** What the version alone and all of it cost. */
export const costsOf = ({ lines: [version], total }: BoughtCar) => ({ price: version?.price ?? total, total })
