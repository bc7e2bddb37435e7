import type { OpeningPeriod } from '../places/opening-hours.ts'
import { PERIOD_TYPES, type PeriodType } from '../vocabulary.ts'

/** Days as a cell names them, Sunday first, as weekdays are counted. */
export const DAYS = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sab'] as const
const PERIOD = /^([a-z]{3}) (\d{2}:\d{2})-(\d{2}:\d{2})(?: ([A-Z_]{1,20}))?$/
const isClock = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text) || text === '24:00'

/** Takes a week as a cell holds it, `seg 08:00-18:00 | seg 12:00-13:00 BREAK`, the first type unless named; returns its periods, null for anything else. */
export function readHours(text: string): OpeningPeriod[] | null {
  const periods = text.split('|').map((part) => readPeriod(part.trim()))
  return periods.every((period) => period !== null) ? periods : null
}

function readPeriod(text: string): OpeningPeriod | null {
  const [, day = '', from = '', to = '', type = PERIOD_TYPES[0]] = PERIOD.exec(text) ?? []
  const weekday = DAYS.indexOf(day as (typeof DAYS)[number])
  if (weekday === -1 || !isClock(from) || !isClock(to) || from >= to) return null
  const known = PERIOD_TYPES.find((one) => one === type)
  return known ? { weekday, type: known satisfies PeriodType, from, to } : null
}

/** The same week as a cell. */
export const writeHours = (periods: readonly OpeningPeriod[]): string =>
  periods
    .map(
      ({ weekday, type, from, to }) =>
        `${DAYS[weekday] ?? ''} ${from}-${to}${type === PERIOD_TYPES[0] ? '' : ` ${type}`}`,
    )
    .join(' | ')
