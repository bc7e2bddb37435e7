import type { Day } from './date.ts'
import { HOUR_MS } from './duration.ts'
import { localTime } from './local-time.ts'

/** Takes a time zone, a day and HH:mm on its clocks; returns that moment, the first one where it comes twice, null where the clocks jump over it. */
export const momentAt = (timeZone: string, day: Day, time: string): Date | null =>
  momentsOf(timeZone, `${day}T${time}`)[0] ?? null

/**
 * Takes a time zone and what its clocks show, YYYY-MM-DDTHH:mm; returns the moments when they do: none for a time that
 * is skipped when clocks go forward or that is no time, two, the earlier first, when they go back.
 */
export function momentsOf(timeZone: string, local: string): readonly Date[] {
  const asUtc = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(local) ? Date.parse(`${local}Z`) : Number.NaN
  if (Number.isNaN(asUtc)) return []
  const candidates = [-24, 24].map((hours) => {
    const nearby = asUtc + hours * HOUR_MS
    return asUtc - (Date.parse(`${localTime(timeZone, new Date(nearby))}Z`) - nearby)
  })
  return [...new Set(candidates)]
    .toSorted((a, b) => a - b)
    .map((time) => new Date(time))
    .filter((at) => localTime(timeZone, at) === local)
}
