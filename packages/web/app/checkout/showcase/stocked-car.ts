import type { StockCar } from '@volante/contract/stock'
import { openBuild } from '@volante/domain/configuration/address'
import type { CarCatalogue } from '@volante/domain/configuration/catalogue'
import { indexCatalogue } from '@volante/domain/configuration/catalogue-index'
import { grossPrice } from '@volante/domain/configuration/total'
import type { ShowcaseQuery } from './showcase-query.ts'

/** Cars of one colour, coating and equipment that can be had now, and where they stand. */
export interface StockedCar {
  readonly colorCode: string
  readonly coatingCode: string
  readonly partIds: readonly string[]
  /** Names of what the car has beyond its version. */
  readonly equipment: readonly string[]
  readonly coatingName: string | null
  /** Cents; null while no price is known. */
  readonly price: number | null
  readonly left: number
  /** Ids of the dealers it stands at. */
  readonly dealerIds: readonly string[]
  /** Whether one stands at the factory, from where it goes to any dealer. */
  readonly isAtFactory: boolean
  /** Each place it stands at, the dealer null at the factory, soonest delivery first. */
  readonly places: readonly Pick<StockCar, 'dealerId' | 'place' | 'delivery' | 'quantity'>[]
}

const keyOf = ({ colorCode, coatingCode, partIds }: Pick<StockCar, 'colorCode' | 'coatingCode' | 'partIds'>): string =>
  [colorCode, coatingCode, ...partIds.toSorted()].join(' ')

/** Takes a version's catalogue and stock; returns its cars that can be reserved, alike ones together, cheapest first. */
export function stockedCars(catalogue: CarCatalogue, stock: readonly StockCar[]): StockedCar[] {
  const index = indexCatalogue(catalogue)
  const alike = Map.groupBy(
    stock.filter(({ state }) => state === 'AVAILABLE'),
    keyOf,
  )
  const cars = [...alike.values()].flatMap((same) => {
    const [car] = same
    if (!car) return []
    const { colorCode, coatingCode, partIds } = car
    const { build } = openBuild(index, { colorCode, coatingCode, parts: partIds, services: [] })
    return {
      colorCode,
      coatingCode,
      partIds,
      equipment: catalogue.items.filter(({ id }) => partIds.includes(id)).map(({ name }) => name),
      coatingName: catalogue.coatings.find(({ code }) => code === coatingCode)?.name ?? null,
      price: grossPrice(index, build),
      left: same.reduce((sum, { quantity }) => sum + quantity, 0),
      dealerIds: [...new Set(same.flatMap(({ dealerId }) => dealerId ?? []))],
      isAtFactory: same.some(({ location }) => location === 'FACTORY'),
      places: same
        .map(({ dealerId, place, delivery, quantity }) => ({ dealerId, place, delivery, quantity }))
        .toSorted((a, b) => a.delivery.latestOn.localeCompare(b.delivery.latestOn)),
    }
  })
  return cars.sort((a, b) => (a.price ?? Number.POSITIVE_INFINITY) - (b.price ?? Number.POSITIVE_INFINITY))
}

/**
 * Takes the cars in stock and what the address asks for; returns exactly that car, null when it names none that is there.
 * Parts that come with others need not be named.
 */
export function askedCar(
  catalogue: CarCatalogue,
  cars: readonly StockedCar[],
  asked: ShowcaseQuery,
): StockedCar | null {
  if (asked.colorCode === null) return null
  const { colorCode, coatingCode, parts } = asked
  const { build } = openBuild(indexCatalogue(catalogue), { colorCode, coatingCode, parts, services: [] })
  const wanted = catalogue.items.map(({ id }) => id).filter((id) => build.parts.includes(id))
  const isAlike = ({ partIds }: StockedCar) =>
    partIds.length === wanted.length && wanted.every((id) => partIds.includes(id))
  const found = cars.filter((car) => car.colorCode === colorCode && isAlike(car))
  return found.find((car) => car.coatingCode === coatingCode) ?? (coatingCode === null ? (found[0] ?? null) : null)
}
