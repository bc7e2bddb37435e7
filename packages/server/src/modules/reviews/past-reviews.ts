import { DAY_MS } from '@volante/domain/duration'
import { randomUUID } from 'node:crypto'
import type { Site } from '@volante/contract/site'
import { ageOf, distanceOf } from '@volante/domain/review/ownership'
import { opinionsOf } from '@volante/domain/review/topics'
import { wilsonLowerBound } from '@volante/domain/review/wilson'
import type { Country } from '@volante/domain/vocabulary'
import type { Db } from '../../platform/db/database.ts'

/** Rows of one statement. */
const CHUNK = 500

/** A review of somebody without an account here, its wordings the oldest first. */
export interface PastReview {
  readonly country: Country
  readonly brand: string
  readonly model: string
  readonly year: number
  readonly nickname: string
  readonly verifiedBy: 'ORDER' | 'CHASSIS' | null
  readonly useful: number
  readonly notUseful: number
  readonly versions: readonly {
    readonly daysAgo: number
    readonly rating: number
    readonly title: string | null
    readonly text: string
    readonly kilometres: number | null
    readonly months: number | null
  }[]
}

/** Puts these in the place of all reviews without an account. Returns how many there are. */
export async function insertPastReviews(
  db: Db,
  past: readonly PastReview[],
  sites: readonly Site[],
  now: Date,
): Promise<number> {
  await db.deleteFrom('reviews').where('account_id', 'is', null).execute()
  const known = past.flatMap((review) => {
    const site = sites.find(({ country, brand }) => country === review.country && brand === review.brand)
    return site ? [{ ...review, site, id: randomUUID() }] : []
  })
  const sellers = await sellersOf(db)
  const rows = known.map((review, at) => reviewRow(review, sellers(review, at), now))
  const versions = known.flatMap((review) => versionRows(review, now))
  for (let at = 0; at < rows.length; at += CHUNK)
    await db
      .insertInto('reviews')
      .values(rows.slice(at, at + CHUNK))
      .execute()
  for (let at = 0; at < versions.length; at += CHUNK)
    await db
      .insertInto('review_versions')
      .values(versions.slice(at, at + CHUNK))
      .execute()
  return rows.length
}

type Known = PastReview & { readonly site: Site; readonly id: string }

const ago = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS)

/** So many dealers of a brand sold the cars that are spoken of. */
const SELLERS = 12

/** Takes a review and its place; returns the dealer that sold the car, null where no order says so. */
async function sellersOf(db: Db) {
  const dealers = await db.selectFrom('dealers').select(['code', 'country', 'brands']).orderBy('code').execute()
  return ({ country, brand, verifiedBy }: PastReview, place: number): string | null => {
    const selling = dealers.filter((one) => one.country === country && one.brands.includes(brand)).slice(0, SELLERS)
    return verifiedBy === 'ORDER' ? (selling[place % selling.length]?.code ?? null) : null
  }
}

function reviewRow({ versions, useful, notUseful, ...review }: Known, dealer: string | null, now: Date) {
  const [first, last] = [versions[0], versions.at(-1)]
  if (!first || !last) throw new Error('A review says something')
  const { rating, title, text, kilometres, months } = last
  return {
    id: review.id,
    site: review.site.id,
    country: review.country,
    brand: review.brand,
    model_code: review.model,
    year: review.year,
    account_id: null,
    nickname: review.nickname,
    rating,
    title,
    text,
    kilometres,
    months,
    verified_by: review.verifiedBy,
    dealer_code: dealer,
    state: 'published' as const,
    waits_since: null,
    removal: null,
    useful,
    not_useful: notUseful,
    score: wilsonLowerBound(useful, useful + notUseful),
    created_at: ago(now, first.daysAgo),
    edited_at: versions.length > 1 ? ago(now, last.daysAgo) : null,
  }
}

const versionRows = ({ id, site, versions }: Known, now: Date) =>
  versions.map(({ daysAgo, months, kilometres, ...words }, at) => ({
    review_id: id,
    at: ago(now, daysAgo),
    ...words,
    kilometres,
    months,
    age: months === null ? null : ageOf(months),
    distance: months === null || kilometres === null ? null : distanceOf(kilometres),
    opinions: opinionsOf([words.title, words.text].join('\n'), site.language, words.rating),
    is_current: at === versions.length - 1,
    is_public: true,
  }))
