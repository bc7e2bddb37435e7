import { dayIn } from '@volante/domain/local-time'
import { ownReviewPath, reviewsPath } from '@volante/contract/account-addresses'
import { formatDay } from '@volante/domain/date'
import { PROMISE_MS } from '@volante/domain/review/review-state'
import type { Ctx } from '../../platform/http/ctx.ts'
import type { ModuleJobs } from '../../platform/jobs/module-jobs.ts'
import { publicOrigin } from '../../providers/identity/demo/names.ts'
import { greeted, sendLetter } from '../../providers/mail/send-letter.ts'
import { accountById } from '../identity/api.ts'
import { notify } from '../notifications/api.ts'
import { belongings, lateReviews, reviewById } from './queries.ts'

/** What a review's author is written to about. */
const LETTERS = ['held', 'published', 'removed', 'photosDropped', 'replied'] as const
type Letter = (typeof LETTERS)[number]

export const reviewJobs: ModuleJobs = {
  'reviews.letter': async (ctx, data) => {
    const text = LETTERS.find((one) => one === data.text)
    if (text) await writeToAuthor(ctx, String(data.id), text, String(data.cause))
  },
  'reviews.outcome': (ctx, data) => tellReporter(ctx, String(data.id)),
  'reviews.late': tellLate,
}

/** Every ten minutes, reviews over their time. */
export const reviewSchedules = { 'reviews.late': '*/10 * * * *' } as const

/** Whoever decides is told once of each review whose promised time is over. */
async function tellLate(ctx: Ctx): Promise<void> {
  for (const { id, country, brand, model, year, waits_since: since } of await lateReviews(ctx.db, ctx.now))
    await notify(ctx, 'reviewWaiting', {
      subject: id,
      cause: `${id} ${since?.toISOString()}`,
      told: { car: `${model} ${year}`, brand },
      to: { countries: [country] },
    })
}

async function writeToAuthor(ctx: Ctx, id: string, text: Letter, cause: string): Promise<void> {
  const review = await reviewById(ctx.db, id)
  const author = review?.account_id ? await accountById(ctx.db, review.account_id) : null
  if (!review || !author) return
  const { replies } = await belongings(ctx.db, [id], null)
  const until = new Date((review.waits_since ?? ctx.now).getTime() + PROMISE_MS)
  const values = {
    name: greeted(ctx, author.name),
    car: `${review.model} ${review.year}`,
    holds: review.holds.map((hold) => ctx.text(`review.mail.why.${hold}`)).join(', '),
    until: formatDay(dayIn(ctx.site.timeZone, until), ctx.site.language),
    removal: review.removal ? ctx.text(`review.mail.why.${review.removal}`) : '',
    reply: replies[0]?.text ?? '',
    link: publicOrigin(ctx.settings) + ownReviewPath(ctx.site, id),
  }
  await sendLetter(ctx, { cause: [id, text, cause], to: author.email, text: `review.mail.${text}`, values })
}

/** Who reported a review is told what was decided; their address is forgotten then. */
async function tellReporter(ctx: Ctx, id: string): Promise<void> {
  const report = await ctx.db.selectFrom('review_reports').selectAll().where('id', '=', id).executeTakeFirst()
  const review = report && (await reviewById(ctx.db, report.review_id))
  if (!review || report.email === null || report.outcome === null) return
  const values = {
    car: `${review.model} ${review.year}`,
    outcome: report.outcome,
    link: publicOrigin(ctx.settings) + reviewsPath(ctx.site, review.modelSlug),
  }
  await sendLetter(ctx, { cause: [id, 'outcome'], to: report.email, text: 'review.mail.outcome', values })
  await ctx.db.updateTable('review_reports').set({ email: null }).where('id', '=', id).execute()
}
