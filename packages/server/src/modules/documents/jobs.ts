import type { Ctx } from '../../platform/http/ctx.ts'
import type { ModuleJobs } from '../../platform/jobs/module-jobs.ts'
import { issueContract } from './contract/contract.ts'
import { passPapers } from './papers/car-queries.ts'
import { passedOn } from '../garage/api.ts'
import { forgetPhotosOfEnded } from './photo/photo-check.ts'
import { endTime } from './photo/photo.ts'
import { overdueChecks } from './photo/queries.ts'
import { sweepFiles } from '../../platform/papers/stored-file.ts'
import { orderPath } from '@volante/contract/account-addresses'
import { publicOrigin } from '../../providers/identity/demo/names.ts'
import { sendLetter } from '../../providers/mail/send-letter.ts'
import { findOrder } from '../reservations/api.ts'

export const documentJobs: ModuleJobs = {
  'documents.contract': (ctx, data) => issueContract(ctx, String(data.orderId)),
  'documents.photoTime': (ctx, data) => endTime(ctx, String(data.orderId)),
  /** A car has its next owner. */
  'documents.carPassed': async (ctx, data) => {
    const passed = await passedOn(ctx.db, String(data.id))
    if (passed) await passPapers(ctx.db, passed)
  },
  'documents.askAgain': (ctx, data) => askAgain(ctx, String(data.documentId)),
  'documents.sweep': (ctx) => sweepFiles(ctx),

  /** What no event of its own ends, and what a crash between a commit and its job may have left. */
  'documents.upkeep': async (ctx) => {
    await forgetPhotosOfEnded(ctx)
    await sweepFiles(ctx)
    for (const { order_id: orderId } of await overdueChecks(ctx)) await endTime(ctx, orderId)
  },
}

/** A refused paper is asked for once more, with the reason. */
async function askAgain(ctx: Ctx, documentId: string): Promise<void> {
  const paper = await ctx.db.selectFrom('documents').selectAll().where('id', '=', documentId).executeTakeFirst()
  const order = paper && (await findOrder(ctx.db, paper.order_id ?? ''))
  if (!order || paper.state !== 'refused') return
  const values = {
    name: order.person.name ?? order.buyer_name,
    number: order.number,
    company: ctx.site.legal.companyName,
    link: publicOrigin(ctx.settings) + orderPath(ctx.site, order.id),
    paper: ctx.text(`order.document.${paper.kind}`),
    reason: ctx.text(`order.documentRefusal.${paper.reason}`),
  }
  const text = 'documents.mail.askAgain'
  await sendLetter(ctx, { cause: [`${paper.id} askAgain`], to: order.email, text, values })
}
