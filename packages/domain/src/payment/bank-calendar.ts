import { addDays, type Day } from '../date.ts'
import { BOLETO_COMPENSATION_DAYS } from '../limits.ts'
import type { Country } from '../vocabulary.ts'
import { easterSunday } from './easter.ts'

interface Calendar {
  /** MM-DD, the same every year. */
  readonly fixed: readonly string[]
  /** MM-DD, from a year on. */
  readonly since: readonly (readonly [year: number, date: string])[]
  /** MM-DD of what Argentine law moves to a Monday. */
  readonly movable: readonly string[]
  /** Days from Easter Sunday. */
  readonly easter: readonly number[]
}

const CARNIVAL = [-48, -47]
const HOLY_THURSDAY = -3
const GOOD_FRIDAY = -2
const CORPUS_CHRISTI = 60

const CALENDARS: Readonly<Record<Country, Calendar>> = {
  // National holidays (Leis 662/1949, 6.802/1980; 20 November: 14.759/2023) and the days FEBRABAN's calendar adds.
  BR: {
    fixed: ['01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '12-25'],
    since: [[2024, '11-20']],
    movable: [],
    easter: [...CARNIVAL, GOOD_FRIDAY, CORPUS_CHRISTI],
  },
  // Ley 27.399 art. 1, and the days on which only banks close: Holy Thursday and 6 November, the bank workers' day.
  // The bridge days a decree may add each year, at most three, are not in the law and not here.
  AR: {
    fixed: ['01-01', '03-24', '04-02', '05-01', '05-25', '06-20', '07-09', '11-06', '12-08', '12-25'],
    since: [],
    movable: ['06-17', '08-17', '10-12', '11-20'],
    easter: [...CARNIVAL, HOLY_THURSDAY, GOOD_FRIDAY],
  },
}

/** Takes a country and a year; returns the days, in order, on which its banks close, Saturdays and Sundays apart. */
export function bankHolidays(country: Country, year: number): readonly Day[] {
  const { fixed, since, movable, easter } = CALENDARS[country]
  const sunday = easterSunday(year)
  const days = [
    ...fixed.map((date) => `${year}-${date}`),
    ...since.flatMap(([first, date]) => (year >= first ? [`${year}-${date}`] : [])),
    ...movable.map((date) => movedDay(`${year}-${date}`)),
    ...easter.map((distance) => addDays(sunday, distance)),
  ]
  return [...new Set(days)].sort()
}

/** Takes a day and a country; returns whether its banks work. */
export function isBusinessDay(day: Day, country: Country): boolean {
  const weekday = weekdayOf(day)
  return weekday !== 0 && weekday !== 6 && !bankHolidays(country, Number(day.slice(0, 4))).includes(day)
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

/** Ley 27.399 art. 6: from Tuesday and Wednesday to the Monday before, from Thursday and Friday to the Monday after. */
function movedDay(day: Day): Day {
  const weekday = weekdayOf(day)
  if (weekday === 2 || weekday === 3) return addDays(day, 1 - weekday)
  return weekday === 4 || weekday === 5 ? addDays(day, 8 - weekday) : day
}

/** 0 is Sunday. */
const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay()
