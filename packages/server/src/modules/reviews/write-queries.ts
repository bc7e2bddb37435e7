import { wilsonLowerBound } from '@volante/domain/review/wilson'
import type { Country } from '@volante/domain/vocabulary'
import type { Insertable, Updateable } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { ReviewTables } from './tables.ts'

/** A model that a country knows. */
export const modelOnSite = (db: Db, code: string, country: Country) =>
  db
    .selectFrom('models as m')
    .innerJoin('model_markets as k', 'k.model_code', 'm.code')
    .select(['m.code', 'k.brand', 'm.name'])
    .where('m.code', '=', code)
    .where('k.country', '=', country)
    .executeTakeFirst()

/** The id of a new review; undefined where the person has one of this model and year. */
export const insertReview = (db: Db, row: Insertable<ReviewTables['reviews']>) =>
  db
    .insertInto('reviews')
    .values(row)
    .onConflict((conflict) => conflict.columns(['account_id', 'model_code', 'year']).doNothing())
    .returning('id')
    .executeTakeFirst()

/** In a write: a review, so that nobody else changes it meanwhile. */
export const lockReview = (db: Db, id: string) =>
  db.selectFrom('reviews').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const updateReview = (db: Db, id: string, row: Updateable<ReviewTables['reviews']>) =>
  db.updateTable('reviews').set(row).where('id', '=', id).execute()

/** In a write: what a review says from here on. */
export async function keepWording(db: Db, row: Insertable<ReviewTables['review_versions']>): Promise<void> {
  await db
    .updateTable('review_versions')
    .set({ is_current: false })
    .where('review_id', '=', row.review_id)
    .where('is_current', '=', true)
    .execute()
  await db.insertInto('review_versions').values(row).execute()
}

interface Vote {
  readonly id: string
  readonly accountId: string
  readonly isUseful: boolean
  readonly at: Date
}

/**
 * In a write that holds the review's lock: keeps what somebody says of its use, takes it back where they said the same, and counts by what changed.
 */
export async function keepVote(db: Db, { id, accountId, isUseful, at }: Vote): Promise<void> {
  const before = await db
    .selectFrom('review_votes')
    .select('is_useful')
    .where('review_id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  const mine = db.deleteFrom('review_votes').where('review_id', '=', id).where('account_id', '=', accountId)
  if (before) await mine.execute()
  const isTakenBack = before?.is_useful === isUseful
  if (!isTakenBack) {
    await db
      .insertInto('review_votes')
      .values({ review_id: id, account_id: accountId, is_useful: isUseful, at })
      .execute()
  }
  const step = (of: boolean) => Number(!isTakenBack && isUseful === of) - Number(before?.is_useful === of)
  const { useful, not_useful } = await db
    .updateTable('reviews')
    .set((eb) => ({ useful: eb('useful', '+', step(true)), not_useful: eb('not_useful', '+', step(false)) }))
    .where('id', '=', id)
    .returning(['useful', 'not_useful'])
    .executeTakeFirstOrThrow()
  await updateReview(db, id, { score: wilsonLowerBound(useful, useful + not_useful) })
}
