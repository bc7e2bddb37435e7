import type { ModuleJobs } from '../../platform/jobs/module-jobs.ts'
import type { PersonalData } from '../../platform/process/personal-data.ts'
import { forgetOld } from './forget-old.ts'

export const privacyJobs = (personalData: PersonalData): ModuleJobs => ({
  'privacy.upkeep': async (ctx) => {
    if (!(await forgetOld(ctx, personalData))) await ctx.enqueue('privacy.upkeep', {})
  },
})

/** Every hour: what is kept for a day is a day old, and every batch is small. */
export const privacySchedules = { 'privacy.upkeep': '25 * * * *' } as const
