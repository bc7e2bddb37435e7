import type { Day } from '@volante/domain/date'
import { dayIn } from '@volante/domain/local-time'
import type { Ctx } from '../http/ctx.ts'

/** The day it is at the site: prices change at its midnight. */
export const today = ({ site, now }: Pick<Ctx, 'site' | 'now'>): Day => dayIn(site.timeZone, now)
