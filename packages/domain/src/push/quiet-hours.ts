import { localTime } from '../local-time.ts'
import { momentAt } from '../moments.ts'
import { addDays, type Day } from '../date.ts'

/** Times on a clock, HH:MM: from when to when nobody is disturbed. The same twice is never; the later one first goes over midnight. */
export interface QuietHours {
  readonly from: string
  readonly until: string
}

/** Takes a moment, an IANA time zone and hours of that zone; returns that moment, or the end of the quiet hours it falls into. */
export function afterQuiet(at: Date, timeZone: string, { from, until }: QuietHours): Date {
  const [day = '', clock = ''] = localTime(timeZone, at).split('T')
  const isOverMidnight = from > until
  const isQuiet = isOverMidnight ? clock >= from || clock < until : clock >= from && clock < until
  if (!isQuiet) return at
  const today = day as Day
  const endsOn = isOverMidnight && clock >= from ? addDays(today, 1) : today
  return momentAt(timeZone, endsOn, until) ?? at
}
