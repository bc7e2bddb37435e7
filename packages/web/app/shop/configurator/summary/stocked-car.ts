import type { StockCar } from '@volante/contract/stock'
import type { CatalogueIndex } from '@volante/domain/configuration/catalogue-index'
import type { StockUnit } from '@volante/domain/configuration/stock-match'

/** A car that can be had, with when. */
export interface StockedCar extends StockUnit {
  readonly quantity: number
  readonly state: StockCar['state']
  readonly arrival: string
}

/** Takes the stock of a version; answers it in the shape that is compared with a build. */
export function stockedCars({ catalogue }: CatalogueIndex, cars: readonly StockCar[]): StockedCar[] {
  return cars.map(({ colorCode, coatingCode, partIds, quantity, state, arrival, dealerId }, nth) => ({
    id: `${nth} ${dealerId ?? ''}`,
    mvsCode: catalogue.mvsCode,
    year: catalogue.year,
    colorCode,
    coatingCode,
    itemIds: partIds,
    distance: null,
    price: null,
    quantity,
    state,
    arrival,
  }))
}
