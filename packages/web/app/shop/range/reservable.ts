import { pricesOf, type ShownPrice } from '../../car-price/argentine-taxes.ts'
import type { Shop } from './range.ts'

/** A car in stock that a running campaign lets people reserve; often of an earlier model year than the one to be built. */
export interface ReservableCar {
  /** The model's slug. */
  readonly model: string
  readonly version: string
  readonly year: number
  readonly price: ShownPrice
  readonly colorCodes: readonly string[]
}

/** The site's cars that can be reserved, cheapest first. */
export async function loadReservable({ api, site, now }: Shop): Promise<ReservableCar[]> {
  const shown = pricesOf(site, now)
  const campaigns = await api.reservation.campaigns({ query: { active: true } })
  return campaigns
    .flatMap((campaign) => campaign.cars)
    .toSorted((a, b) => (a.price ?? Infinity) - (b.price ?? Infinity))
    .map((car) => ({
      model: car.modelSlug,
      version: car.mvsCode,
      year: car.year,
      price: shown.ofVersion(car),
      colorCodes: car.colors.map(({ code }) => code),
    }))
}

/** Those of them that stand at a dealer today, in the colours that stand there. */
export async function loadReservableAt(shop: Shop, dealerId: string): Promise<ReservableCar[]> {
  const { api, site } = shop
  const cars = await loadReservable(shop)
  const found = await Promise.all(
    cars.map(async (car): Promise<ReservableCar[]> => {
      const query = { mvsCode: car.version, modelYear: car.year, brand: site.brand }
      const { cars: units } = await api.stock.available({ query })
      const here = units.filter((unit) => unit.dealerId === dealerId && unit.state === 'AVAILABLE')
      const colorCodes = [...new Set(here.map(({ colorCode }) => colorCode))]
      return colorCodes.length === 0 ? [] : [{ ...car, colorCodes }]
    }),
  )
  return found.flat()
}
