import { dayIn } from '@volante/domain/local-time'
import { momentAt } from '@volante/domain/moments'
import type { Dealer } from '@volante/contract/dealer'
import { addDays } from '@volante/domain/date'
import { refuse } from '@volante/domain/refusal'
import type { Ctx } from '../../platform/http/ctx.ts'
import type { ModuleJobs } from '../../platform/jobs/module-jobs.ts'
import { refuseFields } from '../../platform/words/refuse-fields.ts'
import { lockBlock, setBlocked } from './queries.ts'

interface Wish {
  readonly blocked: boolean
  readonly reason?: string | undefined
  readonly until?: string | null | undefined
}

/** Blocks a dealer, until the end of a day where one is named, or ends its block. */
export async function block(ctx: Ctx, { id, timeZone }: Dealer, { blocked, reason = '', until = null }: Wish) {
  if (blocked && until !== null && until < dayIn(timeZone, ctx.now))
    refuseFields(ctx, { until: refuse('dealer.until') })
  await setBlocked(ctx.db, id, blocked ? { reason: reason || null, until } : null, ctx.now)
  await ctx.changed('dealers')
  if (!blocked || until === null) return
  const at = momentAt(timeZone, addDays(until, 1), '00:00') ?? momentAt(timeZone, addDays(until, 1), '01:00')
  await ctx.enqueue('dealers.unblock', { site: ctx.site.id, id }, at ? { at } : {})
}

export const dealerJobs: ModuleJobs = {
  /** The last day of a block is over; one that was made longer since stays. */
  'dealers.unblock': (ctx, data) =>
    ctx.inTransaction(async (within) => {
      const id = String(data.id)
      const row = await lockBlock(within.db, id)
      if (!row?.until || row.until >= dayIn(row.timeZone, within.now)) return
      await setBlocked(within.db, id, null, within.now)
      await within.changed('dealers')
    }),
}
