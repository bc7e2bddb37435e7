import { rating } from '@volante/contract/rating'
import { emailRefusal } from '@volante/domain/person/email'
import { PROMISE_MS } from '@volante/domain/review/review-state'
import { ratingSummary } from '@volante/domain/review/summary'
import { refusing } from '@volante/domain/refusal'
import { textRefusal } from '@volante/domain/text'
import type { CallError } from '@volante/contract/kit'
import type { Ctx, SignedInCtx } from '../../platform/http/ctx.ts'
import { implement } from '../../platform/http/implement.ts'
import { isOffered } from '../../platform/sites/group.ts'
import { removeLater } from '../../platform/papers/stored-file.ts'
import { refuseFields } from '../../platform/words/refuse-fields.ts'
import { adviceOf } from './advice.ts'
import { cursorAfter, readCursor } from './cursor.ts'
import { deskHandlers } from './desk-handlers.ts'
import { isReviewWithin } from './desk-queries.ts'
import { keepPhotos, photoFor, takePhotoOut } from './photos.ts'
import { ownReviews, shownReviews } from './present.ts'
import { countReviews, findReviews, reviewById, type ReviewRow, reviewsOfAccount, starsOf } from './queries.ts'
import { carsWithoutReview, deleteReview, insertReport, photoKeys } from './small-queries.ts'
import { rewriteReview, writeReview } from './write.ts'
import { keepVote, lockReview } from './write-queries.ts'

export const ratingHandlers = implement(
  rating,
  {
    ...deskHandlers,

    async list({ ctx, query: { sort, after, size, page, ...asked } }) {
      const { country, brand } = ctx.site
      const filter = { ...asked, country, brand: asked.brand ?? brand }
      if (!isOffered(ctx, country)(filter)) throw ctx.fail('request.notFound')
      const cursor = after === undefined ? null : readCursor(sort, after)
      // One more tells whether anything follows.
      const rows = await findReviews(ctx.db, filter, { sort, after: cursor, size: size + 1, page })
      const items = rows.slice(0, size)
      const last = items.at(-1)
      const [total, stars] = [await countReviews(ctx.db, filter), await starsOf(ctx.db, filter)]
      return {
        items: await shownReviews(ctx, items),
        page,
        size,
        total,
        ...ratingSummary(stars),
        next: rows.length > size && last ? cursorAfter(sort, last) : null,
      }
    },

    advice: ({ ctx, query }) => adviceOf(ctx.db, { country: ctx.site.country, modelCode: query.modelCode }),

    async create({ ctx, body, fail }) {
      const row = await writeReview(ctx, body)
      if (!row) throw fail('review.already')
      return only(ctx, row)
    },

    useful: ({ ctx, params, fail }) => vote(ctx, params.id, true, fail),
    notUseful: ({ ctx, params, fail }) => vote(ctx, params.id, false, fail),

    async report({ ctx, params, body, fail }) {
      refuseFields(
        ctx,
        refusing({ note: textRefusal(body.note ?? '', 'optional'), email: emailRefusal(body.email ?? '', 'optional') }),
      )
      const review = await lockReview(ctx.db, params.id)
      if (review?.state !== 'published') throw fail('request.notFound')
      const since = review.waits_since ?? ctx.now
      await insertReport(ctx, review.id, { ...body, waitsSince: since })
      return { decidedUntil: new Date(since.getTime() + PROMISE_MS).toISOString() }
    },

    photo: ({ ctx, params }) => photoFor(ctx, params.id),

    async own({ ctx }) {
      const rows = await reviewsOfAccount(ctx.db, ctx.user.id)
      return { reviews: await ownReviews(ctx, rows), cars: [...(await carsWithoutReview(ctx.db, ctx.user.id))] }
    },

    async update({ ctx, params, body, fail }) {
      const row = await rewriteReview(ctx, params.id, body)
      if (!row) throw fail('request.notFound')
      return only(ctx, row)
    },

    async remove({ ctx, params, fail }): Promise<undefined> {
      const review = await lockReview(ctx.db, params.id)
      if (review?.account_id !== ctx.user.id) throw fail('request.notFound')
      await removeLater(ctx, await photoKeys(ctx.db, [review.id]))
      await deleteReview(ctx.db, review.id)
      await ctx.changed('reviews')
    },

    async addPhotos({ ctx, params, files, fail }) {
      const review = await lockReview(ctx.db, params.id)
      if (review?.account_id !== ctx.user.id) throw fail('request.notFound')
      await keepPhotos(ctx, review, files, fail)
      return only(ctx, await reread(ctx, review.id))
    },

    async removePhoto({ ctx, params, fail }): Promise<undefined> {
      if (!(await takePhotoOut(ctx, params.id))) throw fail('request.notFound')
    },
  },
  { review: isReviewWithin },
)

async function only(ctx: Ctx, row: ReviewRow) {
  const [review] = await ownReviews(ctx, [row])
  if (!review) throw ctx.fail('request.notFound')
  return review
}

async function reread(ctx: Ctx, id: string): Promise<ReviewRow> {
  const row = await reviewById(ctx.db, id)
  if (!row) throw ctx.fail('request.notFound')
  return row
}

/** The lock makes one after the other of what many say at once. */
async function vote(
  ctx: SignedInCtx,
  id: string,
  isUseful: boolean,
  fail: (code: 'request.notFound' | 'review.own') => CallError,
) {
  const review = await lockReview(ctx.db, id)
  if (review?.state !== 'published') throw fail('request.notFound')
  if (review.account_id === ctx.user.id) throw fail('review.own')
  await keepVote(ctx.db, { id, accountId: ctx.user.id, isUseful, at: ctx.now })
  const [shown] = await shownReviews(ctx, [await reread(ctx, id)])
  if (!shown) throw fail('request.notFound')
  return shown
}
