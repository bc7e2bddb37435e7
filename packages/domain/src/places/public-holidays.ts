import { addDays, type Day } from '../date.ts'
import { easterSunday } from '../payment/easter.ts'
import type { Country } from '../vocabulary.ts'

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
const GOOD_FRIDAY = -2

const CALENDARS: Readonly<Record<Country, Calendar>> = {
  // National holidays: Leis 662/1949, 6.802/1980, 9.093/1995 (Good Friday); 20 November: 14.759/2023. Carnival and Corpus Christi are none.
  BR: {
    fixed: ['01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '12-25'],
    since: [[2024, '11-20']],
    movable: [],
    easter: [GOOD_FRIDAY],
  },
  // Ley 27.399 art. 1.
  // The bridge days a decree may add each year, at most three, are not in the law and not here.
  AR: {
    fixed: ['01-01', '03-24', '04-02', '05-01', '05-25', '06-20', '07-09', '12-08', '12-25'],
    since: [],
    movable: ['06-17', '08-17', '10-12', '11-20'],
    easter: [...CARNIVAL, GOOD_FRIDAY],
  },
}

/** Takes a country and a year; returns the holidays that the whole country has by law, in order. */
export function publicHolidays(country: Country, year: number): readonly Day[] {
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

/** Ley 27.399 art. 6: from Tuesday and Wednesday to the Monday before, from Thursday and Friday to the Monday after. */
function movedDay(day: Day): Day {
  const weekday = weekdayOf(day)
  if (weekday === 2 || weekday === 3) return addDays(day, 1 - weekday)
  return weekday === 4 || weekday === 5 ? addDays(day, 8 - weekday) : day
}

/** 0 is Sunday. */
const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay()
