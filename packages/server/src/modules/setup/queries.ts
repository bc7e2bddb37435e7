import { type Insertable, sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { countUpTo } from '../../platform/words/count-up-to.ts'
import type { SetupTables } from './tables.ts'

/** When the shop was opened; null while it is closed. */
export async function openedAt(db: Db): Promise<Date | null> {
  const row = await db.selectFrom('shop').select('opened_at').executeTakeFirst()
  return row?.opened_at ?? null
}

export const openShop = (db: Db, at: Date, by: string) =>
  db.updateTable('shop').set({ opened_at: at, opened_by: by }).execute()

export const countRowsOf = (db: Db, table: string): Promise<number> =>
  countUpTo(db, sql`(select 1 from ${sql.table(table)})`)

export const lastTries = (db: Db) =>
  db
    .selectFrom('provider_tries')
    .leftJoin('accounts', 'accounts.id', 'provider_tries.tried_by')
    .selectAll('provider_tries')
    .select('accounts.name')
    .execute()

export type TryRow = Awaited<ReturnType<typeof lastTries>>[number]

export const keepTry = (db: Db, row: Insertable<SetupTables['provider_tries']>) =>
  db
    .insertInto('provider_tries')
    .values(row)
    .onConflict((conflict) => conflict.column('kind').doUpdateSet(row))
    .execute()
