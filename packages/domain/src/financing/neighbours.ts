import { type FinancingPlan, type FinancingWish, isRefusal, type PercentRange, simulate } from './simulate.ts'

/** What of a plan does not take a wish, with what it takes. */
export type FailedCondition =
  | { readonly kind: 'count'; readonly counts: readonly number[] }
  | { readonly kind: 'leastEntrance' | 'mostEntrance'; readonly percent: number }
  | { readonly kind: 'leastFinal' | 'mostFinal'; readonly percent: number }
  /** Entrance and final instalment are more than the price together. */
  | { readonly kind: 'together' }

/** What terms a plan takes. */
export type Limits = Pick<FinancingPlan, 'counts' | 'entrance' | 'final'>

/** Takes a plan and a wish; returns each condition of the plan that fails, none where it gives what is wished. */
export function failedConditions(plan: FinancingPlan, wish: FinancingWish): readonly FailedCondition[] {
  const failed = outside(plan, wish)
  return failed.length === 0 && isRefusal(simulate(plan, wish)) ? [{ kind: 'together' }] : failed
}

/** Takes the limits of a plan and a wish; returns each that the wish is outside of. */
export function outside(
  { counts, entrance, final }: Limits,
  { entrancePercent, count, finalPercent = final?.standard ?? 0 }: FinancingWish,
): readonly FailedCondition[] {
  const finals = final ?? { least: 0, most: 0 }
  const failed: FailedCondition[] = []
  if (!counts.includes(count)) failed.push({ kind: 'count', counts })
  if (entrancePercent < entrance.least) failed.push({ kind: 'leastEntrance', percent: entrance.least })
  if (entrancePercent > entrance.most) failed.push({ kind: 'mostEntrance', percent: entrance.most })
  if (finalPercent < finals.least) failed.push({ kind: 'leastFinal', percent: finals.least })
  if (finalPercent > finals.most) failed.push({ kind: 'mostFinal', percent: finals.most })
  return failed
}

/** Terms that a plan takes. */
export interface Neighbour {
  readonly entrance: number
  readonly count: number
  readonly final: number | null
}

/** Ways on that are shown of a plan. */
export const MOST_NEIGHBOURS = 3

/**
 * Takes a plan and a wish it does not give; returns the nearest terms it gives, at least two wherever it has two: the
 * fewest and smallest changes first.
 */
export function neighbours(plan: FinancingPlan, wish: FinancingWish): readonly Neighbour[] {
  const given = nearestTerms(plan, wish).filter(({ entrance, count, final }) => {
    const terms = { ...wish, entrancePercent: entrance, count, finalPercent: final ?? undefined }
    return !isRefusal(simulate(plan, terms))
  })
  return given.slice(0, MOST_NEIGHBOURS)
}

/** Takes the limits of a plan and a wish; returns terms within the limits, the nearest first. */
export function nearestTerms(plan: Limits, wish: FinancingWish): readonly Neighbour[] {
  const counts = plan.counts.toSorted((a, b) => Math.abs(a - wish.count) - Math.abs(b - wish.count))
  const entrances = nearestIn(plan.entrance, wish.entrancePercent)
  const finals = plan.final ? nearestIn(plan.final, wish.finalPercent ?? plan.final.standard) : [null]
  // One term beside another before another entrance: what is paid now is the harder to change.
  return finals.flatMap((final) => entrances.flatMap((entrance) => counts.map((count) => ({ entrance, count, final }))))
}

/** The value drawn into the range, what the range begins with, and its ends, each once. */
function nearestIn({ least, most, standard }: PercentRange, value: number): readonly number[] {
  const drawn = Math.min(Math.max(value, least), most)
  return [...new Set([drawn, standard, least, most])]
}
