import { type BudgetWish, entranceOf } from './budget-wish.ts'
import type { BudgetPlan } from './budget-data.ts'
import { loanFor, lowestMonth, type Way, waysOf } from './lending.ts'
import { leastEntrance } from './next-step.ts'
import type { Prepared } from './prepared.ts'

/** A change of the wish with which some car fits, and the month that it then has. */
export interface WishChange {
  readonly kind: 'monthly' | 'down' | 'count' | 'plan' | 'brand' | 'must' | 'half' | 'open'
  readonly wish: BudgetWish
  readonly monthlyCents: number
}

/** Takes the cars of a market and a wish that no car fits; returns the nearest wishes that one does, the least change first. */
export function neighboursOf(prepared: Prepared, wish: BudgetWish): readonly WishChange[] {
  const lowest = lowestOf(prepared, wish)
  const free: readonly (readonly ['count' | 'plan' | 'must' | 'brand', BudgetWish])[] = [
    ['count', { ...wish, count: null }],
    ['plan', { ...wish, plan: null }],
    ['must', { ...wish, must: [] }],
    ['brand', { ...wish, brand: null }],
  ]
  const opened = free
    .filter(([kind]) => (kind === 'must' ? wish.must.length > 0 : wish[kind] !== null))
    .flatMap(([kind, one]) => {
      const month = lowestOf(prepared, one)
      return month !== null && month <= (wish.monthly ?? 0) ? [{ kind, wish: one, monthlyCents: month }] : []
    })
  const step = prepared.data.currency === 'BRL' ? 10_00 : 1_000_00
  const monthly = lowest === null ? null : Math.ceil(lowest / step) * step
  const down = entranceFor(prepared, wish)
  const near: readonly WishChange[] = [
    ...(monthly === null ? [] : [{ kind: 'monthly', wish: { ...wish, monthly }, monthlyCents: lowest ?? 0 } as const]),
    ...(down === null ? [] : [{ kind: 'down', wish: down, monthlyCents: lowestOf(prepared, down) ?? 0 } as const]),
    ...opened,
  ]
  return near.length > 1 ? near : [...near, ...farther(prepared, wish, step)]
}

/** The lowest month there is on a wish's terms, whatever month it asks for. */
function lowestOf(prepared: Prepared, wish: BudgetWish): number | null {
  const months = cheapestCars(prepared, wish).flatMap(
    ({ price, plans }) =>
      lowestMonth(waysOf(plans, wish), price, entranceOf(wish), prepared.data.day)?.loan.instalmentCents ?? [],
  )
  return months.length > 0 ? Math.min(...months) : null
}

/** Of cars with the same plans the lowest price. */
function cheapestCars({ cars }: Prepared, { brand, must }: BudgetWish) {
  const cheapest = new Map<string, { readonly price: number; readonly plans: readonly BudgetPlan[] }>()
  for (const { car, plans, buildsWith } of cars) {
    if (brand !== null && car.brand !== brand) continue
    const price = buildsWith(must)[0]?.priceCents
    const key = plans.map(({ planId }) => planId).join()
    if (price !== undefined && price < (cheapest.get(key)?.price ?? Number.POSITIVE_INFINITY))
      cheapest.set(key, { price, plans })
  }
  return [...cheapest.values()]
}

/** The wish with as much more in money for the entrance as some car needs. */
function entranceFor(prepared: Prepared, wish: BudgetWish): BudgetWish | null {
  const { data } = prepared
  const step = data.currency === 'BRL' ? 500_00 : 100_000_00
  const sums = cheapestCars(prepared, wish).flatMap(({ plans, price }) => {
    const ways = waysOf(plans, wish)
    const fits = (way: Way, down: number) =>
      (loanFor(way, price, down, data.day)?.instalmentCents ?? Number.POSITIVE_INFINITY) <= (wish.monthly ?? 0)
    return leastEntrance(entranceOf(wish) ?? 0, price, step, (down) => ways.some((way) => fits(way, down))) ?? []
  })
  return sums.length > 0 ? { ...wish, down: Math.min(...sums) - (wish.trade ?? 0) } : null
}

/** Half of the price at once; or nothing but the month is left of the wish. */
function farther(prepared: Prepared, wish: BudgetWish, step: number): readonly WishChange[] {
  const half = Math.min(...cheapestCars(prepared, wish).map(({ price }) => price)) / 2
  const down = Math.ceil(half / step) * step
  const open: BudgetWish = { ...wish, down: null, trade: null, count: null, plan: null, brand: null, must: [] }
  const tries: readonly (readonly [WishChange['kind'], BudgetWish])[] = [
    ['half', { ...wish, down, trade: null, plan: null }],
    ['open', open],
  ]
  return tries.flatMap(([kind, one]) => {
    const month = Number.isFinite(down) || kind === 'open' ? lowestOf(prepared, one) : null
    if (month === null) return []
    return [{ kind, wish: { ...one, monthly: Math.ceil(month / step) * step }, monthlyCents: month }]
  })
}
