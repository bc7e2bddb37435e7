import type { Ctx } from '../../platform/http/ctx.ts'
import type { ModuleJobs } from '../../platform/jobs/module-jobs.ts'
import { knownDealer } from '../dealers/api.ts'
import { reportedRepair } from '../recall/api.ts'
import { appendEntry } from './append.ts'
import { bookByChassis, entriesOf, entryOf } from './queries.ts'

export const logbookJobs: ModuleJobs = {
  /** What a workshop said of a recall's repair stands in the car's book too; taken back, so does that. */
  'logbook.recall': async (ctx, data) => {
    const repair = await reportedRepair(ctx, String(data.id))
    if (!repair) return
    const dealer = await knownDealer(ctx, repair.dealerCode)
    if (!dealer) return
    const work = `${repair.title} (${repair.campaignId})`
    const by = { code: dealer.dealerCode, name: dealer.name }
    const facts = { id: repair.id, chassis: repair.chassis, revision: null, km: null, dealer: by, day: repair.day }
    await ctx.inTransaction(async (inside) => {
      const last = await lastOf(inside, repair.chassis, work)
      if (repair.done && !last)
        await appendEntry(inside, { ...facts, kind: 'RECALL', works: [work], corrects: null, reason: null }, never)
      if (!repair.done && last?.dealer.code === by.code)
        await appendEntry(inside, { ...facts, kind: 'WITHDRAWN', works: [], corrects: last.n, reason: work }, never)
    })
  },
}

/** Refusals of what people ask for; a job asks for none of it. */
const never = (code: string): Error => new Error(code)

/** The entry of a repair that holds. */
async function lastOf({ db }: Ctx, chassis: string, work: string) {
  const book = await bookByChassis(db, chassis)
  const entries = book ? (await entriesOf(db, book.id)).map(entryOf) : []
  const corrected = new Set(entries.flatMap(({ corrects }) => corrects ?? []))
  return entries.findLast(({ kind, works, n }) => kind === 'RECALL' && works.includes(work) && !corrected.has(n))
}
