import { type Insertable, sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { BlockRow } from './calendar-queries.ts'
import { withNames } from './queries.ts'
import type { AppointmentTables } from './tables.ts'

/** A dealer's appointments on some days, those that ended too: by when they begin. */
export const agendaItems = (db: Db, dealerCode: string, from: string, to: string) =>
  withNames(db.selectFrom('appointments as a'))
    .where('a.dealer_code', '=', dealerCode)
    .where('a.day', '>=', from)
    .where('a.day', '<=', to)
    .orderBy('a.starts_at')
    .orderBy('a.id')
    .limit(1_000)
    .execute()

const DAYS = [
  sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'),
  sql<string>`to_char(to_day, 'YYYY-MM-DD')`.as('to_day'),
] as const

export const insertBlock = (db: Db, row: Insertable<AppointmentTables['calendar_blocks']>): Promise<BlockRow> =>
  db.insertInto('calendar_blocks').values(row).returningAll().returning(DAYS).executeTakeFirstOrThrow()

export const findBlock = (db: Db, id: string): Promise<BlockRow | undefined> =>
  db.selectFrom('calendar_blocks').selectAll().select(DAYS).where('id', '=', id).executeTakeFirst()

export const deleteBlock = (db: Db, id: string): Promise<unknown> =>
  db.deleteFrom('calendar_blocks').where('id', '=', id).execute()
