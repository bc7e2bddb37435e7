import { evaluation, type Valuation } from '@volante/contract/evaluation'
import type { CallError } from '@volante/contract/kit'
import { plateCharacters, plateRefusal } from '@volante/domain/car/plate'
import type { Ctx } from '../../platform/http/ctx.ts'
import { implement } from '../../platform/http/implement.ts'
import { findVehicle } from '../vehicles/api.ts'
import { namedVersion, valueOf } from './evaluate.ts'

export const evaluationHandlers = implement(evaluation, {
  async evaluate({ ctx, query: { brand, model, version, year, country = ctx.site.country, ...known }, fail }) {
    const named = await namedVersion(ctx, { country, brand, model, version })
    const found = named && (await valueOf(ctx, { country, mvsCode: named.code, year }, known))
    if (!found) throw fail('evaluation.unavailable')
    return found
  },

  plateQuery: ({ ctx, query: { plate, ...known }, fail }) => ofPlate(ctx, plate, known, fail),

  plate: ({ ctx, params, fail }) => ofPlate(ctx, params.plate, {}, fail),
})

type Refused =
  | 'evaluation.unavailable'
  | 'evaluation.noRegistry'
  | 'validation.plate.required'
  | 'validation.plate.invalid'

async function ofPlate(
  ctx: Ctx,
  typed: string,
  known: Parameters<typeof valueOf>[2],
  fail: (code: Refused) => CallError,
): Promise<Valuation> {
  const refusal = plateRefusal(typed, ctx.site.country)
  if (refusal) throw fail(refusal.key as Refused)
  const { state, vehicle } = await findVehicle(ctx, { plate: plateCharacters(typed) })
  if (state === 'unasked') throw fail('evaluation.noRegistry')
  const found = vehicle && (await valueOf(ctx, vehicle, known))
  if (!found) throw fail('evaluation.unavailable')
  return found
}
