import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { AppointmentTables } from '../tables.ts'

type Table = AppointmentTables['appointment_waits']
export type WaitRow = Selectable<Table>

const DAY = sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day')

export const insertWait = (db: Db, row: Insertable<Table>): Promise<WaitRow> =>
  db.insertInto('appointment_waits').values(row).returningAll().returning(DAY).executeTakeFirstOrThrow()

export const updateWait = (db: Db, id: string, set: Updateable<Table>): Promise<WaitRow> =>
  db
    .updateTable('appointment_waits')
    .set(set)
    .where('id', '=', id)
    .returningAll()
    .returning(DAY)
    .executeTakeFirstOrThrow()

const waits = (db: Db) => db.selectFrom('appointment_waits').selectAll().select(DAY)

export const findWait = (db: Db, id: string) => waits(db).where('id', '=', id).executeTakeFirst()
export const lockWait = (db: Db, id: string) => waits(db).where('id', '=', id).forUpdate().executeTakeFirst()

/** Who waits for a dealer's day, longest first; who is leaving at this moment is passed over. */
export const waitingFor = (db: Db, dealerCode: string, day: string): Promise<WaitRow[]> =>
  waits(db)
    .where('dealer_code', '=', dealerCode)
    .where('day', '=', day)
    .where('state', '=', 'WAITING')
    .orderBy('place')
    .limit(50)
    .forUpdate()
    .skipLocked()
    .execute()

/** How many wait for the same and came before. */
export async function aheadOf(db: Db, { dealer_code: code, day, place }: WaitRow): Promise<number> {
  const { n } = await db
    .selectFrom('appointment_waits')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('dealer_code', '=', code)
    .where('day', '=', day)
    .where('state', 'in', ['WAITING', 'OFFERED'])
    .where('place', '<', place)
    .executeTakeFirstOrThrow()
  return Number(n)
}
