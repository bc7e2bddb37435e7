import { CallError, type FieldError } from '@volante/contract/kit'
import { FIELDS_REFUSED } from '@volante/contract/shared-errors'
import type { Refusals } from '@volante/domain/refusal'
import type { Ctx } from '../http/ctx.ts'

/** Throws the refusal that names each field with its own text, when there is any. */
export function refuseFields(ctx: Ctx, refusals: Refusals): void {
  const fields = fieldErrors(ctx, refusals)
  if (fields.length === 0) return
  throw new CallError(FIELDS_REFUSED, { code: 'request.invalid', message: ctx.text('request.invalid'), fields })
}

export const fieldErrors = (ctx: Ctx, refusals: Refusals): FieldError[] =>
  Object.entries(refusals).map(([path, { key, values }]) => ({
    path,
    code: key,
    message: ctx.text(key, values),
    ...(values && { values }),
  }))
