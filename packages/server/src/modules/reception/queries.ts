import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { ReceptionTables } from './tables.ts'

type Table = ReceptionTables['dealer_visits']
export type VisitRow = Selectable<Table>

export const findVisit = (db: Db, id: string) =>
  db.selectFrom('dealer_visits').selectAll().where('id', '=', id).executeTakeFirst()

export const lockVisit = (db: Db, id: string) =>
  db.selectFrom('dealer_visits').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const insertVisit = (db: Db, row: Insertable<Table>): Promise<VisitRow> =>
  db.insertInto('dealer_visits').values(row).returningAll().executeTakeFirstOrThrow()

export const updateVisit = (db: Db, id: string, set: Updateable<Table>): Promise<VisitRow> =>
  db.updateTable('dealer_visits').set(set).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

/** Until the transaction ends nobody else checks this appointment in. */
export const lockArrival = (db: Db, appointmentId: string): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`arrival ${appointmentId}`}, 0))`.execute(db)

/** The visit of an appointment that is not over. */
export const visitOfAppointment = (db: Db, appointmentId: string) =>
  db
    .selectFrom('dealer_visits')
    .selectAll()
    .where('appointment_id', '=', appointmentId)
    .where('state', 'not in', ['DONE', 'LEFT'])
    .executeTakeFirst()

/** Who is at a dealer, of those who came after a moment: who waits longest first, then who is with somebody, then who came by. */
export const visitsHere = (db: Db, dealerCode: string, since: Date) =>
  db
    .selectFrom('dealer_visits')
    .selectAll()
    .where('dealer_code', '=', dealerCode)
    .where('created_at', '>', since)
    .where('state', 'not in', ['DONE', 'LEFT'])
    .orderBy(sql`array_position(array['WAITING', 'ATTENDED', 'CHECKED_IN', 'OPEN'], state)`)
    .orderBy('waiting_since')
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** Appointments of these that have arrived, also those who left again. */
export async function arrivedOf(db: Db, appointments: readonly string[]): Promise<ReadonlySet<string | null>> {
  if (appointments.length === 0) return new Set()
  const found = await db
    .selectFrom('dealer_visits')
    .select('appointment_id')
    .where('appointment_id', 'in', appointments)
    .execute()
  return new Set(found.map(({ appointment_id: id }) => id))
}
