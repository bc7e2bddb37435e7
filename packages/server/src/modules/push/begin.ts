import { afterQuiet } from '@volante/domain/push/quiet-hours'
import type { Ctx } from '../../platform/http/ctx.ts'
import { addSends, changeMessage, countSends, lockMessage } from './message-queries.ts'
import { sitesOf } from './message.ts'
import { startAt } from './schedule.ts'
import { nextSendAt } from './send-queries.ts'

/** Writes down to whom a message goes and when, by the clock of each site; one that was stopped or put off meanwhile stays. */
export const begin = (outer: Ctx, id: string, at: string): Promise<void> =>
  outer.inTransaction(async (ctx) => {
    const row = await lockMessage(ctx.db, id)
    if (row?.state !== 'SCHEDULED' || row.starts_at?.toISOString() !== at) return
    const hours = { from: row.quiet_from, until: row.quiet_until }
    for (const site of sitesOf(ctx, row)) {
      const from = new Date(Math.max(startAt(site, row, ctx.now).getTime(), ctx.now.getTime()))
      await addSends(ctx.db, id, { kind: row.kind, sites: [site.id] }, afterQuiet(from, site.timeZone, hours))
    }
    const counted = await countSends(ctx.db, id)
    const next = await nextSendAt(ctx.db, id)
    await changeMessage(ctx.db, id, {
      ...counted,
      ...(next ? { state: 'SENDING' } : { state: 'DONE', ended_at: ctx.now }),
    })
    if (next) await ctx.enqueue('push.batch', { site: ctx.site.id, id }, { at: next })
  })
