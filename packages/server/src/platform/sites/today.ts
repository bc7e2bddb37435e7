import type { Day } from '@volante/domain/date'
import type { Ctx } from '../http/ctx.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** Takes a moment and a time zone; returns the day it is there. */
export function dayIn(timeZone: string, now: Date): Day {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone })
  formats.set(timeZone, format)
  return format.format(now)
}

/** The day it is at the site: prices change at its midnight. */
export const today = ({ site, now }: Pick<Ctx, 'site' | 'now'>): Day => dayIn(site.timeZone, now)
