import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { Ctx } from '../../platform/http/ctx.ts'

interface Report {
  readonly reason: string
  readonly note?: string | null | undefined
  readonly email?: string | null | undefined
  readonly waitsSince: Date
}

/** In a write: somebody reported a review, which waits for a decision from here on. */
export async function insertReport({ db, now, site }: Ctx, id: string, report: Report): Promise<void> {
  const { reason, note, email, waitsSince } = report
  await db
    .insertInto('review_reports')
    .values({
      review_id: id,
      site: site.id,
      at: now,
      reason,
      note: note?.trim() || null,
      email: email?.trim() || null,
      outcome: null,
      decided_at: null,
    })
    .execute()
  await db.updateTable('reviews').set({ waits_since: waitsSince }).where('id', '=', id).execute()
}

interface OwnCar {
  readonly modelCode: string
  readonly model: string
  readonly modelSlug: string
  readonly brand: string
  readonly year: number
}

/** Models and years of the cars in somebody's garage that they have not reviewed. */
export const carsWithoutReview = async (db: Db, accountId: string): Promise<readonly OwnCar[]> =>
  (
    await sql<OwnCar>`
      select distinct m.code as "modelCode", m.name as model, m.slug as "modelSlug", m.brand, g.year
      from garage_cars g join versions v on v.mvs_code = g.mvs_code join models m on m.code = v.model_code
      where g.account_id = ${accountId} and g.list = 'owned' and g.removed_at is null
        and not exists (
          select 1 from reviews r where r.account_id = g.account_id and r.model_code = m.code and r.year = g.year)
      order by m.name, g.year`.execute(db)
  ).rows

export const deleteReview = (db: Db, id: string) => db.deleteFrom('reviews').where('id', '=', id).execute()

/** Keys of the pictures of these reviews in the file store. */
export async function photoKeys(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('review_photos').select('file_key').where('review_id', 'in', ids).execute()
  return rows.map(({ file_key: key }) => key)
}
