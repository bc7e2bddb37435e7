import { businessDayFrom } from '../payment/bank-calendar.ts'
import { addMonths, type Day, daysBetween } from '../date.ts'
import type { Country } from '../vocabulary.ts'

export interface DueDay {
  readonly due: Day
  /** The last day it may be paid without surcharge: the next business day where banks are closed. */
  readonly payableUntil: Day
}

/**
 * Takes the day of the contract, a number of instalments and the country; returns when each is due: the same date of the
 * following months, the last of a shorter month.
 */
export function dueDays(contract: Day, count: number, country: Country): readonly DueDay[] {
  return Array.from({ length: count }, (_, at) => {
    const due = addMonths(contract, at + 1)
    return { due, payableUntil: businessDayFrom(due, country) }
  })
}

export interface DueCalendar {
  readonly due: readonly DueDay[]
  /** Calendar days from the contract to each. */
  readonly days: readonly number[]
}

const MOST_KEPT = 500
const kept = new Map<string, DueCalendar>()

/** The same with the days from the contract, which every simulation of a day shares: kept, for most of its time would go there. */
export function dueCalendar(contract: Day, count: number, country: Country): DueCalendar {
  const key = `${contract} ${count} ${country}`
  const known = kept.get(key)
  if (known) return known
  const due = dueDays(contract, count, country)
  const calendar = { due, days: due.map((each) => daysBetween(contract, each.due)) }
  if (kept.size >= MOST_KEPT) kept.clear()
  kept.set(key, calendar)
  return calendar
}
