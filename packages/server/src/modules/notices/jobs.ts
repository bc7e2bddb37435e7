import { whatsAppNumber } from '@volante/domain/person/phone'
import type { ModuleJobs } from '../../platform/jobs/module-jobs.ts'
import { isOver } from '../../platform/limits/count.ts'
import { greeted, letterId } from '../../providers/mail/send-letter.ts'
import { findAppointment } from '../appointments/api.ts'
import { knownDealer } from '../dealers/api.ts'

export const noticeJobs: ModuleJobs = {
  'notices.visitMessage': async (ctx, { id, moves, act }) => {
    const row = await findAppointment(ctx.db, String(id))
    if (!row || row.moves !== moves || row.phone === '') return
    const to = whatsAppNumber(row.phone, row.country)
    if (await isOver(ctx, 'recipient', to)) return
    const dealer = await knownDealer(ctx, row.dealer_code)
    const values = {
      name: greeted(ctx, row.name),
      dealer: dealer?.name ?? ctx.site.brandName,
      day: row.day.split('-').toReversed().join('/'),
      act: String(act),
      reason: row.reason ?? '',
    }
    const text = ctx.text('notice.chat.visit', values)
    const message = letterId(row.id, String(moves), String(act), 'whatsapp')
    await ctx.providers.messaging.send({ id: message, site: ctx.site.id, to, text, at: ctx.now })
  },
}
