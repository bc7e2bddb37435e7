import { oilWorks, priced, visitWorks } from './visit.ts'
import type { Schedule, Use } from './schedule.ts'

const YEARS = 5
const A_YEAR = 12

/** Where a car stands: the revision to do next, the first that was not done, in how many months it is due, and kilometres a year. */
export interface Outlook {
  readonly number: number
  readonly from: number
  readonly inMonths?: number
  readonly kmAYear: number
}

export interface YearCost {
  readonly year: number
  readonly cents: number
  readonly revisions: readonly number[]
  readonly oilChanges: number
}

/** Takes a plan, the use, where the car stands and what an hour costs in cents; returns the cost of each of the coming five years at today's prices. */
export function fiveYears(schedule: Schedule, use: Use, outlook: Outlook, hourCents: number): YearCost[] {
  const visits = visitsOf(schedule, use, outlook, hourCents)
  return Array.from({ length: YEARS }, (_, at) => {
    const own = visits.filter(({ month }) => Math.max(1, Math.ceil(month / A_YEAR)) === at + 1)
    return {
      year: at + 1,
      cents: own.reduce((sum, { cents }) => sum + cents, 0),
      revisions: own.flatMap(({ number }) => number ?? []),
      oilChanges: own.filter(({ number }) => number === null).length,
    }
  })
}

interface Visit {
  readonly month: number
  /** Null: the oil alone. */
  readonly number: number | null
  readonly cents: number
}

function visitsOf(schedule: Schedule, use: Use, outlook: Outlook, hourCents: number): Visit[] {
  const { km, months } = schedule[use]
  const step = Math.min(months, (km / Math.max(outlook.kmAYear, 1)) * A_YEAR)
  const oil = priced(oilWorks(schedule), hourCents).cents
  const visits: Visit[] = []
  let month = Math.max(0, Math.min(outlook.inMonths ?? step, step))
  for (let { number, from } = outlook; month <= YEARS * A_YEAR; number += 1, from = number, month += step) {
    visits.push({ month, number, cents: priced(visitWorks(schedule, use, from, number), hourCents).cents })
    if (oil === 0) continue
    for (let at = month + A_YEAR; at < Math.min(month + step, YEARS * A_YEAR + 1); at += A_YEAR)
      visits.push({ month: at, number: null, cents: oil })
  }
  return visits
}
