import type { Day } from '../date.ts'

/** Ages of ownership that are compared, by the months they stand for: those under 6, under 24 and from there on. */
export const AGES = ['1', '12', '36'] as const
export type OwnershipAge = (typeof AGES)[number]

/** Distances that are compared, by the kilometres they stand for: those under 20,000, under 45,000 and from there on. */
export const DISTANCES = ['10000', '30000', '60000'] as const
export type Distance = (typeof DISTANCES)[number]

/** Takes the first day of an ownership and a later one; returns the whole months between them, 0 where it is no later. */
export function monthsOwned(since: Day, day: Day): number {
  const [year = 0, month = 0, date = 0] = since.split('-').map(Number)
  const [toYear = 0, toMonth = 0, toDate = 0] = day.split('-').map(Number)
  return Math.max(0, (toYear - year) * 12 + toMonth - month - (toDate < date ? 1 : 0))
}

/** Takes whole months of ownership; returns the age they belong to. */
export const ageOf = (months: number): OwnershipAge => (months < 6 ? '1' : months < 24 ? '12' : '36')

/** Takes kilometres; returns the distance they belong to. */
export const distanceOf = (kilometres: number): Distance =>
  kilometres < 20_000 ? '10000' : kilometres < 45_000 ? '30000' : '60000'
