import type { Ctx } from '../../../platform/http/ctx.ts'
import type { ModuleJobs } from '../../../platform/jobs/module-jobs.ts'
import { checkChain } from './check.ts'
import { latestCheck } from './queries.ts'
import { sealAll } from './seal.ts'

export const auditJobs: ModuleJobs = {
  'audit.seal': async (ctx) => {
    const sealed = await sealAll(ctx)
    if (sealed > 0 && !(await latestCheck(ctx.db))) await ctx.enqueue('audit.check', {})
  },
  'audit.check': keepCheck,
}

/** Sealed every minute; read from the first entry on every night, in UTC. */
export const auditSchedules = { 'audit.seal': '* * * * *', 'audit.check': '40 5 * * *' } as const

/** It takes as long as there are entries. */
export const slowAuditJobs = ['audit.check'] as const

/** Seals what waits, checks everything and keeps what it was found to be. */
export async function keepCheck(ctx: Ctx): Promise<void> {
  await sealAll(ctx)
  const { entries, waiting, broken } = await checkChain(ctx)
  await ctx.db
    .insertInto('audit_checks')
    .values({
      at: ctx.now,
      entries,
      waiting,
      broken_place: broken?.place ?? null,
      broken_entry: broken?.entry ?? null,
      why: broken?.why ?? null,
    })
    .execute()
  if (broken) ctx.log.error(broken, 'the audit log is not as it was written')
}
