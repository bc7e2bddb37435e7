import type { Db } from '../../platform/db/database.ts'
import type { Ctx } from '../../platform/http/ctx.ts'
import type { ModuleJobs } from '../../platform/jobs/module-jobs.ts'
import { today } from '../../platform/sites/today.ts'
import { isOutage } from '../../providers/fetch-json.ts'
import type { RecallReport } from '../../providers/recall-reports/provider.ts'
import { notify } from '../notifications/api.ts'
import { followReports, keepFailure, keepReported, lateReports, waitingReports } from './report-queries.ts'

const BATCH = 200

/** What hangs on the sheet of repairs: the registry is told of what is new in it and of what is gone from it. */
export const followRepairs = (db: Db): Promise<unknown> => followReports(db)

/** In a write: the registry is told of this repair, or that it was taken back. */
export async function report(ctx: Ctx, campaignId: string, chassis: string): Promise<void> {
  await followReports(ctx.db, { campaignId, chassis })
  await ctx.enqueue('recall.reports', {})
}

/** Every ten minutes, and after each repair: what waits is told, what was tried least first; a registry in trouble is asked again ten minutes later. */
async function tellReports(ctx: Ctx): Promise<void> {
  const { recallReports } = ctx.providers
  if (!recallReports) return
  const waiting = await waitingReports(ctx.db, BATCH)
  for (const one of waiting) if (!(await reportOne(ctx, one, (report) => recallReports.tell(report)))) return
  if (waiting.length === BATCH) await ctx.enqueue('recall.reports', {})
}

/** Whether the registry may be asked for the next one. */
async function reportOne(ctx: Ctx, one: RecallReport, tell: (report: RecallReport) => Promise<void>): Promise<boolean> {
  try {
    await tell(one)
    await keepReported(ctx.db, one, ctx.now)
    return true
  } catch (error) {
    await keepFailure(ctx.db, one, error instanceof Error ? error.message : String(error))
    return !isOutage(error)
  }
}

/** Every morning: staff learn which repairs are late, once each day on which more of them became so. */
async function tellStaff(ctx: Ctx): Promise<void> {
  for (const { campaignId, count, due } of await lateReports(ctx.db, today(ctx)))
    await notify(ctx, 'recallLate', {
      subject: campaignId,
      cause: `${campaignId} ${due}`,
      told: { recall: campaignId, count },
      to: { countries: ['BR'] },
    })
}

export const reportJobs: ModuleJobs = { 'recall.reports': tellReports, 'recall.late': tellStaff }
