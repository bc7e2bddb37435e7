import type { ModuleJobs } from '../../../platform/jobs/module-jobs.ts'
import type { Sheet } from '../../../platform/sheets/sheet.ts'
import { lockBatch } from '../batch-queries.ts'
import { inOneGo, tellDone } from '../jobs.ts'
import { stageMany } from './stage-many.ts'

export const manyJobs = (all: readonly Sheet[]): ModuleJobs => ({
  /** Looks at many rows after the answer: those that the filters leave, if they are as many as their maker saw. */
  'sheets.many': (ctx, data) =>
    inOneGo(ctx, async (own) => {
      const many = data as unknown as Parameters<typeof stageMany>[3]
      const batch = await lockBatch(own.db, many.batch)
      const sheet = all.find(({ name }) => name === batch?.sheet)
      if (batch?.state !== 'READING' || !sheet) return
      await stageMany(own, all, sheet, many)
      await tellDone(own, batch.id, batch.made_by)
    }),
})
