import type { ModuleJobs } from '../../platform/jobs/module-jobs.ts'
import { isOver } from '../../platform/limits/count.ts'
import { findRequest } from './queries.ts'
import { greeted, sendLetter } from '../../providers/mail/send-letter.ts'

/** The code goes out by mail as well, far within the 24 hours the law gives (AR Disposición 954/2025), and the house is told. */
export const regretJobs: ModuleJobs = {
  'regret.confirm': async (ctx, data) => {
    const request = await findRequest(ctx.db, String(data.id))
    if (!request) return
    const { id, kind, code, name, email, phone, reference, message } = request
    const house = { brand: ctx.site.brandName, company: ctx.site.legal.companyName }
    const values = { ...house, kind, code, name, email, reference, phone: phone ?? '-', message: message ?? '-' }
    if (!(await isOver(ctx, 'recipient', email.toLowerCase()))) {
      const toCustomer = { ...house, kind, code, name: greeted(ctx, name) }
      await sendLetter(ctx, { cause: [id, 'toCustomer'], to: email, text: 'legal.mail.toCustomer', values: toCustomer })
    }
    const { email: company } = ctx.site.legal
    await sendLetter(ctx, { cause: [id, 'toCompany'], to: company, text: 'legal.mail.toCompany', values })
  },
}
