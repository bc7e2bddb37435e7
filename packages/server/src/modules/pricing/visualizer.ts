import type { ComparedDealer, PriceChoices, WorkingPrice } from '@volante/contract/price'
import type { DealerReach } from '@volante/domain/policy/held-scopes'
import type { Ctx } from '../../platform/http/ctx.ts'
import { dealerCodesWithin } from '../dealers/api.ts'
import {
  carsInForce,
  type Codes,
  type ComparedCar,
  comparedDealers,
  dealersInForce,
  pricesInForce,
} from './visualizer-queries.ts'

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
  /** By name. */
  readonly cars: readonly ComparedCar[]
  /** Whose prices are asked for. */
  readonly codes: Codes
  /** Those of them that are known, by regional, group and name. */
  readonly dealers: readonly ComparedDealer[]
  /** What there is to narrow it by, whatever it is narrowed by now. */
  readonly choices: PriceChoices
}

/** Cars of which a dealer within reach has a working price today, and whose prices these are. */
export async function visualize(ctx: Ctx, reach: DealerReach | 'all', filter: VisualizerFilter): Promise<Visualized> {
  const [within, known] = await Promise.all([dealerCodesWithin(ctx, reach), comparedDealers(ctx)])
  const reached = new Set(within)
  const own = known.filter(({ code }) => within === 'all' || reached.has(code))
  const dealers = own.filter((dealer) => isDealerOf(filter, dealer))
  const codes = dealers.length === own.length ? within : dealers.map(({ code }) => code)
  const [cars, priced] = await Promise.all([
    carsInForce(ctx, within, codes),
    dealersInForce(
      ctx,
      own.map(({ code }) => code),
    ),
  ])
  const asked = cars.filter((car) => car.isAsked && isCarOf(filter, car))
  return {
    cars: asked.sort((a, b) => nameOf(a).localeCompare(nameOf(b))),
    codes,
    dealers,
    choices: choicesOf(
      cars,
      own.filter(({ code }) => priced.has(code)),
    ),
  }
}

const nameOf = ({ versionName, mvsCode, year }: ComparedCar) => `${versionName} ${mvsCode} ${year}`

const isOrAny = (asked: unknown, is: unknown): boolean => asked === undefined || asked === is

const isCarOf = ({ brand, model, mvsCode, year }: VisualizerFilter, car: ComparedCar) =>
  isOrAny(brand, car.brand) && isOrAny(model, car.model) && isOrAny(mvsCode, car.mvsCode) && isOrAny(year, car.year)

const isDealerOf = ({ dealerGroup, regional }: VisualizerFilter, dealer: ComparedDealer) =>
  (isOrAny(dealerGroup, dealer.group.id) || dealer.group.code === dealerGroup) && isOrAny(regional, dealer.regional?.id)

function choicesOf(cars: readonly ComparedCar[], dealers: readonly ComparedDealer[]): PriceChoices {
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

/** Those of the dealers that have a price of some cars, as columns: those of a regional together, in it those of a group. */
export async function columnsOf(ctx: Ctx, cars: readonly ComparedCar[], dealers: readonly ComparedDealer[]) {
  const priced = await dealersInForce(
    ctx,
    dealers.map(({ code }) => code),
    cars,
  )
  const found = dealers.filter(({ code }) => priced.has(code))
  return { columns: found.slice(0, MOST_DEALERS), dealersTotal: found.length }
}

/** Cars with what these dealers ask for each, cheapest first. */
export async function pricedCars(ctx: Ctx, cars: readonly ComparedCar[], codes: Codes): Promise<VisualizedCar[]> {
  const { currency } = ctx.site
  const keyOf = ({ mvsCode, year }: Pick<ComparedCar, 'mvsCode' | 'year'>) => `${mvsCode} ${year}`
  const prices = Map.groupBy(await pricesInForce(ctx, cars, codes), keyOf)
  return cars.map((car) => {
    const { mvsCode, versionName, year } = car
    const own = prices.get(keyOf(car)) ?? []
    const dealers = own.map((price) => ({ ...price, versionName, currency }))
    return { mvsCode, versionName, year, listPrice: own[0]?.listPrice ?? null, currency, dealers }
  })
}
