import type { Day } from './date.ts'

/** Making one costs more than using it a hundred times. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** Takes a time zone (IANA) and a moment; returns what the clocks there show, YYYY-MM-DDTHH:mm. */
export function localTime(timeZone: string, at: Date): string {
  // Swedish writes 2026-12-31 20:00, as ISO 8601 does but for the T.
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  formats.set(timeZone, format)
  return format.format(at).replace(' ', 'T')
}

/** Takes a time zone (IANA) and a moment; returns the day it is there. */
export const dayIn = (timeZone: string, at: Date): Day => localTime(timeZone, at).slice(0, 10)
