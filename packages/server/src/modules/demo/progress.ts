import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'

/** In a write: whoever plays the same part of the demo waits. */
export const lockPart = ({ db }: { readonly db: Db }, part: string) =>
  sql`select pg_advisory_xact_lock(hashtext(${`world ${part}`}))`.execute(db)

/** How far a part of the demo has been played, as it was noted; null where it was not begun. */
export async function progressOf({ db }: { readonly db: Db }, part: string): Promise<string | null> {
  const row = await db.selectFrom('world_state').select('version').where('part', '=', part).executeTakeFirst()
  return row?.version ?? null
}

export const noteProgress = ({ db }: { readonly db: Db }, part: string, version: string) =>
  db
    .insertInto('world_state')
    .values({ part, version })
    .onConflict((conflict) => conflict.column('part').doUpdateSet({ version }))
    .execute()
