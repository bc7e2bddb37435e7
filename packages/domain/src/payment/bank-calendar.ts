import { addDays, type Day } from '../date.ts'
import { BOLETO_COMPENSATION_DAYS } from '../limits.ts'
import type { Country } from '../vocabulary.ts'
import { publicHolidays } from '../places/public-holidays.ts'
import { easterSunday } from './easter.ts'

const CARNIVAL = [-48, -47]
const HOLY_THURSDAY = -3
const CORPUS_CHRISTI = 60

/** Days on which only banks close, from Easter Sunday and as MM-DD: what FEBRABAN's calendar adds; in Argentina Holy Thursday and the bank workers' day. */
const BANKS_ALONE: Readonly<
  Record<Country, { readonly easter: readonly number[]; readonly fixed: readonly string[] }>
> = {
  BR: { easter: [...CARNIVAL, CORPUS_CHRISTI], fixed: [] },
  AR: { easter: [HOLY_THURSDAY], fixed: ['11-06'] },
}

/** Takes a country and a year; returns the days, in order, on which its banks close, Saturdays and Sundays apart. */
export function bankHolidays(country: Country, year: number): readonly Day[] {
  const { easter, fixed } = BANKS_ALONE[country]
  const sunday = easterSunday(year)
  const alone = [...fixed.map((date) => `${year}-${date}`), ...easter.map((distance) => addDays(sunday, distance))]
  return [...new Set([...publicHolidays(country, year), ...alone])].sort()
}

/** Takes a day and a country; returns whether its banks work. */
export function isBusinessDay(day: Day, country: Country): boolean {
  const weekday = weekdayOf(day)
  return weekday !== 0 && weekday !== 6 && !closedDays(country, Number(day.slice(0, 4))).has(day)
}

const MOST_YEARS = 100
const closed = new Map<string, ReadonlySet<Day>>()

/** The same holidays, made once a year and country: a promised delivery day asks for some hundred days. */
function closedDays(country: Country, year: number): ReadonlySet<Day> {
  const key = `${country} ${year}`
  const known = closed.get(key)
  if (known) return known
  if (closed.size >= MOST_YEARS) closed.clear()
  const days = new Set(bankHolidays(country, year))
  closed.set(key, days)
  return days
}

/** Takes a day and a country; returns the first business day after it. */
export const nextBusinessDay = (day: Day, country: Country): Day => businessDayFrom(addDays(day, 1), country)

/** Takes a day, a number of business days from 0, and a country; returns the day that many business days later. */
export function addBusinessDays(day: Day, count: number, country: Country): Day {
  let later = day
  for (let left = count; left > 0; left -= 1) later = nextBusinessDay(later, country)
  return later
}

/** Takes a boleto's due day; returns the last day it may be paid without surcharge: banks closed, the next business day. */
export const payableUntil = (due: Day): Day => businessDayFrom(due, 'BR')

/**
 * Takes the day a boleto was paid; returns the last day its payment may become known: 3 business days, a closed day
 * counting as the next business one (spec platform §9).
 */
export const compensatedBy = (paid: Day): Day => addBusinessDays(payableUntil(paid), BOLETO_COMPENSATION_DAYS, 'BR')

/** Takes a boleto's due day; returns the last day to wait for its payment before the order expires. */
export const boletoAwaitedUntil = (due: Day): Day => compensatedBy(payableUntil(due))

/** Takes a day and a country; returns it, or the first business day after it where banks are closed. */
export function businessDayFrom(day: Day, country: Country): Day {
  let open = day
  while (!isBusinessDay(open, country)) open = addDays(open, 1)
  return open
}

/** 0 is Sunday. */
const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay()
