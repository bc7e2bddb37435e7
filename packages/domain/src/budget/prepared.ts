import type { CatalogueIndex } from '../configuration/catalogue-index.ts'
import { type BudgetCar, type BudgetData, type BudgetPlan, catalogueIndexOf } from './budget-data.ts'
import { type CheapestBuild, cheapestBuilds } from './cheapest-builds.ts'

/** A car whose builds are known: each number of items at its lowest price, counted with what is standard. */
export interface PreparedCar {
  readonly car: BudgetCar
  readonly index: CatalogueIndex
  readonly plans: readonly BudgetPlan[]
  /** Its builds that have all of these, none where it cannot have one of them; kept. */
  buildsWith(must: readonly string[]): readonly CheapestBuild[]
  /** The cheapest build with something more than these items; kept. */
  nextAfter(build: CheapestBuild): CheapestBuild | null
}

export interface Prepared {
  readonly data: BudgetData
  readonly cars: readonly PreparedCar[]
}

/** Takes the data of a market; returns its cars ready to be searched: what was once worked out of a car is kept. */
export const prepareBudget = (data: BudgetData): Prepared => ({
  data,
  cars: data.cars.map((car) => preparedCar(car, data)),
})

function preparedCar(car: BudgetCar, { currency, plans }: BudgetData): PreparedCar {
  const index = catalogueIndexOf(car, currency)
  const byKey = new Map(car.items.map(({ key, id }) => [key, index.positions.get(id)]))
  const known = new Map<string, readonly CheapestBuild[]>()
  const builds = (must: readonly number[]): readonly CheapestBuild[] => {
    const key = must.join()
    const found = known.get(key) ?? cheapestBuilds(index, must)
    known.set(key, found)
    return found
  }
  return {
    car,
    index,
    plans: plans.filter(
      ({ brand, modelCodes }) =>
        (brand === null || brand === car.brand) && (modelCodes.length === 0 || modelCodes.includes(car.modelCode)),
    ),
    buildsWith(must) {
      const wanted = must.filter((key) => !car.serial.includes(key)).map((key) => byKey.get(key))
      return wanted.includes(undefined) ? [] : builds(wanted.filter((at) => at !== undefined).sort((a, b) => a - b))
    },
    nextAfter: ({ items, count }) => builds(items).find((one) => one.count > count) ?? null,
  }
}
