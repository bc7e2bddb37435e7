import type { DeskReviewFull } from '@volante/contract/rating-desk'
import type { rating } from '@volante/contract/rating'
import { HOLDS, holdsOf } from '@volante/domain/review/held'
import { PROMISE_MS } from '@volante/domain/review/review-state'
import { refuse, refusing } from '@volante/domain/refusal'
import { textRefusal } from '@volante/domain/text'
import type { DealerReach } from '@volante/domain/policy/held-scopes'
import type { Ctx } from '../../platform/http/ctx.ts'
import type { Handlers } from '../../platform/http/implement.ts'
import { refuseFields } from '../../platform/words/refuse-fields.ts'
import { placesWithin } from '../dealers/api.ts'
import { decideReview } from './decide.ts'
import { type DeskFilter, deskDetails, deskReview, type DeskRow, findDeskReviews, findFigures } from './desk-queries.ts'
import { keepReply } from './reply.ts'
import { lockReview } from './write-queries.ts'

type DeskCall = 'deskList' | 'deskGet' | 'decide' | 'figures' | 'repliesList' | 'replyGet' | 'reply'

/** Reviews as staff decide on them and answer them. */
export const deskHandlers: Pick<Handlers<typeof rating.calls>, DeskCall> = {
  deskList: ({ ctx, reach, query }) => listed(ctx, reach, query),

  deskGet: ({ ctx, params }) => full(ctx, params.id),

  async decide({ ctx, body, fail }) {
    if (body.decision === 'remove' && !body.removal) refuseFields(ctx, { removal: refuse('validation.required') })
    const review = await lockReview(ctx.db, body.id)
    if (!review) throw fail('request.notFound')
    if (!(await decideReview(ctx, review, body.decision, body.removal ?? null))) throw fail('review.nothingToDrop')
    return full(ctx, body.id)
  },

  figures: async ({ ctx, reach }) => [...(await findFigures(ctx, await placesWithin(ctx, reach)))],

  repliesList: ({ ctx, reach, query }) => listed(ctx, reach, { ...query, state: 'published' }),

  replyGet: ({ ctx, params }) => one(ctx, params.id),

  async reply({ ctx, reach, body, fail }) {
    const { country } = ctx.site
    const hold = holdsOf(body.reply, country).length > 0 ? refuse('review.replyHeld') : null
    refuseFields(ctx, refusing({ reply: textRefusal(body.reply) ?? hold }))
    const review = await lockReview(ctx.db, body.id)
    if (!review) throw fail('request.notFound')
    if (review.state !== 'published') throw fail('review.notShown')
    await keepReply(ctx, review, body.reply.trim(), await placesWithin(ctx, reach))
    return one(ctx, body.id)
  },
}

interface Paged extends DeskFilter {
  readonly page: number
  readonly size: number
}

async function listed(ctx: Ctx, reach: DealerReach | 'all', { page, size, ...filter }: Paged) {
  const { rows, total } = await findDeskReviews(ctx, await placesWithin(ctx, reach), filter, { page, size })
  return { items: rows.map((row) => rowOf(ctx, row)), page, size, total }
}

async function one(ctx: Ctx, id: string) {
  const row = await deskReview(ctx.db, id)
  if (!row) throw ctx.fail('request.notFound')
  return rowOf(ctx, row)
}

async function full(ctx: Ctx, id: string): Promise<DeskReviewFull> {
  const [row, { photos, earlier, reported, decisions }] = await Promise.all([one(ctx, id), deskDetails(ctx.db, id)])
  const dated = <T extends { readonly at: Date }>(some: readonly T[]) =>
    some.map(({ at, ...rest }) => ({ ...rest, at: at.toISOString() }))
  return {
    ...row,
    photos,
    earlier: dated(earlier),
    reported: dated(reported) as DeskReviewFull['reported'],
    decisions: dated(decisions),
  }
}

function rowOf({ now }: Ctx, row: DeskRow) {
  const until = row.waits_since && new Date(row.waits_since.getTime() + PROMISE_MS)
  return {
    id: row.id,
    createdAt: row.created_at.toISOString(),
    country: row.country,
    brand: row.brand,
    model: row.model,
    modelSlug: row.modelSlug,
    year: row.year,
    rating: row.rating,
    title: row.title,
    text: row.text,
    nickname: row.nickname,
    verifiedBy: row.verified_by,
    dealerCode: row.dealer_code,
    state: row.state,
    holds: HOLDS.filter((hold) => row.holds.includes(hold)),
    removal: row.removal,
    waitsSince: row.waits_since?.toISOString() ?? null,
    decidedUntil: until?.toISOString() ?? null,
    hoursLeft: until && Math.floor((until.getTime() - now.getTime()) / 3_600_000),
    reports: Number(row.reports),
    reply: row.reply,
  }
}
