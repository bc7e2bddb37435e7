import type { Ctx } from '../../platform/http/ctx.ts'
import type { ModuleJobs } from '../../platform/jobs/module-jobs.ts'
import { findRequest } from './queries.ts'
import { letterId } from '../../providers/mail/letter-id.ts'

/** The code goes out by mail as well, far within the 24 hours the law gives (AR Disposición 954/2025), and the house is told. */
export const regretJobs: ModuleJobs = {
  'regret.confirm': async (ctx, data) => {
    const request = await findRequest(ctx.db, String(data.id))
    if (!request) return
    const { id, kind, code, name, email, phone, reference, message } = request
    const values = { kind, code, name, email, reference, phone: phone ?? '-', message: message ?? '-' }
    await write(ctx, id, 'toCustomer', email, values)
    await write(ctx, id, 'toCompany', ctx.site.legal.email, values)
  },
}

async function write(
  ctx: Ctx,
  cause: string,
  whom: 'toCustomer' | 'toCompany',
  to: string,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  const all = { ...values, brand: ctx.site.brandName, company: ctx.site.legal.companyName }
  await ctx.providers.mail.send({
    id: letterId(cause, whom),
    site: ctx.site.id,
    to,
    subject: ctx.text(`legal.mail.${whom}.subject`, all),
    body: ctx.text(`legal.mail.${whom}.body`, all),
    at: ctx.now,
  })
}
