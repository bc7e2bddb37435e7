import type { OwnReview, Review } from '@volante/contract/rating'
import { type Hold, HOLDS } from '@volante/domain/review/held'
import { PROMISE_MS } from '@volante/domain/review/review-state'
import type { Ctx } from '../../platform/http/ctx.ts'
import { knownDealer } from '../dealers/api.ts'
import { type Belongings, belongings, type ReviewRow } from './queries.ts'

/** Reviews as everybody reads them, with what hangs on each. */
export async function shownReviews(ctx: Ctx, rows: readonly ReviewRow[]): Promise<Review[]> {
  const user = ctx.user?.id ?? null
  const ids = rows.map(({ id }) => id)
  const all = await belongings(ctx.db, ids, user)
  return Promise.all(rows.map((row) => shown(ctx, row, all)))
}

async function shown(ctx: Ctx, row: ReviewRow, all: Belongings): Promise<Review> {
  const isOwn = row.account_id !== null && row.account_id === ctx.user?.id
  const of = <T extends { readonly review_id: string }>(some: readonly T[]) =>
    some.filter(({ review_id: id }) => id === row.id)
  const [reply] = of(all.replies)
  return {
    ...factsOf(row),
    nickname: row.nickname,
    editedAt: row.edited_at?.toISOString() ?? null,
    kilometres: row.kilometres,
    months: row.months,
    verifiedBy: row.verified_by,
    useful: row.useful,
    notUseful: row.not_useful,
    ownVote: of(all.votes)[0]?.is_useful ?? null,
    isOwn,
    photos: of(all.photos).flatMap(({ id, is_shown: isShown }) => (isShown || isOwn ? [{ id, isShown }] : [])),
    earlier: of(all.earlier).flatMap((one) => (one.is_public || isOwn ? [wordingOf(one)] : [])),
    reply: reply
      ? { by: reply.by_whom, name: await nameOf(ctx, row, reply), text: reply.text, at: reply.at.toISOString() }
      : null,
  }
}

/** What a review is about and says. */
export const factsOf = (row: ReviewRow) => ({
  id: row.id,
  country: row.country,
  brand: row.brand,
  modelCode: row.model_code,
  model: row.model,
  modelSlug: row.modelSlug,
  year: row.year,
  rating: row.rating,
  title: row.title,
  text: row.text,
  createdAt: row.created_at.toISOString(),
})

const wordingOf = ({ at, rating, title, text, kilometres, months }: Belongings['earlier'][number]) => ({
  at: at.toISOString(),
  rating,
  title,
  text,
  kilometres,
  months,
})

/** Who answered: the dealer by its name, else the brand. */
async function nameOf(ctx: Ctx, row: ReviewRow, reply: Belongings['replies'][number]): Promise<string> {
  const dealer = reply.dealer_code === null ? undefined : await knownDealer(ctx, reply.dealer_code)
  return dealer?.name ?? brandName(ctx, row)
}

export const brandName = (ctx: Ctx, { site, brand }: Pick<ReviewRow, 'site' | 'brand'>): string =>
  ctx.everySite.find(({ id }) => id === site)?.brandName ?? brand

/** Reviews as their author sees them: whatever their state, and why. */
export async function ownReviews(ctx: Ctx, rows: readonly ReviewRow[]): Promise<OwnReview[]> {
  const reviews = await shownReviews(ctx, rows)
  return reviews.map((review, at) => ({ ...review, ...standing(rows[at] as ReviewRow) }))
}

/** How a review stands and until when a decision is promised. */
export const standing = ({ state, holds, waits_since: since, removal }: ReviewRow) => ({
  state,
  holds: HOLDS.filter((hold: Hold) => holds.includes(hold)),
  removal,
  decidedUntil: since && new Date(since.getTime() + PROMISE_MS).toISOString(),
})
