import { type ClosedDays, closedDays } from '@volante/contract/closed-days'
import type { Answer } from '@volante/contract/kit'
import { scheduler } from '@volante/contract/scheduler'
import { refuse } from '@volante/domain/refusal'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { isOneOf } from '../../platform/db/is-one-of.ts'
import type { Ctx } from '../../platform/http/ctx.ts'
import { implement, type IsWithin } from '../../platform/http/implement.ts'
import { today } from '../../platform/sites/today.ts'
import { countUpTo } from '../../platform/words/count-up-to.ts'
import { refuseFields } from '../../platform/words/refuse-fields.ts'
import { dealerCodesWithin, isDealerWithin } from '../dealers/api.ts'

/** A whole day, as a block of the calendar says it. */
const WHOLE_DAY = { from: '00:00', to: '23:59' } as const

const closed = (db: Db) =>
  db
    .selectFrom('calendar_blocks as b')
    .innerJoin('dealers as d', 'd.code', 'b.dealer_code')
    .select(['b.id', 'b.dealer_code as dealerCode', 'd.name as dealerName', 'b.reason'])
    .select([
      sql<string>`to_char(b.day, 'YYYY-MM-DD')`.as('day'),
      sql<string>`to_char(b.to_day, 'YYYY-MM-DD')`.as('toDay'),
    ])
    .where('b.resource_code', 'is', null)
    .where('b.from_time', '=', WHOLE_DAY.from)
    .where('b.to_time', '=', WHOLE_DAY.to)

const isWithin: IsWithin = async (ctx, id, reach) => {
  const row = await closed(ctx.db).where('b.id', '=', id).executeTakeFirst()
  return row !== undefined && isDealerWithin(ctx, row.dealerCode, reach)
}

async function only(ctx: Ctx, id: string): Promise<ClosedDays> {
  const row = await closed(ctx.db).where('b.id', '=', id).executeTakeFirst()
  if (!row) throw ctx.fail('request.notFound')
  return row
}

export const closedDaysHandlers = implement(
  closedDays,
  {
    async list({ ctx, query: { dealerCode, page, size }, reach }) {
      const codes = await dealerCodesWithin(ctx, reach)
      const found = closed(ctx.db)
        .where('b.to_day', '>=', today(ctx))
        .$if(codes !== 'all', (query) => query.where(isOneOf('b.dealer_code', codes === 'all' ? [] : codes)))
        .$if(dealerCode !== undefined, (query) => query.where('b.dealer_code', '=', dealerCode ?? ''))
      const items = await found
        .orderBy('b.day')
        .orderBy('b.id')
        .limit(size)
        .offset(page * size)
        .execute()
      return { items, page, size, total: await countUpTo(ctx.db, found) }
    },

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
