import { maintenancePath } from '@volante/contract/account-addresses'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { publicOrigin } from '../../../providers/identity/demo/names.ts'
import { greeted, sendLetter } from '../../../providers/mail/send-letter.ts'
import { accountById } from '../../identity/api.ts'
import { advise, type Known, plannedCar } from '../../maintenance/api.ts'
import { noticeOf } from './queries.ts'

/** The letter about one revision of one car, in the words of the garage, with the way to book it; nobody is written to about a car they no longer have. */
export async function writeRevision(ctx: Ctx, id: string, known: Known): Promise<void> {
  const notice = await noticeOf(ctx.db, id, ctx.site.language)
  const person = notice && (await accountById(ctx.db, notice.accountId))
  const car = notice && (await plannedCar(ctx, notice))
  if (!notice || !person || !car) return
  const { messages } = await advise(ctx, car, known)
  const { mileage, revisionsDone, lastOn } = known
  const address = maintenancePath(ctx.site, {
    car: notice.mvsCode,
    year: String(notice.year),
    km: String(mileage),
    ...(revisionsDone === undefined ? {} : { done: String(revisionsDone) }),
    ...(lastOn === undefined ? {} : { last: lastOn }),
  })
  const values = {
    name: greeted(ctx, person.name),
    car: notice.car,
    standing: messages.join('\n\n'),
    link: publicOrigin(ctx.settings) + address,
  }
  const push = { accountId: notice.accountId, kind: 'reminders' } as const
  await sendLetter(ctx, { cause: [id, 'revision'], to: person.email, text: 'garage.mail.revision', values, push })
}
