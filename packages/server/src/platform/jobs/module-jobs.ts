import type { Ctx } from '../http/ctx.ts'

/**
 * A module's reactions to its own queued jobs, by queue name. Each gets a context of its own (outside any
 * transaction) for the site named in the job, and must be idempotent: a job may run again after a crash.
 */
export interface ModuleJobs {
  readonly [queue: string]: (ctx: Ctx, data: Readonly<Record<string, unknown>>) => Promise<void>
}
