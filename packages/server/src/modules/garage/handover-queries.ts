import { type Insertable, sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { Ctx } from '../../platform/http/ctx.ts'
import type { GarageTables } from './tables.ts'

/** The code that would pass a car on now. */
export const openHandover = (db: Db, chassis: string, now: Date) =>
  db
    .selectFrom('vehicle_handovers')
    .select(['id', 'until'])
    .where('chassis', '=', chassis)
    .where('taken_at', 'is', null)
    .where('until', '>', now)
    .executeTakeFirst()

export const endHandover = (db: Db, chassis: string) =>
  db.deleteFrom('vehicle_handovers').where('chassis', '=', chassis).where('taken_at', 'is', null).execute()

export const insertHandover = (db: Db, row: Insertable<GarageTables['vehicle_handovers']>) =>
  db.insertInto('vehicle_handovers').values(row).execute()

/** The car that a code passes on; who asks with the same code at the same time waits. */
export const lockHandover = (db: Db, code_hash: string, now: Date) =>
  db
    .selectFrom('vehicle_handovers as h')
    .innerJoin('vehicles as v', 'v.chassis', 'h.chassis')
    .select(['h.id', 'h.account_id', 'v.chassis', 'v.country', 'v.brand', 'v.mvs_code', 'v.year', 'v.color_code'])
    .where('h.code_hash', '=', code_hash)
    .where('h.taken_at', 'is', null)
    .where('h.until', '>', now)
    .forUpdate('h')
    .executeTakeFirst()

export const closeHandover = (db: Db, id: string, taken_by: string, taken_at: Date) =>
  db.updateTable('vehicle_handovers').set({ taken_by, taken_at }).where('id', '=', id).execute()

/** A car that passed on, in the words of a letter to who had it. */
export const passedCar = ({ db, site }: Pick<Ctx, 'db' | 'site'>, id: string) =>
  db
    .selectFrom('vehicle_handovers as h')
    .innerJoin('vehicles as c', 'c.chassis', 'h.chassis')
    .innerJoin('versions as v', 'v.mvs_code', 'c.mvs_code')
    .innerJoin('models as m', 'm.code', 'v.model_code')
    .select(['h.account_id as accountId', sql<string>`m.name || ' ' || (v.name ->> ${site.language})`.as('car')])
    .where('h.id', '=', id)
    .where('h.taken_at', 'is not', null)
    .executeTakeFirst()

/** Who gave and who took a car by a code; undefined where one of them was forgotten. */
export async function passedOn(db: Db, id: string) {
  const row = await db
    .selectFrom('vehicle_handovers')
    .select(['chassis', 'account_id as from', 'taken_by as to'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.from && row.to ? { chassis: row.chassis, from: row.from, to: row.to } : undefined
}
