import type { ReviewBody } from '@volante/contract/rating'
import { briefName } from '@volante/domain/person/person-name'
import { type Hold, holdsOf } from '@volante/domain/review/held'
import { ageOf, distanceOf } from '@volante/domain/review/ownership'
import type { ReviewState } from '@volante/domain/review/review-state'
import { opinionsOf } from '@volante/domain/review/topics'
import { reviewRefusals } from '@volante/domain/review/write-review'
import { refuse } from '@volante/domain/refusal'
import type { SignedInCtx } from '../../platform/http/ctx.ts'
import { refuseFields } from '../../platform/words/refuse-fields.ts'
import { accountById } from '../identity/api.ts'
import { ownershipOf, yearOwned } from './ownership.ts'
import { type ReviewRow, reviewById } from './queries.ts'
import { insertReview, keepWording, lockReview, modelOnSite, updateReview } from './write-queries.ts'

interface New extends ReviewBody {
  readonly modelCode: string
  readonly year?: number | null | undefined
}

type Wording = ReturnType<typeof wordsOf>

/** What was written, as it is kept. */
const wordsOf = ({ rating, title, text, kilometres }: ReviewBody) => ({
  rating,
  title: title?.trim() || null,
  text: text?.trim() ?? '',
  kilometres: kilometres ?? null,
})

const refuseWords = (ctx: SignedInCtx, { rating, title, text, nickname, kilometres }: ReviewBody): void =>
  refuseFields(
    ctx,
    reviewRefusals({
      rating: String(rating),
      title: title ?? '',
      text: text ?? '',
      nickname: nickname ?? '',
      kilometres: String(kilometres ?? ''),
    }),
  )

const holdsOfWords = (ctx: SignedInCtx, { title, text }: Wording, nickname: string): Hold[] =>
  holdsOf([nickname, title ?? '', text].join('\n'), ctx.site.country)

/** In a write: keeps a first review of a car; undefined where the person has one of this model and year. */
export async function writeReview(ctx: SignedInCtx, body: New): Promise<ReviewRow | undefined> {
  refuseWords(ctx, body)
  const { db, site, user, now } = ctx
  const model = await modelOnSite(db, body.modelCode, site.country)
  if (!model) throw ctx.fail('request.notFound')
  const year = body.year ?? (await yearOwned(ctx, body.modelCode))
  if (year === null) refuseFields(ctx, { year: refuse('validation.required') })
  const words = wordsOf(body)
  const owned = await ownershipOf(ctx, model.code, Number(year))
  const nickname = await nicknameOf(ctx, body.nickname)
  const holds = holdsOfWords(ctx, words, nickname)
  const state: ReviewState = holds.length > 0 ? 'held' : 'published'
  const made = await insertReview(db, {
    ...words,
    ...owned,
    ...(state === 'held' ? { holds, waits_since: now } : { waits_since: null }),
    site: ctx.sites.find((one) => one.country === site.country && one.brand === model.brand)?.id ?? site.id,
    country: site.country,
    brand: model.brand,
    model_code: model.code,
    year: Number(year),
    account_id: user.id,
    nickname,
    state,
    removal: null,
    created_at: now,
    edited_at: null,
  })
  if (!made) return undefined
  return finish(ctx, made.id, words, owned.months, state)
}

/** In a write: an own review says something else from here on; what it said before stays with its day. */
export async function rewriteReview(ctx: SignedInCtx, id: string, body: ReviewBody): Promise<ReviewRow | undefined> {
  refuseWords(ctx, body)
  const before = await lockReview(ctx.db, id)
  if (before?.account_id !== ctx.user.id) return undefined
  const words = wordsOf(body)
  const owned = await ownershipOf(ctx, before.model_code, before.year)
  const known = owned.verified_by === null ? { verified_by: before.verified_by, months: before.months } : owned
  const nickname = body.nickname?.trim() || before.nickname
  const found = holdsOfWords(ctx, words, nickname)
  const holds: readonly string[] = [
    ...found,
    ...(before.state === 'removed' || before.holds.includes('REMOVED_BEFORE') ? ['REMOVED_BEFORE'] : []),
    ...before.holds.filter((hold) => hold === 'PHOTO'),
  ]
  const state: ReviewState = holds.some((hold) => hold !== 'PHOTO') ? 'held' : 'published'
  const waits_since = state === 'held' || before.waits_since ? (before.waits_since ?? ctx.now) : null
  const row = { ...words, ...known, nickname, state, holds: [...holds], waits_since, removal: null, edited_at: ctx.now }
  await updateReview(ctx.db, id, row)
  return finish(ctx, id, words, known.months, state)
}

async function finish(ctx: SignedInCtx, id: string, words: Wording, months: number | null, state: ReviewState) {
  await keepWording(ctx.db, {
    ...words,
    review_id: id,
    at: ctx.now,
    months,
    age: months === null ? null : ageOf(months),
    distance: months === null || words.kilometres === null ? null : distanceOf(words.kilometres),
    opinions: opinionsOf([words.title, words.text].join('\n'), ctx.site.language, words.rating),
    is_current: true,
    is_public: state === 'published',
  })
  const row = await reviewById(ctx.db, id)
  if (!row) throw ctx.fail('request.notFound')
  if (state === 'held') {
    await ctx.enqueue('reviews.letter', { site: row.site, id, text: 'held', cause: ctx.now.toISOString() })
  }
  await ctx.changed('reviews')
  return row
}

/** As somebody wants to be called; else their first name and the letter of the last. */
async function nicknameOf(ctx: SignedInCtx, typed: string | null | undefined): Promise<string> {
  const name = typed?.trim()
  if (name) return name
  const account = await accountById(ctx, ctx.user.id)
  return briefName(account?.name ?? ctx.user.name)
}
