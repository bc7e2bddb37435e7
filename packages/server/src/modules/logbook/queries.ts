import type { Entry } from '@volante/domain/logbook/entry'
import { shortChassis } from '@volante/domain/logbook/entry'
import type { Day } from '@volante/domain/date'
import { type Insertable, sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { LogbookTables } from './tables.ts'

/** No car has more; what goes beyond is refused by nobody, and not shown. */
const MOST_READ = 1_000

export type BookRow = NonNullable<Awaited<ReturnType<typeof bookByChassis>>>
export type EntryRow = Awaited<ReturnType<typeof entriesOf>>[number]

export const entryOf = ({ content }: Pick<EntryRow, 'content'>): Entry => JSON.parse(content) as Entry

export const bookByChassis = (db: Db, chassis: string) =>
  db.selectFrom('logbooks').selectAll().where('chassis', '=', chassis).executeTakeFirst()

/** In a write: the book of a car, made where there is none; who adds an entry at the same time waits. */
export async function lockBook(db: Db, chassis: string): Promise<BookRow> {
  await db
    .insertInto('logbooks')
    .values({ chassis, car: shortChassis(chassis), head: null })
    .onConflict((conflict) => conflict.column('chassis').doNothing())
    .execute()
  return db.selectFrom('logbooks').selectAll().where('chassis', '=', chassis).forUpdate().executeTakeFirstOrThrow()
}

/** In the order they were signed. */
export const entriesOf = (db: Db, bookId: string) =>
  db
    .selectFrom('logbook_entries')
    .select(['id', 'n', 'content', 'signature', 'kid', 'corrects'])
    .where('book_id', '=', bookId)
    .orderBy('n')
    .limit(MOST_READ)
    .execute()

export const entryById = (db: Db, id: string) =>
  db.selectFrom('logbook_entries').select(['book_id', 'content']).where('id', '=', id).executeTakeFirst()

export async function addEntry(db: Db, row: Insertable<LogbookTables['logbook_entries']>, head: string): Promise<void> {
  await db.insertInto('logbook_entries').values(row).execute()
  await db.updateTable('logbooks').set({ entries: row.n, head }).where('id', '=', row.book_id).execute()
}

/** The addresses that show a book for one of its owners, the latest first. */
export const linksOf = (db: Db, bookId: string, accountId: string, today: Day) =>
  db
    .selectFrom('logbook_links')
    .select(['id', 'made_at'])
    .select(sql<string>`to_char(until, 'YYYY-MM-DD')`.as('until'))
    .where('book_id', '=', bookId)
    .where('account_id', '=', accountId)
    .where('logbook_links.until', '>=', today)
    .orderBy('made_at', 'desc')
    .execute()

export const insertLink = (db: Db, row: Insertable<LogbookTables['logbook_links']>) =>
  db.insertInto('logbook_links').values(row).execute()

/** Whether there was such an address. */
export const dropLink = async (db: Db, key: { id: string; bookId: string; accountId: string }): Promise<boolean> =>
  (await db
    .deleteFrom('logbook_links')
    .where('id', '=', key.id)
    .where('book_id', '=', key.bookId)
    .where('account_id', '=', key.accountId)
    .returning('id')
    .executeTakeFirst()) !== undefined

/** The book that an address shows, while who made it has the car. */
export const bookOfLink = (db: Db, tokenHash: Buffer, today: Day) =>
  db
    .selectFrom('logbook_links as l')
    .innerJoin('logbooks as b', 'b.id', 'l.book_id')
    .innerJoin('vehicle_owners as o', (join) =>
      join.onRef('o.chassis', '=', 'b.chassis').onRef('o.account_id', '=', 'l.account_id').on('o.until', 'is', null),
    )
    .selectAll('b')
    .select(sql<string>`to_char(l.until, 'YYYY-MM-DD')`.as('until'))
    .where('l.token_hash', '=', tokenHash)
    .where('l.until', '>=', today)
    .executeTakeFirst()
