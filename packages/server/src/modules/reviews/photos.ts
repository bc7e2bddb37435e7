import type { CallError, FileAnswer } from '@volante/contract/kit'
import { can } from '@volante/domain/policy/policy'
import { PHOTOS_MOST } from '@volante/domain/review/write-review'
import type { Selectable } from 'kysely'
import type { StoredUpload } from '../../platform/files/with-upload.ts'
import type { Ctx, SignedInCtx } from '../../platform/http/ctx.ts'
import { removeLater } from '../../platform/papers/stored-file.ts'
import type { ReviewTables } from './tables.ts'
import { updateReview } from './write-queries.ts'

type Fail = (code: 'review.tooManyPhotos' | 'review.photosOnly') => CallError

/** What every browser shows. */
const SHOWN_TYPES = ['image/jpeg', 'image/png', 'image/webp']

/** In a write that holds the review's lock: keeps pictures until somebody has looked at them, for faces and plates. */
export async function keepPhotos(
  ctx: SignedInCtx,
  review: Selectable<ReviewTables['reviews']>,
  files: readonly StoredUpload[],
  fail: Fail,
): Promise<void> {
  const { db, now } = ctx
  if (files.length === 0 || files.some(({ type }) => !SHOWN_TYPES.includes(type))) throw fail('review.photosOnly')
  const there = await db.selectFrom('review_photos').select('id').where('review_id', '=', review.id).execute()
  if (there.length + files.length > PHOTOS_MOST) throw fail('review.tooManyPhotos')
  const rows = files.map((file) => ({ review_id: review.id, file_key: file.keep(), type: file.type, at: now }))
  await db.insertInto('review_photos').values(rows).execute()
  await updateReview(db, review.id, {
    holds: [...new Set([...review.holds, 'PHOTO'])],
    waits_since: review.waits_since ?? now,
  })
}

const photos = ({ db }: Ctx, id: string) =>
  db
    .selectFrom('review_photos as p')
    .innerJoin('reviews as r', 'r.id', 'p.review_id')
    .select(['p.id', 'p.file_key', 'p.type', 'p.is_shown', 'r.state', 'r.account_id'])
    .where('p.id', '=', id)
    .executeTakeFirst()

/** A picture for who may see it now; for everybody else there is none. */
export async function photoFor(ctx: Ctx, id: string): Promise<FileAnswer> {
  const photo = await photos(ctx, id)
  const { user } = ctx
  const isPublic = photo?.state === 'published' && photo.is_shown
  const isTheirs = user !== null && (photo?.account_id === user.id || can(user, 'reviews.moderate'))
  if (!photo || !(isPublic || isTheirs)) throw ctx.fail('request.notFound')
  const body = await ctx.providers.files.get(photo.file_key)
  if (!body) throw ctx.fail('request.notFound')
  return { type: photo.type, body }
}

/** In a write: an own picture goes; false where it is nobody's or another's. */
export async function takePhotoOut(ctx: SignedInCtx, id: string): Promise<boolean> {
  const photo = await photos(ctx, id)
  if (photo?.account_id !== ctx.user.id) return false
  await ctx.db.deleteFrom('review_photos').where('id', '=', id).execute()
  await removeLater(ctx, [photo.file_key])
  await ctx.changed('reviews')
  return true
}
