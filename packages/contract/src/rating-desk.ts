import { HOLDS } from '@volante/domain/review/held'
import { DECISIONS, REMOVALS, REPORT_REASONS, REVIEW_STATES } from '@volante/domain/review/review-state'
import * as z from 'zod/mini'
import { lines, maybe } from './body-fields.ts'
import { Country } from './car-shapes.ts'
import { call } from './kit.ts'
import { bool, int, page, paging, short } from './query.ts'

const DeskReview = z.object({
  id: z.string(),
  createdAt: z.string(),
  country: Country,
  brand: z.string(),
  model: z.string(),
  modelSlug: z.string(),
  year: z.int(),
  rating: z.int(),
  title: z.nullable(z.string()),
  text: z.string(),
  nickname: z.string(),
  verifiedBy: z.nullable(z.enum(['ORDER', 'CHASSIS'])),
  dealerCode: z.nullable(z.string()),
  state: z.enum(REVIEW_STATES),
  holds: z.array(z.enum(HOLDS)),
  removal: z.nullable(z.enum(REMOVALS)),
  /** Since when it waits for a decision and until when one is promised; null where it waits for none. */
  waitsSince: z.nullable(z.string()),
  decidedUntil: z.nullable(z.string()),
  /** Whole hours that are left of the promise, less than none where it is broken. */
  hoursLeft: z.nullable(z.int()),
  /** How many reports wait. */
  reports: z.int(),
  reply: z.nullable(z.string()),
})

const DeskReviewFull = z.object({
  ...DeskReview.shape,
  photos: z.array(z.object({ id: z.string(), isShown: z.boolean() })),
  earlier: z.array(z.object({ at: z.string(), rating: z.int(), title: z.nullable(z.string()), text: z.string() })),
  reported: z.array(z.object({ at: z.string(), reason: z.enum(REPORT_REASONS), note: z.nullable(z.string()) })),
  decisions: z.array(
    z.object({
      at: z.string(),
      by: z.string(),
      decision: z.enum(DECISIONS),
      removal: z.nullable(z.enum(REMOVALS)),
    }),
  ),
})
export type DeskReviewFull = z.output<typeof DeskReviewFull>

const filters = {
  state: z.optional(z.enum(REVIEW_STATES)),
  brand: z.optional(short(40)),
  rating: z.optional(int(1, 5)),
  ...paging,
}
const one = { params: z.object({ id: z.guid() }), errors: { 'request.notFound': 404 } } as const

/** What staff do with reviews. */
export const deskRating = {
  deskList: call({
    id: 'rating.desk.list',
    get: '/rating/desk/reviews',
    access: 'bearer',
    may: 'reviews.moderate',
    within: 'rows',
    query: z.object({ waits: z.optional(bool()), ...filters }),
    ok: page(DeskReview),
    says: 'Takes whether reviews wait for a decision, a state, a brand, stars, or none; returns the reviews within reach: of those that wait the longest waiting first, else the newest.',
  }),
  deskGet: call({
    id: 'rating.desk.get',
    get: '/rating/desk/reviews/{id}',
    access: 'bearer',
    may: 'reviews.moderate',
    within: { record: 'review', by: 'params.id' },
    ...one,
    ok: DeskReviewFull,
    says: 'Takes a review within reach; returns it with its pictures, what it said before, what it was reported for and what was decided.',
  }),
  decide: call({
    id: 'rating.desk.decide',
    post: '/rating/desk/decisions',
    access: 'bearer',
    may: 'reviews.moderate',
    within: { record: 'review', by: 'body.id' },
    body: z.object({ id: z.guid(), decision: z.enum(DECISIONS), removal: maybe(z.enum(REMOVALS)) }),
    ok: DeskReviewFull,
    errors: { ...one.errors, 'request.invalid': 422, 'review.nothingToDrop': 409 },
    says: 'Takes a review within reach and what is decided; its author and who reported it are told. Taking it down wants a reason, and that it speaks ill is none.',
  }),
  figures: call({
    id: 'rating.desk.figures',
    get: '/rating/desk/figures',
    access: 'bearer',
    may: 'reviews.watch',
    within: 'rows',
    ok: z.array(
      z.object({
        rating: z.int(),
        decided: z.int(),
        /** Of the last 90 days, in hours; null where nothing was decided. */
        medianHours: z.nullable(z.number()),
        slowestTenthHours: z.nullable(z.number()),
        late: z.int(),
        waiting: z.int(),
      }),
    ),
    says: 'Returns by stars how many reviews within reach were decided in the last 90 days, how long they waited, how many longer than the 48 hours promised, and how many wait now.',
  }),
  repliesList: call({
    id: 'rating.replies.list',
    get: '/rating/desk/replies',
    access: 'bearer',
    may: 'reviews.reply',
    within: 'rows',
    query: z.object({ answered: z.optional(bool()), ...filters }),
    ok: page(DeskReview),
    says: 'Takes whether reviews were answered, a brand, stars, or none; returns the published reviews within reach, a dealer’s those of cars that it sold, the newest first.',
  }),
  replyGet: call({
    id: 'rating.replies.get',
    get: '/rating/desk/replies/{id}',
    access: 'bearer',
    may: 'reviews.reply',
    within: { record: 'review', by: 'params.id' },
    ...one,
    ok: DeskReview,
    says: 'Takes a review within reach; returns it with what was answered.',
  }),
  reply: call({
    id: 'rating.replies.create',
    post: '/rating/desk/replies',
    access: 'bearer',
    may: 'reviews.reply',
    within: { record: 'review', by: 'body.id' },
    body: z.object({ id: z.guid(), reply: lines(2000) }),
    ok: DeskReview,
    errors: { ...one.errors, 'request.invalid': 422, 'review.notShown': 409 },
    says: 'Takes a published review within reach and an answer; shows it below the review as the brand’s, or the dealer’s who sold the car, in place of the one before, and tells its author of the first. Refuses a text that a review may not have.',
  }),
} as const
