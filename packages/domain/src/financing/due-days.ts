import { businessDayFrom } from '../payment/bank-calendar.ts'
import { type Day, parseDay } from '../date.ts'
import type { Country } from '../vocabulary.ts'

const MS_A_DAY = 86_400_000

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

/** Takes two days; returns the calendar days from the first to the second. */
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / MS_A_DAY)

/** Counted from the contract's date, never from the month before: 31 January is followed by 28 February and 31 March. */
function addMonths(day: Day, months: number): Day {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const at = year * 12 + month - 1 + months
  const stem = `${String(Math.floor(at / 12)).padStart(4, '0')}-${String((at % 12) + 1).padStart(2, '0')}`
  for (let last = date; last > 28; last -= 1) {
    const found = parseDay(`${stem}-${last}`)
    if (found) return found
  }
  return `${stem}-${String(Math.min(date, 28)).padStart(2, '0')}`
}
