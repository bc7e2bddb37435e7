import { DAY_MS } from '@volante/domain/duration'
import type { ModuleJobs } from '../../platform/jobs/module-jobs.ts'
import { noteExchange, takeFailures } from './queries.ts'
import { tellOfError } from './tell.ts'

/** The system that each queue tells. */
const SYSTEMS: Readonly<Record<string, string>> = { 'leads.created': 'CRM', 'financing.submit': 'bank' }

export const integrationErrorJobs: ModuleJobs = {
  'integrationErrors.watch': (ctx) =>
    ctx.inTransaction(async (inside) => {
      // Jobs are timed by the database, not by the platform's clock.
      for (const failed of await takeFailures(inside.db, new Date(Date.now() - DAY_MS), ctx.now)) {
        const { country, error, journey_id, queue } = failed
        const entry = { country, source: SYSTEMS[queue] ?? queue, operation: queue, status: 'FAILED' } as const
        await noteExchange(inside.db, { ...entry, at: ctx.now, message: error, payload: { journeyId: journey_id } })
        await tellOfError(inside, failed)
      }
    }),
}

/** What failed for good is looked for every five minutes. */
export const integrationErrorSchedules = { 'integrationErrors.watch': '*/5 * * * *' } as const
