import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { countsUpTo } from '../../platform/words/count-up-to.ts'
import type { SetupTables } from './tables.ts'

/** When the shop was opened; null while it is closed. */
export async function openedAt(db: Db): Promise<Date | null> {
  const row = await db.selectFrom('shop').select('opened_at').executeTakeFirst()
  return row?.opened_at ?? null
}

export const openShop = (db: Db, at: Date, by: string) =>
  db.updateTable('shop').set({ opened_at: at, opened_by: by }).execute()

/** How many rows each of these tables has. */
export const countRowsOf = <Table extends string>(db: Db, tables: readonly Table[]): Promise<Record<Table, number>> =>
  countsUpTo(
    db,
    Object.fromEntries(tables.map((table) => [table, sql`(select 1 from ${sql.table(table)})`])) as Record<
      Table,
      RawBuilder<unknown>
    >,
  )

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

/** The sites that another person has yet to approve, and who asked for them. */
export const draftOf = (db: Db) =>
  db
    .selectFrom('shop')
    .leftJoin('accounts', 'accounts.id', 'shop.draft_by')
    .select(['shop.draft', 'shop.draft_by as by', 'shop.draft_at as at', 'accounts.name'])
    .executeTakeFirst()

/** Keeps what waits for another person; null: nothing does. */
export const keepDraft = (
  db: Db,
  draft: { readonly name: string; readonly sites: readonly string[] } | null,
  { by, at }: { readonly by: string; readonly at: Date },
) =>
  db
    .updateTable('shop')
    .set({ draft: draft && JSON.stringify(draft), draft_by: draft && by, draft_at: draft && at })
    .execute()

/** Nobody else decides on the sites until the transaction ends. */
export const holdShop = (db: Db) => db.selectFrom('shop').select('is_one').forUpdate().execute()
