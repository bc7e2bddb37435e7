import type { DealerReach } from '@volante/domain/policy/held-scopes'
import { PROMISE_MS, type ReviewState } from '@volante/domain/review/review-state'
import { sql, type SqlBool } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { Ctx } from '../../platform/http/ctx.ts'
import { countedPage } from '../../platform/words/counted-page.ts'
import { isOf, type Places, placesWithin } from '../dealers/api.ts'

export interface DeskFilter {
  readonly waits?: boolean | undefined
  readonly answered?: boolean | undefined
  readonly state?: ReviewState | undefined
  readonly brand?: string | undefined
  readonly rating?: number | undefined
}

const DAYS_OF_FIGURES = 90

const desk = (db: Db) =>
  db
    .selectFrom('reviews as r')
    .innerJoin('models as m', 'm.code', 'r.model_code')
    .leftJoin('review_replies as a', 'a.review_id', 'r.id')
    .selectAll('r')
    .select(['m.name as model', 'm.slug as modelSlug', 'a.text as reply'])
    .select((eb) =>
      eb
        .selectFrom('review_reports as p')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('p.review_id', '=', 'r.id')
        .where('p.outcome', 'is', null)
        .as('reports'),
    )

export type DeskRow = NonNullable<Awaited<ReturnType<typeof deskReview>>>

export const deskReview = (db: Db, id: string) => desk(db).where('r.id', '=', id).executeTakeFirst()

/** Reviews of these places and how many there are: those that wait the longest first, else the newest. */
export async function findDeskReviews(
  { db, everySite }: Pick<Ctx, 'db' | 'everySite'>,
  places: Places,
  filter: DeskFilter,
  { page, size }: { readonly page: number; readonly size: number },
) {
  const ids = wanted(db, everySite, places, filter)
  const sorted =
    filter.waits === true
      ? ids.orderBy('r.waits_since').orderBy('r.id')
      : ids.orderBy('r.created_at', 'desc').orderBy('r.id')
  const { items: found, total } = await countedPage(db, ids, { page, size }, (most, before) =>
    sorted.limit(most).offset(before).execute(),
  )
  if (found.length === 0) return { rows: [], total }
  const order = found.map(({ id }) => id)
  const rows = await desk(db).where('r.id', 'in', order).execute()
  return { rows: rows.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id)), total }
}

function wanted(
  db: Db,
  sites: Ctx['everySite'],
  places: Places,
  { waits, answered, state, brand, rating }: DeskFilter,
) {
  const isAnswered = sql<SqlBool>`exists (select 1 from review_replies a where a.review_id = r.id)`
  const ofBrand = sites.flatMap((one) => (one.brand === brand ? [one.id] : []))
  return db
    .selectFrom('reviews as r')
    .select('r.id')
    .where(isOf(places))
    .$if(waits !== undefined, (query) => query.where('r.waits_since', waits ? 'is not' : 'is', null))
    .$if(answered === true, (query) => query.where(isAnswered))
    .$if(answered === false, (query) => query.where(sql<SqlBool>`not ${isAnswered}`))
    .$if(state !== undefined, (query) => query.where('r.state', '=', state ?? 'published'))
    .$if(brand !== undefined, (query) => query.where('r.site', 'in', ofBrand.length > 0 ? ofBrand : ['']))
    .$if(rating !== undefined, (query) => query.where('r.rating', '=', rating ?? 0))
}

/** The reviews that the list with these filters has, to be counted. */
export const reviewsFound = async (ctx: Ctx, reach: DealerReach | 'all', filter: DeskFilter) =>
  wanted(ctx.db, ctx.everySite, await placesWithin(ctx, reach), filter)

export async function isReviewWithin(ctx: Ctx, id: string, reach: DealerReach | 'all'): Promise<boolean> {
  const places = await placesWithin(ctx, reach)
  const row = await ctx.db
    .selectFrom('reviews')
    .select('id')
    .where('id', '=', id)
    .where(isOf(places))
    .executeTakeFirst()
  return row !== undefined
}

/** Pictures, earlier wordings, open and decided reports, and decisions of a review. */
export async function deskDetails(db: Db, id: string) {
  const [photos, earlier, reported, decisions] = await Promise.all([
    db
      .selectFrom('review_photos')
      .select(['id', 'is_shown as isShown'])
      .where('review_id', '=', id)
      .orderBy('at')
      .execute(),
    db
      .selectFrom('review_versions')
      .select(['at', 'rating', 'title', 'text'])
      .where('review_id', '=', id)
      .where('is_current', '=', false)
      .orderBy('at', 'desc')
      .execute(),
    db
      .selectFrom('review_reports')
      .select(['at', 'reason', 'note'])
      .where('review_id', '=', id)
      .orderBy('at', 'desc')
      .execute(),
    db
      .selectFrom('review_decisions as d')
      .innerJoin('accounts as a', 'a.id', 'd.account_id')
      .select(['d.at', 'a.name as by', 'd.decision', 'd.removal'])
      .where('d.review_id', '=', id)
      .orderBy('d.at', 'desc')
      .execute(),
  ])
  return { photos, earlier, reported, decisions }
}

interface Figures {
  readonly rating: number
  readonly decided: number
  readonly medianHours: number | null
  readonly slowestTenthHours: number | null
  readonly late: number
  readonly waiting: number
}

/** By stars: how long reviews of these places waited for a decision in the last 90 days, and how many wait. */
export const findFigures = async (
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { sites }: Places,
): Promise<readonly Figures[]> => {
  const ofPlaces = sites === 'all' ? sql`true` : sql`site = any(${sites}::text[])`
  const since = new Date(now.getTime() - DAYS_OF_FIGURES * 86_400_000)
  const { rows } = await sql<Figures>`
    with waits as (
      select rating, extract(epoch from at - waited_since) / 3600 as hours from review_decisions
      where at >= ${since} and ${ofPlaces}
    )
    select stars as rating, count(hours)::int as decided,
      round(percentile_cont(0.5) within group (order by hours)::numeric, 1)::float8 as "medianHours",
      round(percentile_cont(0.9) within group (order by hours)::numeric, 1)::float8 as "slowestTenthHours",
      count(*) filter (where hours > ${PROMISE_MS / 3_600_000})::int as late,
      (select count(*)::int from reviews where waits_since is not null and rating = stars and ${ofPlaces}) as waiting
    from generate_series(1, 5) as stars left join waits on waits.rating = stars
    group by stars order by stars`.execute(db)
  return rows
}
