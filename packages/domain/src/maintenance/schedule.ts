export const ACTIONS = ['EXAMINE', 'REPLACE'] as const
export const USES = ['normal', 'severe'] as const
export type Use = (typeof USES)[number]

/** How often, in kilometres and in months, whichever comes first; null: that one does not count. */
interface Interval {
  readonly km: number | null
  readonly months: number | null
}

/** What is done to one item of the car, how often in either use, and what it takes. */
export interface Work {
  readonly item: string
  readonly action: (typeof ACTIONS)[number]
  readonly normal: Interval
  readonly severe: Interval
  /** It ages: changed every 12 months also where no revision is due (spec calls §7, Maintenance). */
  readonly isOil: boolean
  readonly partsCents: number
  readonly minutes: number
}

/** A car's maintenance plan: how far revisions lie apart in either use, and all that is ever done. */
export interface Schedule {
  readonly normal: { readonly km: number; readonly months: number }
  readonly severe: { readonly km: number; readonly months: number }
  readonly works: readonly Work[]
}

/** A revision of the plan: due at so many kilometres or months from new, whichever comes first. */
export interface Revision {
  readonly number: number
  readonly km: number
  readonly months: number
  readonly works: readonly Work[]
}

/** Takes a plan, how the car is used and a number from 1; returns that revision: everything whose interval ends after the one before. */
export function revisionOf(schedule: Schedule, use: Use, number: number): Revision {
  const { km, months } = schedule[use]
  const ends = (every: number | null, step: number): boolean =>
    every !== null && Math.floor((number * step) / every) > Math.floor(((number - 1) * step) / every)
  const works = schedule.works.filter((work) => ends(work[use].km, km) || ends(work[use].months, months))
  return { number, km: number * km, months: number * months, works: withoutDouble(works) }
}

/** What is replaced is not examined as well. */
export function withoutDouble<Of extends Pick<Work, 'item' | 'action'>>(works: readonly Of[]): Of[] {
  const replaced = new Set(works.flatMap(({ item, action }) => (action === 'REPLACE' ? item : [])))
  return works.filter(({ item, action }) => action === 'REPLACE' || !replaced.has(item))
}
