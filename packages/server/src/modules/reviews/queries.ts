import { AGES } from '@volante/domain/review/ownership'
import { PROMISE_MS } from '@volante/domain/review/review-state'
import type { Opinion } from '@volante/domain/review/opinion'
import type { Country } from '@volante/domain/vocabulary'
import { type ExpressionBuilder, sql, type SqlBool } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { Database } from '../../platform/db/schema.ts'
import { type Cursor, SORT_COLUMNS, type Sort } from './cursor.ts'

export interface ReviewFilter {
  readonly country: Country
  readonly modelCode?: string | undefined
  readonly brand?: string | undefined
  readonly rating?: number | undefined
  readonly opinion?: Opinion | undefined
  readonly age?: string | undefined
  readonly distance?: string | undefined
  /** Those of owners who spoke in their first months and after two years. */
  readonly sameOwners?: boolean | undefined
}

type Scope = Pick<ReviewFilter, 'country' | 'modelCode' | 'brand'>

const reviews = (db: Db) =>
  db
    .selectFrom('reviews as r')
    .innerJoin('models as m', 'm.code', 'r.model_code')
    .selectAll('r')
    .select(['m.name as model', 'm.slug as modelSlug'])

/** The published reviews of a model, or of a brand. */
const published = (db: Db, { country, modelCode, brand }: Scope) =>
  reviews(db)
    .where('r.state', '=', 'published')
    .where('r.country', '=', country)
    .$if(modelCode !== undefined, (query) => query.where('r.model_code', '=', modelCode ?? ''))
    .$if(modelCode === undefined, (query) => query.where('r.brand', '=', brand ?? ''))

export type ReviewRow = NonNullable<Awaited<ReturnType<typeof reviewById>>>

export const reviewById = (db: Db, id: string) => reviews(db).where('r.id', '=', id).executeTakeFirst()

/** The review's promised time is over; what waited longer than days was told long ago. */
const LATE_DAYS = 4

export const lateReviews = (db: Db, now: Date) =>
  reviews(db)
    .where('r.waits_since', '<=', new Date(now.getTime() - PROMISE_MS))
    .where('r.waits_since', '>', new Date(now.getTime() - PROMISE_MS - LATE_DAYS * 86_400_000))
    .orderBy('r.waits_since')
    .limit(200)
    .execute()

export const reviewsOfAccount = (db: Db, accountId: string) =>
  reviews(db).where('r.account_id', '=', accountId).orderBy('r.created_at', 'desc').orderBy('r.id').execute()

/**
 * Whether a wording of the review says so: the one that stands now, or any that was shown, where an age or a distance of the car is
 * asked for. Only those of known owners have an age.
 */
const says =
  ({ opinion, age, distance }: ReviewFilter) =>
  (eb: ExpressionBuilder<Database & { r: Database['reviews'] }, 'r'>) =>
    eb.exists(
      eb
        .selectFrom('review_versions as w')
        .select('w.id')
        .whereRef('w.review_id', '=', 'r.id')
        .where(age === undefined && distance === undefined ? 'w.is_current' : 'w.is_public', '=', true)
        .$if(age !== undefined, (query) => query.where('w.age', '=', age ?? ''))
        .$if(distance !== undefined, (query) => query.where('w.distance', '=', distance ?? ''))
        .$if(opinion !== undefined, (query) =>
          query.where(sql<SqlBool>`w.opinions @> array[${opinion ?? ''}]::text[]`),
        ),
    )

/** Whether its author spoke at both ends of the ages that are compared. */
const spokeTwice = (eb: ExpressionBuilder<Database & { r: Database['reviews'] }, 'r'>) =>
  eb.and(
    [AGES[0], AGES[2]].map((age) =>
      eb.exists(
        eb
          .selectFrom('review_versions as w')
          .select('w.id')
          .whereRef('w.review_id', '=', 'r.id')
          .where('w.is_public', '=', true)
          .where('w.age', '=', age),
      ),
    ),
  )

/** So many reviews from a cursor on, or from a place in the list. */
export function findReviews(
  db: Db,
  filter: ReviewFilter,
  {
    sort,
    after,
    size,
    page,
  }: { readonly sort: Sort; readonly after: Cursor | null; readonly size: number; readonly page: number },
) {
  const column = SORT_COLUMNS[sort]
  const key = sql.ref(`r.${column}`)
  const { rating, opinion, age, distance } = filter
  return published(db, filter)
    .$if(rating !== undefined, (query) => query.where('r.rating', '=', rating ?? 0))
    .$if(
      [opinion, age, distance].some((one) => one !== undefined),
      (query) => query.where(says(filter)),
    )
    .$if(filter.sameOwners === true, (query) => query.where(spokeTwice))
    .$if(after !== null, (query) =>
      query.where(
        sql<SqlBool>`(${key}, r.created_at, r.id) < (${after?.key}, ${after?.at}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .orderBy(`r.${column}`, 'desc')
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .offset(after === null ? page * size : 0)
    .limit(size)
    .execute()
}

export async function countReviews(db: Db, filter: ReviewFilter): Promise<number> {
  const { rating, opinion, age, distance } = filter
  const { count } = await published(db, filter)
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .$if(rating !== undefined, (query) => query.where('r.rating', '=', rating ?? 0))
    .$if(
      [opinion, age, distance].some((one) => one !== undefined),
      (query) => query.where(says(filter)),
    )
    .$if(filter.sameOwners === true, (query) => query.where(spokeTwice))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** How many published reviews gave each number of stars. */
export async function starsOf(db: Db, scope: Scope): Promise<ReadonlyMap<number, number>> {
  const rows = await published(db, scope)
    .clearSelect()
    .select(['r.rating', (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy('r.rating')
    .execute()
  return new Map(rows.map(({ rating, count }) => [rating, Number(count)]))
}

/** What hangs on these reviews: pictures, earlier wordings, replies, and what the caller said of their use. */
export async function belongings(db: Db, ids: readonly string[], accountId: string | null) {
  if (ids.length === 0) return { photos: [], earlier: [], replies: [], votes: [] }
  const [photos, earlier, replies, votes] = await Promise.all([
    db.selectFrom('review_photos').selectAll().where('review_id', 'in', ids).orderBy('at').orderBy('id').execute(),
    db
      .selectFrom('review_versions')
      .selectAll()
      .where('review_id', 'in', ids)
      .where('is_current', '=', false)
      .orderBy('at', 'desc')
      .execute(),
    db.selectFrom('review_replies').selectAll().where('review_id', 'in', ids).execute(),
    accountId === null
      ? []
      : db
          .selectFrom('review_votes')
          .select(['review_id', 'is_useful'])
          .where('review_id', 'in', ids)
          .where('account_id', '=', accountId)
          .execute(),
  ])
  return { photos, earlier, replies, votes }
}
export type Belongings = Awaited<ReturnType<typeof belongings>>
