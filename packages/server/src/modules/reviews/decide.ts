import { type Decision, type Removal, reviewAfter } from '@volante/domain/review/review-state'
import type { Selectable } from 'kysely'
import type { SignedInCtx } from '../../platform/http/ctx.ts'
import { removeLater } from '../../platform/papers/stored-file.ts'
import type { ReviewTables } from './tables.ts'
import { updateReview } from './write-queries.ts'

type Review = Selectable<ReviewTables['reviews']>

/** In a write that holds the review's lock: decides, tells its author and who reported it; false where there is nothing to drop. */
export async function decideReview(
  ctx: SignedInCtx,
  review: Review,
  decision: Decision,
  removal: Removal | null,
): Promise<boolean> {
  const { db, now, user } = ctx
  const waiting = await db
    .selectFrom('review_photos')
    .select(['id', 'file_key'])
    .where('review_id', '=', review.id)
    .where('is_shown', '=', false)
    .execute()
  const state = reviewAfter({ state: review.state, hasPhotos: waiting.length > 0 }, decision)
  if (state === null) return false
  const holds = decision === 'dropPhotos' ? review.holds.filter((hold) => hold !== 'PHOTO') : []
  const why = decision === 'remove' ? removal : null
  const { id, site, rating } = review
  await db
    .insertInto('review_decisions')
    .values({
      review_id: id,
      site,
      rating,
      waited_since: review.waits_since ?? now,
      at: now,
      decision,
      removal: why,
      account_id: user.id,
    })
    .execute()
  await decidePhotos(ctx, decision, waiting)
  const isHeldStill = state === 'held'
  if (!isHeldStill) await closeReports(ctx, id, state === 'removed' ? 'removed' : 'kept')
  await updateReview(db, id, { state, holds, removal: why, waits_since: isHeldStill ? review.waits_since : null })
  if (state === 'published') await makePublic(ctx, id)
  await tellAuthor(ctx, review, decision)
  await ctx.changed('reviews')
  return true
}

type Waiting = readonly { readonly id: string; readonly file_key: string }[]

async function decidePhotos(ctx: SignedInCtx, decision: Decision, photos: Waiting): Promise<void> {
  const ids = photos.map(({ id }) => id)
  if (ids.length === 0 || decision === 'remove') return
  if (decision === 'publish') {
    await ctx.db.updateTable('review_photos').set({ is_shown: true }).where('id', 'in', ids).execute()
    return
  }
  await ctx.db.deleteFrom('review_photos').where('id', 'in', ids).execute()
  await removeLater(
    ctx,
    photos.map(({ file_key: key }) => key),
  )
}

const makePublic = ({ db }: SignedInCtx, id: string) =>
  db
    .updateTable('review_versions')
    .set({ is_public: true })
    .where('review_id', '=', id)
    .where('is_current', '=', true)
    .execute()

async function closeReports(ctx: SignedInCtx, id: string, outcome: 'kept' | 'removed'): Promise<void> {
  const closed = await ctx.db
    .updateTable('review_reports')
    .set({ outcome, decided_at: ctx.now })
    .where('review_id', '=', id)
    .where('outcome', 'is', null)
    .returning(['id', 'email', 'site'])
    .execute()
  for (const report of closed) {
    if (report.email !== null) await ctx.enqueue('reviews.outcome', { site: report.site, id: report.id })
  }
}

/** A report that changed nothing is nothing to write to its author about. */
async function tellAuthor(ctx: SignedInCtx, review: Review, decision: Decision): Promise<void> {
  const isUntouched = decision === 'publish' && review.state === 'published' && !review.holds.includes('PHOTO')
  if (review.account_id === null || isUntouched) return
  const text = { publish: 'published', remove: 'removed', dropPhotos: 'photosDropped' }[decision]
  await ctx.enqueue('reviews.letter', { site: review.site, id: review.id, text, cause: ctx.now.toISOString() })
}
