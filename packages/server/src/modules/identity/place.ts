import type { Place } from '@volante/contract/account-rules'
import type { Ctx } from '../../platform/http/ctx.ts'
import { today } from '../../platform/sites/today.ts'

/** The country's formats and the day it is at the site. */
export const placeOf = (ctx: Pick<Ctx, 'site' | 'now'>): Place => ({ country: ctx.site.country, today: today(ctx) })
