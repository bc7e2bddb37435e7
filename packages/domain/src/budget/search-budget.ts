import { closureAt } from '../configuration/rules.ts'
import { hasBit } from '../configuration/bits.ts'
import type { Simulation } from '../financing/simulate.ts'
import type { BudgetPlan, BudgetVersion, LeanColor } from './budget-data.ts'
import { type BudgetWish, entranceOf } from './budget-wish.ts'
import type { CheapestBuild } from './cheapest-builds.ts'
import { type FrontierPoint, frontierOf } from './frontier.ts'
import { affordable, loanFor, longestOf, lowestMonth, type Way, waysOf } from './lending.ts'
import { neighboursOf, type WishChange } from './neighbours.ts'
import type { Prepared, PreparedCar } from './prepared.ts'
import { type NextStep, nextStepOf } from './next-step.ts'

/** What a month costs with everything that must stand beside it. */
export type BudgetLoan = Omit<Simulation, 'rows'>

/** Ids and codes of a build, as an address of the configurator has them. */
export interface BudgetBuild {
  readonly colorCode: string | null
  readonly coatingCode: string | null
  /** What is chosen; what that includes follows. */
  readonly parts: readonly string[]
}

export interface FittingCar {
  readonly version: BudgetVersion
  readonly build: BudgetBuild
  readonly color: Pick<LeanColor, 'code' | 'name' | 'kind' | 'hex' | 'roofHex'> | null
  /** Names of the equipment beyond the standard, the dearest first. */
  readonly equipment: readonly string[]
  /** Items of equipment, the standard ones with them, and how many there are for this car. */
  readonly count: number
  readonly possible: number
  readonly priceCents: number
  readonly loan: BudgetLoan
  readonly plan: Pick<BudgetPlan, 'planId' | 'name' | 'lender' | 'type' | 'hasService'>
  /** The cheapest change that brings more equipment; null where the car has all of it. */
  readonly next: NextStep | null
  /** Other versions of the model that fit, the best equipped first. */
  readonly others: readonly { readonly mvs: string; readonly versionName: string; readonly count: number }[]
}

export interface BudgetAnswer {
  /** Of the data that was searched. */
  readonly version: string
  readonly day: string
  /** Versions that fit; the cars are the best of each model, the best equipped first. */
  readonly versionCount: number
  readonly modelCount: number
  readonly cars: readonly FittingCar[]
  readonly frontier: readonly FrontierPoint[]
  /** Where none fits: changes of the wish with which one does. */
  readonly neighbours: readonly WishChange[]
  /** Months to begin with. */
  readonly presets: readonly number[]
  /** What the wish may say. */
  readonly counts: readonly number[]
  readonly plans: readonly { readonly type: BudgetPlan['type']; readonly name: string }[]
  readonly brands: readonly string[]
  readonly features: readonly { readonly key: string; readonly name: string }[]
  /** Of the plans that are shown. */
  readonly legalTexts: readonly string[]
}

interface Fit {
  readonly one: PreparedCar
  readonly build: CheapestBuild
  readonly ways: readonly Way[]
}

/** Takes the cars of a market, a wish and how many models to show; returns the best equipped build of each that costs no more a month, and ways to more. */
export function searchBudget(prepared: Prepared, wish: BudgetWish, most: number): BudgetAnswer {
  const { data } = prepared
  const cars = prepared.cars.filter(({ car }) => wish.brand === null || car.brand === wish.brand)
  const fits = fitsOf(cars, wish, data.day).sort(bestFirst)
  const byModel = [...Map.groupBy(fits, ({ one }) => `${one.car.brand} ${one.car.modelCode}`).values()]
  const shown = byModel.slice(0, most).flatMap((own) => shownCar(own, wish, data.day) ?? [])
  const frontier = frontierOf(cars, wish, data.day)
  const used = new Set([...shown.map(({ loan }) => loan.planId), ...frontier.map(({ planId }) => planId)])
  const isAsked = wish.monthly !== null
  return {
    version: data.version,
    day: data.day,
    versionCount: fits.length,
    modelCount: byModel.length,
    cars: shown,
    frontier,
    neighbours: isAsked && fits.length === 0 ? neighboursOf(prepared, wish) : [],
    presets: presetsOf(cars, wish, data.day, data.currency === 'BRL' ? 100_00 : 50_000_00),
    ...choicesOf(prepared, cars),
    legalTexts: [...new Set(data.plans.filter(({ planId }) => used.has(planId)).map(({ legalText }) => legalText))],
  }
}

/** Of each car the build with the most equipment that some way lends on within the month, and the ways that do. */
export function fitsOf(cars: readonly PreparedCar[], wish: BudgetWish, day: string): Fit[] {
  // Cars with the same plans share the search for what a month pays.
  const groups = Map.groupBy(cars, ({ plans }) => plans.map(({ planId }) => planId).join())
  return [...groups.values()].flatMap((own) => {
    const builds = own.map((one) => one.buildsWith(wish.must))
    const prices = [...new Set(builds.flat().map(({ priceCents }) => priceCents))].sort((a, b) => a - b)
    const limits = waysOf(own[0]?.plans ?? [], wish).map((way) => {
      const fitting = affordable(way, prices, wish, day)
      return { way, limit: fitting === 0 ? -1 : (prices[fitting - 1] ?? -1) }
    })
    const limit = Math.max(-1, ...limits.map((one) => one.limit))
    return own.flatMap((one, at): Fit[] => {
      const build = builds[at]?.findLast(({ priceCents }) => priceCents <= limit)
      const ways = limits.filter((each) => build && build.priceCents <= each.limit).map(({ way }) => way)
      return build ? [{ one, build, ways }] : []
    })
  })
}

const countOf = ({ one, build }: Fit): number => build.count + one.car.serial.length

const bestFirst = (a: Fit, b: Fit): number =>
  countOf(b) - countOf(a) || a.build.priceCents - b.build.priceCents || (a.one.car.mvs < b.one.car.mvs ? -1 : 1)

/** The plan that fits and costs least in all. */
function loanOf({ build, ways }: Fit, wish: BudgetWish, day: string) {
  const down = entranceOf(wish)
  const loans = ways.flatMap((way) => {
    const loan = loanFor(way, build.priceCents, down, day)
    return loan ? [{ ...way, loan }] : []
  })
  return loans.reduce<(typeof loans)[number] | null>(
    (best, one) => (best && best.loan.totalCents <= one.loan.totalCents ? best : one),
    null,
  )
}

function shownCar([best, ...others]: readonly Fit[], wish: BudgetWish, day: string): FittingCar | null {
  const found = best && loanOf(best, wish, day)
  if (!best || !found) return null
  const { one, build } = best
  const { rows: _rows, ...loan } = found.loan
  const { planId, name, lender, type, hasService } = found.plan
  const color = one.car.colors.find(({ code }) => code === one.index.nodes[build.color ?? -1]?.code)
  return {
    version: versionOf(one),
    build: buildOf(one, build),
    color: color
      ? { code: color.code, name: color.name, kind: color.kind, hex: color.hex, roofHex: color.roofHex }
      : null,
    equipment: namesOf(one, build.items),
    count: countOf(best),
    possible: one.car.serial.length + one.car.items.length,
    priceCents: build.priceCents,
    loan,
    plan: { planId, name, lender, type, hasService },
    next: nextStepOf(one, build, found, wish, day),
    others: others.map((other) => ({
      mvs: other.one.car.mvs,
      versionName: other.one.car.versionName,
      count: countOf(other),
    })),
  }
}

const versionOf = ({ car }: PreparedCar): BudgetVersion => {
  const { mvs, year, brand, modelCode, modelName, slug, versionName, facts, body, length, height } = car
  return { mvs, year, brand, modelCode, modelName, slug, versionName, facts, body, length, height }
}

const namesOf = ({ index }: PreparedCar, items: readonly number[]): string[] =>
  items
    .flatMap((at) => index.nodes[at] ?? [])
    .toSorted((a, b) => (b.price ?? 0) - (a.price ?? 0))
    .map(({ name }) => name)

/** What another item of the build brings along is not chosen by itself. */
function buildOf({ index }: PreparedCar, { items, color, coating }: CheapestBuild): BudgetBuild {
  const isBrought = (at: number) => items.some((other) => other !== at && hasBit(closureAt(index, other), at))
  const codeAt = (at: number | null) => (at === null ? null : (index.nodes[at]?.code ?? null))
  return {
    colorCode: codeAt(color),
    coatingCode: codeAt(coating),
    parts: items.filter((at) => !isBrought(at)).flatMap((at) => index.nodes[at]?.id ?? []),
  }
}

/** Months that reach about a seventh, a third and two thirds of the cars. */
function presetsOf(cars: readonly PreparedCar[], wish: BudgetWish, day: string, step: number): number[] {
  const ranked = cars
    .flatMap((one) => {
      const [first] = one.buildsWith(wish.must)
      return first ? [{ one, price: first.priceCents }] : []
    })
    .toSorted((a, b) => a.price - b.price)
  const months = [1 / 7, 1 / 3, 2 / 3].flatMap((share) => {
    const at = ranked[Math.floor(ranked.length * share)]
    const found = at && lowestMonth(longestOf(waysOf(at.one.plans, wish)), at.price, entranceOf(wish), day)
    return found ? [Math.ceil(found.loan.instalmentCents / step) * step] : []
  })
  return [...new Set(months)]
}

function choicesOf({ data, cars: all }: Prepared, cars: readonly PreparedCar[]) {
  const plans = [...new Set(cars.flatMap((one) => one.plans))]
  const keys = new Set(cars.flatMap(({ car }) => [...car.serial, ...car.items.map(({ key }) => key)]))
  return {
    counts: [...new Set(plans.flatMap(({ counts }) => counts))].sort((a, b) => a - b),
    plans: [...new Map(plans.map(({ type, name }) => [type, { type, name }])).values()],
    brands: [...new Set(all.map(({ car }) => car.brand))],
    features: Object.entries(data.features)
      .filter(([key]) => keys.has(key))
      .map(([key, name]) => ({ key, name })),
  }
}
