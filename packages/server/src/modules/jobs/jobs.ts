import { DAY_MS } from '@volante/domain/duration'
import type { ModuleJobs } from '../../platform/jobs/module-jobs.ts'
import { notify } from '../notifications/api.ts'
import { failuresSince } from './queries.ts'

export const watchJobs: ModuleJobs = {
  /** Who can have failed work tried again is told once a day of each queue of their countries that has some. */
  'jobs.watch': async (ctx) => {
    const day = ctx.now.toISOString().slice(0, 10)
    for (const { name, country, count } of await failuresSince(ctx.db, new Date(Date.now() - DAY_MS)))
      await notify(ctx, 'jobsFailed', {
        subject: name,
        cause: [name, country ?? '', day].join(' '),
        told: { queue: name, count },
        to: { countries: country ? [country] : [] },
      })
  },
}

export const watchSchedules = { 'jobs.watch': '*/5 * * * *' } as const
