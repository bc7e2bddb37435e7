import type { ModuleJobs } from '../../platform/jobs/module-jobs.ts'
import { greeted, sendLetter } from '../../providers/mail/send-letter.ts'
import { accountById } from '../identity/api.ts'
import { passedCar } from './handover-queries.ts'
import type { Known } from '../maintenance/api.ts'
import { checkRecalls, writeRecall } from './recall-check.ts'
import { writeRevision } from './revisions/letter.ts'
import { lookAtRevisions, lookInMarkets } from './revisions/look.ts'

/** Every night; letters that can wait in the morning of both markets. */
export const garageSchedules = { 'garage.recalls': '40 5 * * *', 'garage.revisions': '10 12 * * *' } as const

export const garageJobs: ModuleJobs = {
  'garage.recalls': checkRecalls,
  'garage.recallLetter': (ctx, data) => writeRecall(ctx, String(data.id)),
  'garage.revisions': lookInMarkets,
  'garage.revisionsIn': lookAtRevisions,
  'garage.revisionLetter': (ctx, data) => writeRevision(ctx, String(data.id), data.known as Known),
  /** Whoever had a car before is told that it has passed on. */
  'garage.passed': async (ctx, data) => {
    const passed = await passedCar(ctx, String(data.id))
    const before = passed?.accountId ? await accountById(ctx.db, passed.accountId) : null
    if (!passed || !before) return
    const values = { name: greeted(ctx, before.name), car: passed.car }
    await sendLetter(ctx, { cause: [String(data.id), 'passed'], to: before.email, text: 'garage.mail.passed', values })
  },
}
