import type { SignedInCtx } from '../../../platform/http/ctx.ts'
import type { ModuleJobs } from '../../../platform/jobs/module-jobs.ts'
import { callerOfAccount } from '../../identity/api.ts'
import { findBatch } from './queries.ts'
import { nextRows } from './steps.ts'

/** Rows of one transaction: what it holds is soon free for others, and progress is seen. */
const AT_ONCE = 25
/** Transactions of one job; the rest is another one. */
const ROUNDS = 20

export const bulkJobs: ModuleJobs = {
  /** Goes on with a bulk change as its maker, whose rights count as they are now. */
  async 'bulk.run'(ctx, { batch }) {
    const id = String(batch)
    for (let round = 0; round < ROUNDS; round++) {
      const isMore = await ctx.inTransaction(async (own) => {
        const row = await findBatch(own, id, { isLocked: true })
        if (row?.state !== 'running' && row?.state !== 'undoing') return false
        const maker = await callerOfAccount(own.db, row.account_id)
        return maker === null ? false : nextRows({ ...own, user: maker } as SignedInCtx, row, AT_ONCE, maker)
      })
      if (!isMore) return
    }
    await ctx.enqueue('bulk.run', { site: ctx.site.id, batch: id })
  },
}
