import { revisionOf, type Schedule, type Use, withoutDouble, type Work } from './schedule.ts'

/** What is done in a visit; `skipped` is the number of the missed revision that adds it, null where the revision itself has it. */
export interface VisitWork extends Work {
  readonly skipped: number | null
}

/** A work with what it costs, in cents. */
export interface VisitLine extends VisitWork {
  readonly cents: number
}

/**
 * Takes a plan, the use and two revision numbers, the first that was not done and the one to do; returns what that visit does:
 * the last one's works and, once each, those that only a skipped one has.
 */
export function visitWorks(schedule: Schedule, use: Use, from: number, to: number): VisitWork[] {
  const found = new Map<string, VisitWork>()
  for (let number = to; number >= Math.min(from, to); number -= 1)
    for (const work of revisionOf(schedule, use, number).works) {
      const key = `${work.action} ${work.item}`
      if (!found.has(key)) found.set(key, { ...work, skipped: number === to ? null : number })
    }
  return withoutDouble([...found.values()])
}

/** Takes a plan; returns what an oil change between two revisions does; nothing for a car without oil. */
export const oilWorks = ({ works }: Schedule): VisitWork[] =>
  works.filter(({ isOil, action }) => isOil && action === 'REPLACE').map((work) => ({ ...work, skipped: null }))

/** Takes works and what an hour of the workshop costs in cents; returns each with its price, and their sum. */
export function priced(works: readonly VisitWork[], hourCents: number) {
  const lines = works.map((work): VisitLine => ({ ...work, cents: workCents(work, hourCents) }))
  return { lines, cents: lines.reduce((sum, { cents }) => sum + cents, 0) }
}

const workCents = ({ partsCents, minutes }: Work, hourCents: number): number =>
  partsCents + Math.round((minutes * hourCents) / 60)
