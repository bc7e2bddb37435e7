import type { Simulation } from '../financing/simulate.ts'
import { type BudgetWish, entranceOf } from './budget-wish.ts'
import type { CheapestBuild } from './cheapest-builds.ts'
import { loanFor, type Way } from './lending.ts'
import type { PreparedCar } from './prepared.ts'

/** What the next equipment costs, by each way to pay for it. */
export interface NextStep {
  readonly names: readonly string[]
  readonly priceMore: number
  /** More a month, the rest as it is. */
  readonly monthlyMore: number
  /** The month that is then asked for. */
  readonly monthly: number
  /** Instalments with which it fits the month, and how many more they are; null where the plan has none. */
  readonly longer: { readonly count: number; readonly more: number } | null
  /** The entrance with which it fits the month, and how much more it is; null where the plan takes no more. */
  readonly entrance: { readonly down: number; readonly more: number } | null
}

const STEP = { BR: 100_00, AR: 10_000_00 } as const

/** Takes a car's build, how it is paid and the wish; returns the cheapest change that keeps the build and brings more equipment, null where there is none. */
export function nextStepOf(
  one: PreparedCar,
  build: CheapestBuild,
  { plan, count, loan }: Way & { readonly loan: Simulation },
  wish: BudgetWish,
  day: string,
): NextStep | null {
  const next = one.nextAfter(build)
  const then = next && loanFor({ plan, count }, next.priceCents, entranceOf(wish), day)
  if (!next || !then) return null
  const target = wish.monthly ?? loan.instalmentCents
  const fits = (way: Way, down: number | null) => {
    const month = loanFor(way, next.priceCents, down, day)?.instalmentCents
    return month !== undefined && month <= target
  }
  const longer = plan.counts.find((more) => more > count && fits({ plan, count: more }, entranceOf(wish)))
  const down = leastEntrance(loan.entranceCents, next.priceCents, STEP[plan.country], (cents) =>
    fits({ plan, count }, cents),
  )
  const added = next.items.filter((at) => !build.items.includes(at))
  return {
    names: added.flatMap((at) => one.index.nodes[at]?.name ?? []),
    priceMore: next.priceCents - build.priceCents,
    monthlyMore: then.instalmentCents - loan.instalmentCents,
    monthly: then.instalmentCents,
    longer: longer === undefined ? null : { count: longer, more: longer - count },
    entrance: down === null ? null : { down, more: down - loan.entranceCents },
  }
}

/** The least entrance beyond the present one, in whole steps, that fits; null where none does. */
export function leastEntrance(
  now: number,
  price: number,
  step: number,
  fits: (down: number) => boolean,
): number | null {
  let low = Math.floor(now / step) + 1
  let high = Math.floor(price / step)
  if (high < low || !fits(high * step)) return null
  while (low < high) {
    const middle = (low + high) >>> 1
    if (fits(middle * step)) high = middle
    else low = middle + 1
  }
  return low * step
}
