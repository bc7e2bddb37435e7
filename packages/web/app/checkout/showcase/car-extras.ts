import type { CarForWeb } from '@volante/contract/car'
import { indexCatalogue } from '@volante/domain/configuration/catalogue-index'
import { fittedPrice, fittedTo } from '@volante/domain/configuration/fitted'
import type { ShowcaseQuery } from './showcase-query.ts'
import type { StockedCar } from './stocked-car.ts'

interface ExtraLine {
  readonly id: string
  readonly code: string
  readonly name: string
  /** Cents. */
  readonly price: number
}

/** What goes with a car of the stock: accessories to be fitted and services, as the address asks for them. */
export interface CarExtras {
  readonly accessories: readonly ExtraLine[]
  readonly services: readonly ExtraLine[]
  /** Cents of all of it. */
  readonly total: number
  /** Names of what was asked for and this car cannot have. */
  readonly refused: readonly string[]
}

type Catalogue = CarForWeb['catalogue']

/** Takes a car in stock and the address; returns what of it goes with this car. */
export function carExtras(
  catalogue: Catalogue,
  car: Pick<StockedCar, 'colorCode' | 'coatingCode' | 'partIds'>,
  { parts, services }: Pick<ShowcaseQuery, 'parts' | 'services'>,
): CarExtras {
  const fitted = fittedTo(indexCatalogue(catalogue), car, { parts, services })
  const linesOf = (
    all: readonly (Omit<ExtraLine, 'price'> & { price: number | null })[],
    kept: readonly { id: string }[],
  ) =>
    all
      .filter(({ id }) => kept.some((one) => one.id === id))
      .map(({ id, code, name, price }) => ({ id, code, name, price: price ?? 0 }))
  return {
    accessories: linesOf(catalogue.accessories, fitted.accessories),
    services: linesOf(catalogue.services, fitted.services),
    total: fittedPrice(fitted),
    refused: [...catalogue.accessories, ...catalogue.services]
      .filter(({ id }) => fitted.refused.includes(id))
      .map(({ name }) => name),
  }
}

/** Takes an address; returns the accessories that it names, known or not: what is not equipment of the car itself. */
export const askedAccessories = ({ items }: Catalogue, { parts }: Pick<ShowcaseQuery, 'parts'>): string[] =>
  parts.filter((id) => !items.some((item) => item.id === id))
