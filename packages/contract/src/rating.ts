import { HOLDS } from '@volante/domain/review/held'
import { AGES, DISTANCES } from '@volante/domain/review/ownership'
import { REMOVALS, REPORT_REASONS, REVIEW_STATES } from '@volante/domain/review/review-state'
import { OPINIONS } from '@volante/domain/review/opinion'
import * as z from 'zod/mini'
import { line, lines, maybe } from './body-fields.ts'
import { Country, Year } from './car-shapes.ts'
import { call, service } from './kit.ts'
import { bool, int, page, paging, short } from './query.ts'
import { deskRating } from './rating-desk.ts'
import { sentFiles } from './sent-files.ts'

export const REVIEW_SORTS = ['mostRecent', 'bestRated', 'mostUseful'] as const

const Photo = z.object({ id: z.string(), isShown: z.boolean() })

const Wording = z.object({
  at: z.string(),
  rating: z.int(),
  title: z.nullable(z.string()),
  text: z.string(),
  kilometres: z.nullable(z.int()),
  months: z.nullable(z.int()),
})

const Review = z.object({
  id: z.string(),
  country: Country,
  brand: z.string(),
  modelCode: z.string(),
  model: z.string(),
  modelSlug: z.string(),
  year: z.int(),
  rating: z.int(),
  title: z.nullable(z.string()),
  text: z.string(),
  nickname: z.string(),
  createdAt: z.string(),
  editedAt: z.nullable(z.string()),
  kilometres: z.nullable(z.int()),
  /** Whole months of ownership when it was written; null where the ownership is not known. */
  months: z.nullable(z.int()),
  /** How it is known that the author owns such a car; null where nobody knows. */
  verifiedBy: z.nullable(z.enum(['ORDER', 'CHASSIS'])),
  useful: z.int(),
  notUseful: z.int(),
  /** What the caller said of its use; null where nothing. */
  ownVote: z.nullable(z.boolean()),
  isOwn: z.boolean(),
  photos: z.array(Photo),
  /** What the author wrote before and everybody could read, the newest first. */
  earlier: z.array(Wording),
  reply: z.nullable(z.object({ by: z.enum(['BRAND', 'DEALER']), name: z.string(), text: z.string(), at: z.string() })),
})
export type Review = z.output<typeof Review>

const OwnReview = z.object({
  ...Review.shape,
  state: z.enum(REVIEW_STATES),
  holds: z.array(z.enum(HOLDS)),
  /** Until when a decision is promised. */
  decidedUntil: z.nullable(z.string()),
  removal: z.nullable(z.enum(REMOVALS)),
})
export type OwnReview = z.output<typeof OwnReview>

const Summary = z.object({
  count: z.int(),
  /** Null under five reviews. */
  mean: z.nullable(z.number()),
  distribution: z.array(z.int()),
})
export type Summary = z.output<typeof Summary>

const Statement = z.object({ opinion: z.enum(OPINIONS), count: z.int() })
const Stage = <const Values extends readonly string[]>(values: Values) =>
  z.object({ stage: z.enum(values), count: z.int(), mean: z.nullable(z.number()), statements: z.array(Statement) })

const Advice = z.object({
  ...Summary.shape,
  statements: z.array(Statement),
  ages: z.array(Stage(AGES)),
  distances: z.array(Stage(DISTANCES)),
  /** The same verified owners early and late; null under five of them. */
  same: z.nullable(
    z.object({ count: z.int(), from: z.enum(AGES), to: z.enum(AGES), before: z.number(), after: z.number() }),
  ),
})
export type Advice = z.output<typeof Advice>

const id = { params: z.object({ id: z.guid() }), errors: { 'request.notFound': 404 } } as const

const answers = {
  rating: z.int().check(z.gte(1), z.lte(5)),
  title: maybe(line(200)),
  text: maybe(lines(4000)),
  nickname: maybe(line(60)),
  kilometres: maybe(z.int().check(z.gte(0), z.lte(9_999_999))),
}
const NewReview = z.object({ modelCode: line(20), year: maybe(Year), ...answers })
const ReviewAnswers = z.object(answers)
export type ReviewBody = z.output<typeof ReviewAnswers>

const vote = {
  access: 'bearer',
  ...id,
  ok: Review,
  errors: { ...id.errors, 'review.own': 409 },
} as const

/** Reviews of models by who drives them. */
export const rating = service('rating', {
  list: call({
    id: 'rating.reviews.list',
    get: '/rating/reviews',
    access: 'public',
    query: z.object({
      modelCode: z.optional(short(20)),
      brand: z.optional(short(40)),
      sort: z._default(z.enum(REVIEW_SORTS), 'mostRecent'),
      /** Where the page before ended; it goes before `page`. */
      after: z.optional(short(200)),
      rating: z.optional(int(1, 5)),
      opinion: z.optional(z.enum(OPINIONS)),
      age: z.optional(z.enum(AGES)),
      distance: z.optional(z.enum(DISTANCES)),
      /** Of owners alone who spoke in their first months and after two years. */
      sameOwners: z.optional(bool()),
      ...paging,
    }),
    ok: z.object({ ...page(Review).shape, ...Summary.shape, next: z.nullable(z.string()) }),
    says: 'Takes a model or a brand, an order, stars, an opinion, an age of ownership, a distance or the owners who spoke both early and late; returns the reviews that everybody reads and, of all of the model or brand, their count, mean and distribution. `next` leads on and skips and repeats nothing while reviews are added.',
  }),
  advice: call({
    id: 'rating.advice.get',
    get: '/rating/advice',
    access: 'public',
    cache: ['reviews'],
    query: z.object({ modelCode: short(20) }),
    ok: Advice,
    says: 'Takes a model; returns what its reviews say together: their count, mean and distribution, what they praise and criticise, and the same by age of ownership and by distance, each with how many say so. `rating.reviews.list` has the same reviews under the same opinion, age or distance, and under `sameOwners` those of the owners who spoke early and late.',
  }),
  create: call({
    id: 'rating.reviews.create',
    post: '/rating/reviews',
    access: 'bearer',
    body: NewReview,
    ok: OwnReview,
    status: 201,
    errors: { 'request.notFound': 404, 'request.invalid': 422, 'review.already': 409 },
    says: 'Takes a model, the year of the car, 1 to 5 stars and a text; keeps the review and shows it, or holds it and says why. Refuses wrong fields by name, and a second review of one person, model and year.',
  }),
  useful: call({
    ...vote,
    id: 'rating.reviews.useful',
    post: '/rating/reviews/{id}/useful',
    says: 'Says that a review is useful, once a person; said again it is taken back. Refuses the own review.',
  }),
  notUseful: call({
    ...vote,
    id: 'rating.reviews.notUseful',
    post: '/rating/reviews/{id}/not-useful',
    says: 'Says that a review is not useful, once a person; said again it is taken back. Refuses the own review.',
  }),
  report: call({
    id: 'rating.reports.create',
    post: '/rating/reviews/{id}/reports',
    access: 'public',
    ...id,
    body: z.object({ reason: z.enum(REPORT_REASONS), note: maybe(lines(1000)), email: maybe(line(254)) }),
    status: 201,
    ok: z.object({ decidedUntil: z.string() }),
    errors: { ...id.errors, 'request.invalid': 422 },
    says: 'Takes why a review should not stand, and an address for the outcome or none; returns until when it is decided. Refuses an address that is none.',
  }),
  photo: call({
    id: 'rating.photos.get',
    get: '/rating/photos/{id}',
    access: 'optional',
    ...id,
    file: true,
    says: 'Takes a picture of a review; returns it to everybody once somebody has looked at it, before that to its author and to who decides.',
  }),
  own: call({
    id: 'rating.own.list',
    get: '/rating/own',
    access: 'bearer',
    ok: z.object({
      reviews: z.array(OwnReview),
      /** Cars of the person that have none yet. */
      cars: z.array(
        z.object({ modelCode: z.string(), model: z.string(), modelSlug: z.string(), brand: z.string(), year: z.int() }),
      ),
    }),
    says: 'Returns the reviews of the caller, whatever their state, and the cars of theirs that have none yet.',
  }),
  update: call({
    id: 'rating.own.update',
    put: '/rating/own/{id}',
    access: 'bearer',
    ...id,
    body: ReviewAnswers,
    ok: OwnReview,
    errors: { ...id.errors, 'request.invalid': 422 },
    says: 'Takes an own review anew; keeps what it said before with its day, and holds it where the new text needs a look or it was taken down.',
  }),
  remove: call({
    id: 'rating.own.delete',
    delete: '/rating/own/{id}',
    access: 'bearer',
    ...id,
    says: 'Deletes an own review with its pictures and what was said before.',
  }),
  addPhotos: call({
    id: 'rating.photos.create',
    post: '/rating/own/{id}/photos',
    access: 'bearer',
    upload: true,
    ...id,
    body: z.object({ file: sentFiles(6) }),
    ok: OwnReview,
    status: 201,
    errors: { ...id.errors, 'review.tooManyPhotos': 409, 'review.photosOnly': 422 },
    says: 'Takes pictures for an own review, six in all; where and with what they were taken is removed, and somebody looks at them before they are shown. Refuses what is no picture.',
  }),
  removePhoto: call({
    id: 'rating.photos.delete',
    delete: '/rating/photos/{id}',
    access: 'bearer',
    ...id,
    says: 'Deletes a picture of an own review.',
  }),
  ...deskRating,
})
