import type { CatalogueIndex } from '@volante/domain/configuration/catalogue-index'
import type { StockUnit } from '@volante/domain/configuration/stock-match'
import type { StockAnswer } from '../answers/stock.ts'

type AnsweredCar = StockAnswer['cars'][number]

/** A car that can be had, with where and when. */
export interface StockedCar extends StockUnit, Pick<AnsweredCar, 'quantity' | 'state' | 'arrival' | 'dealer'> {}

/** Takes the stock of a version; answers it in the shape that is compared with a build. */
export function stockedCars({ catalogue }: CatalogueIndex, cars: readonly AnsweredCar[]): StockedCar[] {
  return cars.map(({ colorCode, coatingCode, partIds, quantity, state, arrival, dealer }, nth) => ({
    id: String(nth).padStart(4, '0'),
    mvsCode: catalogue.mvsCode,
    year: catalogue.year,
    colorCode,
    coatingCode,
    itemIds: partIds,
    distance: dealer?.distance ?? null,
    price: null,
    quantity,
    state,
    arrival,
    dealer,
  }))
}
