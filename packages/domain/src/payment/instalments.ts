export const INSTALMENTS_MAX = 12

export interface InstalmentTerms {
  readonly totalCents: number
  /** Most instalments offered, 12 unless told. */
  readonly max?: number
  /** Least cents of one instalment; one payment is always offered. */
  readonly leastCents?: number
  /** How many instalments cost no interest, all unless told. */
  readonly freeUpTo?: number
  /** Interest a month as a fraction (0.0199 is 1.99%) of what is above `freeUpTo`. */
  readonly monthlyRate?: number
}

export interface InstalmentPlan {
  readonly count: number
  /** The first instalment takes the cents that do not divide. */
  readonly firstCents: number
  readonly otherCents: number
  readonly totalCents: number
  readonly interestCents: number
}

/** Takes a total in cents and a count; returns the instalments, which add up to the total, the first taking the rest. */
export function splitInstalments(totalCents: number, count: number): readonly number[] {
  if (!Number.isSafeInteger(totalCents) || totalCents < 0) throw new RangeError('a total is whole cents')
  if (!Number.isInteger(count) || count < 1) throw new RangeError('instalments are counted from 1')
  const other = Math.floor(totalCents / count)
  return Array.from({ length: count }, (_, at) => (at === 0 ? totalCents - other * (count - 1) : other))
}

/**
 * Takes cents, a count and the interest a month as a fraction; returns what all equal instalments cost together, the
 * first due a month later (Price table), rounded to the cent once.
 */
export function totalWithInterest(cents: number, count: number, monthlyRate: number): number {
  if (monthlyRate === 0) return cents
  if (!(monthlyRate > 0)) throw new RangeError('interest is not negative')
  return Math.round((cents * monthlyRate * count) / -Math.expm1(-count * Math.log1p(monthlyRate)))
}

/** Takes the terms; returns the plans to choose from, fewest instalments first. */
export function instalmentPlans(terms: InstalmentTerms): readonly InstalmentPlan[] {
  const { totalCents, leastCents = 0 } = terms
  const max = Math.min(terms.max ?? INSTALMENTS_MAX, INSTALMENTS_MAX)
  const plans = Array.from({ length: max }, (_, at) => planOf(terms, at + 1))
  return plans.filter(
    ({ count, otherCents }) => count === 1 || (otherCents > 0 && otherCents >= leastCents && totalCents > 0),
  )
}

function planOf(
  { totalCents, freeUpTo = INSTALMENTS_MAX, monthlyRate = 0 }: InstalmentTerms,
  count: number,
): InstalmentPlan {
  const isFree = count === 1 || count <= freeUpTo
  const total = isFree ? totalCents : totalWithInterest(totalCents, count, monthlyRate)
  const [firstCents = total, otherCents = firstCents] = splitInstalments(total, count)
  return { count, firstCents, otherCents, totalCents: total, interestCents: total - totalCents }
}
