import type { Insertable } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { PassportTables } from './tables.ts'

export type PassportRow = PassportTables['price_passports']

export const passportBySum = (db: Db, site: string, sum: Buffer) =>
  db.selectFrom('price_passports').selectAll().where('site', '=', site).where('sum', '=', sum).executeTakeFirst()

export const passportByToken = (db: Db, site: string, token: string) =>
  db.selectFrom('price_passports').selectAll().where('token', '=', token).where('site', '=', site).executeTakeFirst()

/** Whether it was the first that says so. */
export const insertPassport = async (db: Db, row: Insertable<PassportRow>): Promise<boolean> =>
  (await db
    .insertInto('price_passports')
    .values(row)
    .onConflict((conflict) => conflict.columns(['site', 'sum']).doNothing())
    .returning('token')
    .executeTakeFirst()) !== undefined
