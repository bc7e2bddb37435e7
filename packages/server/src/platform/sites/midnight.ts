import { DAY_MS } from '@volante/domain/duration'
import type { Site } from '@volante/contract/site'

const formats = new Map<string, Intl.DateTimeFormat>()

/** Milliseconds since midnight on the clocks of a time zone. */
function timeOfDay(timeZone: string, at: number): number {
  // Swedish writes 03:04:05, as ISO 8601 does.
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, timeStyle: 'medium' })
  formats.set(timeZone, format)
  return Date.parse(`1970-01-01T${format.format(at)}Z`) + (at % 1000)
}

/** The next midnight at the site: prices and offers change with the day, so nothing made of them may outlive it. */
export function nextMidnight({ timeZone }: Pick<Site, 'timeZone'>, now: number): number {
  const end = now + DAY_MS - timeOfDay(timeZone, now)
  // On a day of 23 or 25 hours the clocks show an hour more or less by then.
  const shown = timeOfDay(timeZone, end)
  return shown < DAY_MS / 2 ? end - shown : end + DAY_MS - shown
}

/** Until when an answer of the site may be kept. */
export const keptUntil = (site: Pick<Site, 'timeZone' | 'cacheTtlMs'>, now: number): number =>
  Math.min(now + site.cacheTtlMs, nextMidnight(site, now))
