import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { countUpTo } from '../../platform/words/count-up-to.ts'

/** When the shop was opened; null while it is closed. */
export async function openedAt(db: Db): Promise<Date | null> {
  const row = await db.selectFrom('shop').select('opened_at').executeTakeFirst()
  return row?.opened_at ?? null
}

export const openShop = (db: Db, at: Date, by: string) =>
  db.updateTable('shop').set({ opened_at: at, opened_by: by }).execute()

export const countRowsOf = (db: Db, table: string): Promise<number> =>
  countUpTo(db, sql`(select 1 from ${sql.table(table)})`)
