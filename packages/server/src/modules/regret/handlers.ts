import { regret } from '@volante/contract/regret'
import { regretRefusals } from '@volante/contract/regret-rules'
import { implement } from '../../platform/http/implement.ts'
import { refuseFields } from '../../platform/words/refuse-fields.ts'
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
