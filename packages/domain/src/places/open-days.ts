import { addDays, type Day } from '../date.ts'
import { bankHolidays } from '../payment/bank-calendar.ts'
import type { Country } from '../vocabulary.ts'
import { hoursOfDay, type OpeningPeriod } from './opening-hours.ts'

/** A day on which a dealer is open, with its hours ("HH:MM"); null where nobody knows them. */
export interface OpenDay {
  readonly day: Day
  readonly hours: { readonly from: string; readonly to: string } | null
}

/** An appointment lies within these days. */
const WITHIN_DAYS = 30
const WORKING_DAYS = [1, 2, 3, 4, 5]

/**
 * Takes the week's periods of a dealer, its country and a day; returns the days after it, of the coming thirty, on which the
 * dealer opens: holidays apart, and Monday to Friday where no hours are known.
 */
export function openDaysAfter(periods: readonly OpeningPeriod[], country: Country, day: Day): OpenDay[] {
  const days = Array.from({ length: WITHIN_DAYS }, (_, at) => addDays(day, at + 1))
  return days.flatMap((one): OpenDay[] => {
    if (bankHolidays(country, Number(one.slice(0, 4))).includes(one)) return []
    const weekday = new Date(`${one}T00:00:00Z`).getUTCDay()
    if (periods.length === 0) return WORKING_DAYS.includes(weekday) ? [{ day: one, hours: null }] : []
    const stretches = hoursOfDay(periods, weekday)
    const [from, to] = [stretches[0]?.[0], stretches.at(-1)?.[1]]
    return from && to ? [{ day: one, hours: { from, to } }] : []
  })
}
