import { type ClosedDays, closedDays } from '@volante/contract/closed-days'
import type { Answer } from '@volante/contract/kit'
import { scheduler } from '@volante/contract/scheduler'
import { refuse } from '@volante/domain/refusal'
import type { Ctx } from '../../platform/http/ctx.ts'
import { implement, type IsWithin } from '../../platform/http/implement.ts'
import { today } from '../../platform/sites/today.ts'
import { refuseFields } from '../../platform/words/refuse-fields.ts'
import { dealerCodesWithin, isDealerWithin } from '../dealers/api.ts'
import { findClosed, listClosed, WHOLE_DAY } from './closed-queries.ts'

const isWithin: IsWithin = async (ctx, id, reach) => {
  const row = await findClosed(ctx.db, id)
  return row !== undefined && isDealerWithin(ctx, row.dealerCode, reach)
}

async function only(ctx: Ctx, id: string): Promise<ClosedDays> {
  const row = await findClosed(ctx.db, id)
  if (!row) throw ctx.fail('request.notFound')
  return row
}

export const closedDaysHandlers = implement(
  closedDays,
  {
    list: async ({ ctx, query, reach }) =>
      listClosed(ctx.db, { ...query, from: today(ctx), codes: await dealerCodesWithin(ctx, reach) }),

    get: ({ ctx, params }) => only(ctx, params.id),

    async create({ ctx, body: { dealerCode, day, toDay, reason } }) {
      const last = toDay ?? day
      refuseFields(ctx, last < today(ctx) ? { [toDay ? 'toDay' : 'day']: refuse('closedDays.past') } : {})
      const body = { dealerCode, day, toDay: last, reason, ...WHOLE_DAY }
      const { id } = (await ctx.run(scheduler.calls.block, { body })) as Answer<typeof scheduler.calls.block>
      return only(ctx, id)
    },

    async remove({ ctx, params }) {
      await ctx.run(scheduler.calls.unblock, { params })
      return undefined
    },
  },
  { closedDays: isWithin },
)
