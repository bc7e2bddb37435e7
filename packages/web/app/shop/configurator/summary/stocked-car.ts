import { openBuild } from '@volante/domain/configuration/address'
import type { Build } from '@volante/domain/configuration/catalogue'
import type { CatalogueIndex } from '@volante/domain/configuration/catalogue-index'
import { grossPrice } from '@volante/domain/configuration/total'
import type { StockUnit } from '@volante/domain/configuration/stock-match'
import type { StockAnswer } from '../responses/stock.ts'

type AnsweredCar = StockAnswer['cars'][number]

/** A car that can be had, with where and when. */
export interface StockedCar
  extends StockUnit,
    Pick<AnsweredCar, 'quantity' | 'state' | 'arrival' | 'place' | 'delivery' | 'dealer'> {
  readonly build: Build
}

/** Takes the stock of a version; returns it in the shape that is compared with a build, each car with what it costs. */
export function stockedCars(index: CatalogueIndex, cars: readonly AnsweredCar[]): StockedCar[] {
  const { mvsCode, year } = index.catalogue
  return cars.map(({ colorCode, coatingCode, partIds, quantity, state, arrival, place, delivery, dealer }, nth) => {
    const { build } = openBuild(index, { colorCode, coatingCode, parts: partIds, services: [] })
    return {
      id: String(nth).padStart(4, '0'),
      mvsCode,
      year,
      colorCode,
      coatingCode,
      itemIds: partIds,
      distance: dealer?.distance ?? null,
      price: grossPrice(index, build),
      quantity,
      state,
      arrival,
      place,
      delivery,
      dealer,
      build,
    }
  })
}
