/** Under so many reviews no mean is shown (RV-1): one person more would move it too far. */
export const LEAST_FOR_MEAN = 5

/** From 1, "very bad", to 5, "very good" (spec vocabulary, ratingLabels). */
export const STARS = [1, 2, 3, 4, 5] as const
export type Stars = (typeof STARS)[number]

export interface RatingSummary {
  readonly count: number
  /** To one decimal; null under five reviews. */
  readonly mean: number | null
  /** How many gave 1, 2, 3, 4 and 5 stars. */
  readonly distribution: number[]
}

/** Takes how many reviews gave each number of stars; returns their count, their mean from five reviews on, and all five numbers. */
export function ratingSummary(counts: ReadonlyMap<number, number>): RatingSummary {
  const distribution = STARS.map((stars) => counts.get(stars) ?? 0)
  const count = distribution.reduce((sum, some) => sum + some, 0)
  const stars = distribution.reduce((sum, some, at) => sum + some * (at + 1), 0)
  return { count, mean: meanOf(stars, count), distribution }
}

/** Takes the sum of stars and how many gave them; returns their mean to one decimal, null under five. */
export const meanOf = (stars: number, count: number): number | null =>
  count < LEAST_FOR_MEAN ? null : Math.round((stars / count) * 10) / 10
