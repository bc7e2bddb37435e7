import { CallError } from '@volante/contract/kit'
import { regret, regretRefusals } from '@volante/contract/regret'
import type { Refusals } from '@volante/contract/refusals'
import type { Ctx } from '../../platform/http/ctx.ts'
import { implement } from '../../platform/http/implement.ts'
import { saveRequest } from './queries.ts'

export const regretHandlers = implement(regret, {
  async requestCreate({ ctx, body }) {
    refuseFields(ctx, regretRefusals(body, ctx.site.country))
    const { id, code, createdAt, isRepeated } = await saveRequest(ctx, body)
    if (!isRepeated) {
      await ctx.enqueue('regret.confirm', { site: ctx.site.id, id })
      await ctx.enqueue('orders.regret', { site: ctx.site.id, id })
    }
    return { code, createdAt: createdAt.toISOString() }
  },
})

function refuseFields(ctx: Ctx, refusals: Refusals): void {
  const fields = Object.entries(refusals).map(([path, { key, values }]) => ({
    path,
    code: key,
    message: ctx.text(key, values),
  }))
  if (fields.length > 0)
    throw new CallError(422, { code: 'request.invalid', message: ctx.text('request.invalid'), fields })
}
