import { CallError } from '@volante/contract/kit'
import type { Place } from '@volante/contract/account-rules'
import type { Refusals } from '@volante/contract/refusals'
import type { Ctx } from '../../platform/http/ctx.ts'
import { today } from '../../platform/sites/today.ts'

/** Throws the refusal that names each field with its own text, when there is any. */
export function refuseFields(ctx: Ctx, refusals: Refusals): void {
  const fields = fieldTexts(ctx, refusals)
  if (fields.length === 0) return
  throw new CallError(422, { code: 'request.invalid', message: ctx.text('request.invalid'), fields })
}

export const fieldTexts = (ctx: Ctx, refusals: Refusals) =>
  Object.entries(refusals).map(([path, { key, values }]) => ({ path, code: key, message: ctx.text(key, values) }))

/** The country's formats and the day it is at the site. */
export const placeOf = (ctx: Pick<Ctx, 'site' | 'now'>): Place => ({ country: ctx.site.country, today: today(ctx) })
