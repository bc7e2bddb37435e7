import type { ModuleJobs } from '../../platform/jobs/module-jobs.ts'
import { removeLater } from '../../platform/papers/stored-file.ts'
import { dropUnused } from './queries.ts'

const WEEK_MS = 7 * 24 * 3_600_000

export const manualJobs: ModuleJobs = {
  'manuals.upkeep': async (ctx) => {
    const before = new Date(ctx.now.getTime() - WEEK_MS)
    await ctx.inTransaction(async (inside) => removeLater(inside, await dropUnused(inside.db, { before })))
  },
}

/** Every night, files that no manual came to name. */
export const manualSchedules = { 'manuals.upkeep': '40 5 * * *' } as const
