import type { CallError } from '@volante/contract/kit'
import type { Refusal } from '@volante/domain/refusal'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { keepSimulation } from '../queries.ts'
import { confirmed } from './confirmed.ts'
import { simulated, type Typed } from './simulated.ts'

type Refused =
  | Extract<Awaited<ReturnType<typeof confirmed>>, Refusal>
  | Extract<Awaited<ReturnType<typeof simulated>>, Refusal>

/** Takes what is asked and how the call refuses; keeps the simulation and returns it with its id. Opens its own transaction: a connected service is asked first. */
export async function keepSimulated(
  ctx: Ctx,
  asked: Typed,
  fail: (key: Refused['key'], values?: Refusal['values']) => CallError,
) {
  const counted = await simulated(ctx, asked)
  if ('key' in counted) throw fail(counted.key, counted.values)
  const answer = await confirmed(ctx, asked, counted)
  if ('key' in answer) throw fail(answer.key, answer.values)
  return { ...answer, id: await ctx.inTransaction((inside) => keepSimulation(inside, asked, answer)) }
}
