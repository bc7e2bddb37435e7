import { garageCarPath } from '@volante/contract/account-addresses'
import type { Ctx } from '../../platform/http/ctx.ts'
import { today } from '../../platform/sites/today.ts'
import { publicOrigin } from '../../providers/identity/demo/names.ts'
import { greeted, sendLetter } from '../../providers/mail/send-letter.ts'
import { accountById } from '../identity/api.ts'
import { noticeOf, takeUnsent } from './recall-queries.ts'

const BATCH = 500

/** Every night: who has a car that a recall calls is written to, once a recall, in the words of the car's site. */
export async function checkRecalls(ctx: Ctx): Promise<void> {
  const count = await ctx.inTransaction(async (inside) => {
    const rows = await takeUnsent(inside.db, { day: today(inside), now: inside.now, most: BATCH })
    for (const { id, country, brand } of rows) {
      const site = ctx.everySite.find((one) => one.country === country && one.brand === brand) ?? ctx.site
      await inside.enqueue('garage.recallLetter', { site: site.id, id })
    }
    return rows.length
  })
  if (count === BATCH) await ctx.enqueue('garage.recalls', {})
}

/** The letter about one recall of one car; nobody is written to about a car they no longer have. */
export async function writeRecall(ctx: Ctx, id: string): Promise<void> {
  const notice = await noticeOf(ctx, id)
  const person = notice && (await accountById(ctx.db, notice.accountId))
  if (!notice || !person) return
  const { language } = ctx.site
  const values = {
    name: greeted(ctx, person.name),
    car: notice.car,
    title: notice.title[language],
    risk: notice.risk[language],
    drive: String(notice.canDrive),
    link: publicOrigin(ctx.settings) + garageCarPath(ctx.site, notice.carId),
  }
  const push = { accountId: notice.accountId, kind: 'recalls' } as const
  await sendLetter(ctx, { cause: [id, 'recall'], to: person.email, text: 'garage.mail.recall', values, push })
}
