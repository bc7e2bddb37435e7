import type { Insertable, Updateable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { AppointmentTables } from '../tables.ts'

type Table = AppointmentTables['appointment_quotes']

export const insertQuote = (db: Db, row: Insertable<Table>) => db.insertInto('appointment_quotes').values(row).execute()

/** Undefined where the appointment has no price. */
export const updateQuote = (db: Db, id: string, set: Updateable<Table>) =>
  db
    .updateTable('appointment_quotes')
    .set(set)
    .where('appointment_id', '=', id)
    .returning('appointment_id')
    .executeTakeFirst()

export const quoteRow = (db: Db, id: string) =>
  db.selectFrom('appointment_quotes').selectAll().where('appointment_id', '=', id).executeTakeFirst()
