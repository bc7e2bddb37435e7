import { type Insertable, sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { VehicleTables } from './tables.ts'

interface Seen {
  readonly chassis: string
  readonly accountId: string
  readonly isOwner: boolean
}

/** More readings than these of one car nobody looks at. */
const MOST_SHOWN = 200

const readings = (db: Db, chassis: string) =>
  db
    .selectFrom('vehicle_readings')
    .select(['id', 'km', 'source as by', 'account_id as accountId'])
    .select(sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'))
    .where('chassis', '=', chassis)
    .orderBy('vehicle_readings.day', 'desc')
    .limit(MOST_SHOWN)

/** What everybody who may see a car's readings is told. */
export const provenReadings = (db: Db, chassis: string) => readings(db, chassis).where('is_proven', '=', true).execute()

export const readingsSeenBy = (db: Db, { chassis, accountId, isOwner }: Seen) =>
  readings(db, chassis)
    .where((eb) =>
      isOwner
        ? eb.or([eb('is_proven', '=', true), eb('account_id', '=', accountId)])
        : eb('account_id', '=', accountId),
    )
    .execute()

/** In a write: what an odometer showed; told again by the same teller of the same day it is corrected. */
export const keepReading = (db: Db, row: Insertable<VehicleTables['vehicle_readings']>) =>
  db
    .insertInto('vehicle_readings')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .expression(sql`chassis, day, source, coalesce(account_id::text, dealer_code)`)
        .doUpdateSet({ km: row.km, at: row.at, is_proven: row.is_proven }),
    )
    .execute()

/** Whether there was such a reading of the person's own. */
export const dropReading = async (db: Db, key: { id: string; chassis: string; accountId: string }): Promise<boolean> =>
  (await db
    .deleteFrom('vehicle_readings')
    .where('id', '=', key.id)
    .where('chassis', '=', key.chassis)
    .where('account_id', '=', key.accountId)
    .returning('id')
    .executeTakeFirst()) !== undefined

/** In a write: a workshop takes back what it said of a day. */
export const dropDealerReading = (db: Db, key: { chassis: string; day: string; km: number; dealerCode: string }) =>
  db
    .deleteFrom('vehicle_readings')
    .where('chassis', '=', key.chassis)
    .where('day', '=', key.day)
    .where('source', '=', 'DEALER')
    .where('dealer_code', '=', key.dealerCode)
    .where('km', '=', key.km)
    .execute()
