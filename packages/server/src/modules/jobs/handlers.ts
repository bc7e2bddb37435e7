import { type FailedJob, jobs } from '@volante/contract/jobs'
import type { DealerReach, Held } from '@volante/domain/policy/held-scopes'
import { implement } from '../../platform/http/implement.ts'
import { failedJobs, findJob, giveUpJob, type JobRow, queueRows, retryJobs } from './queries.ts'

export const queueHandlers = implement(jobs, {
  async queues({ ctx }) {
    const rows = await queueRows(ctx.db)
    return rows.map(({ waiting_since, ...row }) => ({ ...row, waitingSince: waiting_since?.toISOString() ?? null }))
  },

  async failed({ ctx, query: { queue, page, size }, reach }) {
    const { items: rows, total } = await failedJobs(ctx.db, { markets: marketsOf(reach), queue }, { page, size })
    return { items: rows.map(presented), page, size, total }
  },

  async failedGet({ ctx, params, reach }) {
    const row = await findJob(ctx.db, marketsOf(reach), params.id)
    if (!row) throw ctx.fail('request.notFound')
    return presented(row)
  },

  async retry({ ctx, body, reach }) {
    const markets = marketsOf(reach)
    if ((await retryJobs(ctx.db, markets, body.id)) === 0) throw ctx.fail('request.notFound')
    const row = await findJob(ctx.db, markets, body.id)
    if (!row) throw ctx.fail('request.notFound')
    return presented(row)
  },

  async giveUp({ ctx, body: { id, isGivenUp }, reach }) {
    const markets = marketsOf(reach)
    if ((await giveUpJob(ctx.db, markets, id, isGivenUp)) === 0) throw ctx.fail('request.notFound')
    const row = await findJob(ctx.db, markets, id)
    if (!row) throw ctx.fail('request.notFound')
    return presented(row)
  },

  retryAll: async ({ ctx, reach }) => ({ count: await retryJobs(ctx.db, marketsOf(reach), null) }),
})

const marketsOf = (reach: DealerReach | 'all'): Held => (reach === 'all' ? 'all' : reach.markets)

const STATES: Readonly<Record<string, FailedJob['state']>> = {
  failed: 'failed',
  cancelled: 'givenUp',
  active: 'running',
  completed: 'done',
}

/** Output was shortened when the job failed; data name ids, never people. */
const presented = ({ id, name, state, data, output, retry_count, completed_on }: JobRow): FailedJob => ({
  id,
  queue: name,
  state: STATES[state] ?? 'waiting',
  isGivenUp: state === 'cancelled',
  failedAt: state === 'failed' ? (completed_on?.toISOString() ?? null) : null,
  tries: retry_count + 1,
  problem: output?.message ?? '',
  ids: JSON.stringify(data ?? {}),
})
