import { type FinancingWish, isRefusal, simulate, type Simulation } from '../financing/simulate.ts'
import type { BudgetPlan } from './budget-data.ts'
import { type BudgetWish, entranceOf } from './budget-wish.ts'

/** A plan at one of its numbers of instalments. */
export interface Way {
  readonly plan: BudgetPlan
  readonly count: number
}

/** Takes plans and a wish; returns each plan at each number of instalments that the wish leaves open. */
export function waysOf(plans: readonly BudgetPlan[], { plan: wanted, count }: BudgetWish): readonly Way[] {
  return plans
    .filter(({ type, final }) => wanted === null || (wanted === 'noFinal' ? final === null : type === wanted))
    .flatMap((plan) =>
      plan.counts.filter((one) => count === null || one === count).map((one) => ({ plan, count: one })),
    )
}

/** Takes ways; returns the longest of each plan, which costs least a month. */
export const longestOf = (ways: readonly Way[]): readonly Way[] =>
  ways.filter(({ plan, count }) => ways.every((other) => other.plan !== plan || other.count <= count))

/** Takes a way, a price, what goes into the entrance (null: the plan's own percentage) and the day; returns the loan, null where the plan does not give it. */
export function loanFor(
  { plan, count }: Way,
  priceCents: number,
  downCents: number | null,
  contract: string,
): Simulation | null {
  const { least, most, standard } = plan.entrance
  // As much down as the plan takes: what is over is the buyer's.
  const entrancePercent = downCents === null ? standard : Math.min((downCents / priceCents) * 100, most)
  if (entrancePercent < least) return null
  const wish: FinancingWish = { priceCents, contract, entrancePercent, count }
  const answer = simulate(plan, wish)
  return isRefusal(answer) ? null : answer
}

/** Takes a way, prices in ascending order, the wish and the day; returns how many of them cost no more a month than the wish says. */
export function affordable(way: Way, prices: readonly number[], wish: BudgetWish, day: string): number {
  const down = entranceOf(wish)
  const { monthly } = wish
  let [low, high] = [0, monthly === null ? 0 : prices.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    const month = loanFor(way, prices[middle] ?? 0, down, day)?.instalmentCents ?? Number.POSITIVE_INFINITY
    if (month <= (monthly ?? 0)) low = middle + 1
    else high = middle
  }
  return low
}

/** Takes ways, a price, what goes into the entrance and the day; returns the loan with the lowest month, null where none is given. */
export function lowestMonth(ways: readonly Way[], priceCents: number, down: number | null, day: string) {
  let lowest: (Way & { readonly loan: Simulation }) | null = null
  for (const way of ways) {
    const loan = loanFor(way, priceCents, down, day)
    if (loan && (!lowest || loan.instalmentCents < lowest.loan.instalmentCents)) lowest = { ...way, loan }
  }
  return lowest
}
