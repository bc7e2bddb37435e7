import type { Ctx } from '../http/ctx.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** The day (YYYY-MM-DD) it is at the site: prices change at its midnight. */
export function today(ctx: Pick<Ctx, 'site' | 'now'>): string {
  const { timeZone } = ctx.site
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone })
  formats.set(timeZone, format)
  return format.format(ctx.now)
}
