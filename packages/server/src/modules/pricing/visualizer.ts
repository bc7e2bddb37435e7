import type { ComparedDealer, PriceChoices, WorkingPrice } from '@volante/contract/price'
import type { DealerReach } from '@volante/domain/policy/held-scopes'
import type { SignedInCtx } from '../../platform/http/ctx.ts'
import { type CarName, carNames, comparedDealers } from './visualizer-queries.ts'
import { listWorkingPrices } from './working-price-queries.ts'

export interface VisualizerFilter {
  readonly dealerGroup?: string | undefined
  readonly regional?: string | undefined
  readonly brand?: string | undefined
  readonly model?: string | undefined
  readonly mvsCode?: string | undefined
  readonly year?: number | undefined
}

export interface VisualizedCar {
  readonly mvsCode: string
  readonly versionName: string
  readonly year: number
  readonly listPrice: number | null
  readonly currency: 'BRL' | 'ARS'
  readonly dealers: WorkingPrice[]
}

export interface Visualized {
  readonly cars: readonly VisualizedCar[]
  /** Every dealer that has a price within reach, by its code. */
  readonly dealers: ReadonlyMap<string, ComparedDealer>
  /** What there is to narrow it by, whatever it is narrowed by now. */
  readonly choices: PriceChoices
}

/** Cars that have a working price today, each with the dealers side by side, cheapest first. */
export async function visualize(
  ctx: SignedInCtx,
  reach: DealerReach | 'all',
  filter: VisualizerFilter,
): Promise<Visualized> {
  const { items } = await listWorkingPrices(ctx, reach, { standing: 'IN_FORCE' })
  const [names, dealers] = await Promise.all([
    carNames(ctx, [...new Set(items.map(({ mvsCode }) => mvsCode))]),
    comparedDealers(ctx, [...new Set(items.map(({ dealerCode }) => dealerCode))]),
  ])
  const wanted = items.filter(
    (item) => isCarOf(filter, item, names.get(item.mvsCode)) && isDealerOf(filter, dealers.get(item.dealerCode)),
  )
  return { cars: carsOf(wanted), dealers, choices: choicesOf([...names.values()], [...dealers.values()]) }
}

const isOrAny = (asked: unknown, is: unknown): boolean => asked === undefined || asked === is

const isCarOf = ({ brand, model, mvsCode, year }: VisualizerFilter, price: WorkingPrice, car: CarName | undefined) =>
  isOrAny(brand, car?.brand) &&
  isOrAny(model, car?.model) &&
  isOrAny(mvsCode, price.mvsCode) &&
  isOrAny(year, price.year)

const isDealerOf = ({ dealerGroup, regional }: VisualizerFilter, dealer: ComparedDealer | undefined) =>
  (dealerGroup === undefined || dealer?.group.id === dealerGroup || dealer?.group.code === dealerGroup) &&
  isOrAny(regional, dealer?.regional?.id)

function carsOf(prices: readonly WorkingPrice[]): VisualizedCar[] {
  const cars = [...Map.groupBy(prices, (item) => `${item.versionName} ${item.mvsCode} ${item.year}`)]
  return cars
    .sort(([a], [b]) => a.localeCompare(b))
    .flatMap(([, dealers]) => {
      const [first] = dealers
      if (!first) return []
      const { mvsCode, versionName, year, listPrice, currency } = first
      return {
        mvsCode,
        versionName,
        year,
        listPrice,
        currency,
        dealers: dealers.sort((a, b) => a.price - b.price),
      }
    })
}

function choicesOf(cars: readonly CarName[], dealers: readonly ComparedDealer[]): PriceChoices {
  const named = <T extends { readonly id: string; readonly name: string }>(all: readonly T[]) =>
    [...new Map(all.map(({ id, name }) => [id, { id, name }])).values()].sort((a, b) => a.name.localeCompare(b.name))
  return {
    brands: [...new Set(cars.map(({ brand }) => brand))].sort(),
    models: named(cars.map(({ model, modelName }) => ({ id: model, name: modelName }))),
    groups: named(dealers.map(({ group }) => group)),
    regionals: named(dealers.flatMap(({ regional }) => regional ?? [])),
  }
}

/** Columns of a table that no window shows more of. */
const MOST_DEALERS = 60

/** The dealers of some cars as columns: those of a regional together, in it those of a group. */
export function columnsOf(cars: readonly VisualizedCar[], dealers: Visualized['dealers']) {
  const codes = new Set(cars.flatMap((car) => car.dealers.map(({ dealerCode }) => dealerCode)))
  const place = ({ regional, group, name }: ComparedDealer) => `${regional?.name ?? '\uFFFF'}\n${group.name}\n${name}`
  const found = [...codes].flatMap((code) => dealers.get(code) ?? []).sort((a, b) => place(a).localeCompare(place(b)))
  return { columns: found.slice(0, MOST_DEALERS), dealersTotal: found.length }
}
