export interface MonthlyTerms {
  readonly priceCents: number
  readonly entranceCents: number
  readonly count: number
}

export interface MonthlyLimits {
  readonly leastEntranceCents: number
  readonly mostEntranceCents: number
  /** Terms the plan offers, in months, in any order. */
  readonly counts: readonly number[]
  readonly leastPriceCents: number
  readonly mostPriceCents: number
}

export interface Solved extends MonthlyTerms {
  readonly monthlyCents: number
  /** Whether a month costs no more than was asked; otherwise these terms come nearest. */
  readonly fits: boolean
}

/** What a month costs at these terms: never more for a higher entrance or a longer term, never less for a higher price. */
export type MonthlyCost = (terms: MonthlyTerms) => number

/**
 * Takes terms, the one of them that may change, its limits, what a month may cost and how that is counted; returns the
 * terms that fit: the least entrance, the shortest term or the highest price; or, where nothing fits, the nearest.
 */
export function solveFor(
  free: 'entrance' | 'term' | 'price',
  terms: MonthlyTerms,
  limits: MonthlyLimits,
  targetCents: number,
  monthly: MonthlyCost,
): Solved | null {
  const solved = (changed: Partial<MonthlyTerms>): Solved => {
    const all = { ...terms, ...changed }
    const monthlyCents = monthly(all)
    return { ...all, monthlyCents, fits: monthlyCents <= targetCents }
  }
  if (free === 'term')
    return firstFitting(
      [...limits.counts].sort((a, b) => a - b),
      (count) => solved({ count }),
    )
  if (free === 'entrance') {
    const from = limits.leastEntranceCents
    const to = Math.min(limits.mostEntranceCents, terms.priceCents)
    return nearest(to - from, (more) => solved({ entranceCents: from + more }))
  }
  const from = Math.max(limits.leastPriceCents, terms.entranceCents)
  return nearest(limits.mostPriceCents - from, (less) => solved({ priceCents: limits.mostPriceCents - less }))
}

/** The first of these that fits, or the last one, which comes nearest. */
function firstFitting(counts: readonly number[], at: (count: number) => Solved): Solved | null {
  let last: Solved | null = null
  for (const count of counts) {
    last = at(count)
    if (last.fits) return last
  }
  return last
}

/** The least step from 0 to `width` that fits, where a step that fits is followed by steps that fit; else the widest. */
function nearest(width: number, at: (step: number) => Solved): Solved | null {
  if (width < 0) return null
  let low = 0
  let high = width
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (at(middle).fits) high = middle
    else low = middle + 1
  }
  return at(low)
}
