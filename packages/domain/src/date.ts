import { DAY_MS } from './duration.ts'
import { checkFilled, type Presence, type Refusal, refuse } from './refusal.ts'
import type { Language } from './vocabulary.ts'

/** A calendar day without time or zone, YYYY-MM-DD. Two days compare as texts. */
export type Day = string

const OLDEST_YEARS = 200

/** Takes DD/MM/YYYY or YYYY-MM-DD; returns the day, or null when it is not on the calendar (spec platform §9). */
export function parseDay(text: string): Day | null {
  const local = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text)
  const day = local ? `${local[3]}-${local[2]}-${local[1]}` : text
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null
  const time = Date.parse(`${day}T00:00:00Z`)
  // Engines roll 30 February over to March instead of refusing it.
  return !Number.isNaN(time) && dayOf(time) === day ? day : null
}

/** Takes a day; returns DD/MM/YYYY, or YYYY-MM-DD for en-US (spec platform §9). */
export function formatDay(day: Day, language: Language | 'en-US'): string {
  const [year, month, date] = day.split('-')
  return language === 'en-US' ? day : `${date}/${month}/${year}`
}

/** Takes a day and a whole number of days; returns the day that much later. */
export function addDays(day: Day, days: number): Day {
  return dayOf(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS)
}

/** Takes two days; returns the calendar days from the first to the second. */
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS)

/**
 * Takes a day and a whole number of months; returns the same date that much later, the last day of a shorter month. Counted from
 * the first day, never from the month before: 31 January is followed by 28 February and 31 March.
 */
export function addMonths(day: Day, months: number): Day {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const at = year * 12 + month - 1 + months
  const stem = `${String(Math.floor(at / 12)).padStart(4, '0')}-${String((at % 12) + 1).padStart(2, '0')}`
  for (let last = date; last > 28; last -= 1) {
    const found = parseDay(`${stem}-${last}`)
    if (found) return found
  }
  return `${stem}-${String(Math.min(date, 28)).padStart(2, '0')}`
}

/** Takes two days; returns the whole months from the first to the second, none where the second is earlier. */
export function monthsBetween(from: Day, to: Day): number {
  const [[year = 0, month = 0], [toYear = 0, toMonth = 0]] = [from.split('-').map(Number), to.split('-').map(Number)]
  const months = (toYear - year) * 12 + toMonth - month
  return Math.max(0, addMonths(from, months) > to ? months - 1 : months)
}

/**
 * Takes a day and a whole number of years; returns the same date that much later, 29 February becoming 28 in common
 * years.
 */
export function addYears(day: Day, years: number): Day {
  const year = String(Number(day.slice(0, 4)) + years).padStart(4, '0')
  return parseDay(`${year}${day.slice(4)}`) ?? `${year}-02-28`
}

/** Takes a date and today; refuses today and later (spec platform §5). */
export function pastDateRefusal(value: string, today: Day, presence: Presence = 'required'): Refusal | null {
  return checkDay(value, today, presence, (day) => (day < today ? null : refuse('validation.date.past')))
}

/** Takes the year of a car; refuses what is not a year from 1900 to 2099. */
export function modelYearRefusal(value: string, presence: Presence = 'required'): Refusal | null {
  return checkFilled(value, presence, (year) =>
    /^(?:19|20)\d{2}$/.test(year) ? null : refuse('validation.date.invalid'),
  )
}

function checkDay(value: string, today: Day, presence: Presence, check: (day: Day) => Refusal | null): Refusal | null {
  return checkFilled(value, presence, (text) => {
    const day = recentDay(text, today)
    return day ? check(day) : refuse('validation.date.invalid')
  })
}

function recentDay(text: string, today: Day): Day | null {
  const day = parseDay(text)
  return day && day >= addYears(today, -OLDEST_YEARS) ? day : null
}

function dayOf(time: number): Day {
  return new Date(time).toISOString().slice(0, 10)
}
