import type { Day } from '@volante/domain/date'
import { type Insertable, sql } from 'kysely'
import type { Country } from '@volante/domain/vocabulary'
import type { Db } from '../../platform/db/database.ts'
import type { VehicleTables } from './tables.ts'

const vehicles = (db: Db) =>
  db
    .selectFrom('vehicles as v')
    .leftJoin('vehicle_plates as p', (join) => join.onRef('p.chassis', '=', 'v.chassis').on('p.until', 'is', null))
    .select([
      'v.chassis',
      'v.country',
      'v.brand',
      'v.mvs_code as mvsCode',
      'v.year',
      'v.color_code as colorCode',
      'p.plate',
    ])

export const vehicleByChassis = (db: Db, chassis: string) =>
  vehicles(db).where('v.chassis', '=', chassis).executeTakeFirst()

/** The car that an order delivered, as it is known now, and until when its buyer had it. */
export const deliveredCar = (db: Db, orderId: string) =>
  vehicles(db)
    .innerJoin('vehicle_owners as o', 'o.chassis', 'v.chassis')
    .select(['v.source', 'v.known_at as knownAt', day('o.since').as('since'), day('o.until').as('until')])
    .where('o.order_id', '=', orderId)
    .executeTakeFirst()

/** Who said what is known of a car, and when. */
export const factOf = (db: Db, chassis: string) =>
  db.selectFrom('vehicles').select(['source', 'known_at as at']).where('chassis', '=', chassis).executeTakeFirst()

/** The car that bears one of these plates now. */
export const vehicleByPlates = (db: Db, plates: readonly string[], country: Country) =>
  vehicles(db).where('p.plate', 'in', plates).where('p.country', '=', country).executeTakeFirst()

/** What is known already stays as it was told first. */
export const keepVehicle = (db: Db, row: Insertable<VehicleTables['vehicles']>) =>
  db
    .insertInto('vehicles')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** The plate that a car bears from a day on; another one it bore before. */
export async function keepPlate(db: Db, row: Insertable<VehicleTables['vehicle_plates']>): Promise<void> {
  await db
    .updateTable('vehicle_plates')
    .set({ until: row.since })
    .where('chassis', '=', row.chassis)
    .where('plate', '<>', row.plate)
    .where('until', 'is', null)
    .execute()
  await db
    .insertInto('vehicle_plates')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Who is known as the owner of a car now, since which day and by which order. */
export const currentOwner = (db: Db, chassis: string) =>
  db
    .selectFrom('vehicle_owners')
    .select(['account_id as accountId', 'order_id as orderId', sql<string>`to_char(since, 'YYYY-MM-DD')`.as('since')])
    .where('chassis', '=', chassis)
    .where('until', 'is', null)
    .executeTakeFirst()

/** Whoever had the car owns it no longer; told in one statement, so that of two who take it one does. */
export const endOwner = (db: Db, chassis: string, accountId: string, day: Day) =>
  db
    .updateTable('vehicle_owners')
    .set({ until: day })
    .where('chassis', '=', chassis)
    .where('account_id', '=', accountId)
    .where('until', 'is', null)
    .returning('id')
    .executeTakeFirst()

/** Whoever had the car before this order owns it no longer. */
export const endEarlier = (
  db: Db,
  { chassis, orderId }: { readonly chassis: string; readonly orderId: string },
  day: Day,
) =>
  db
    .updateTable('vehicle_owners')
    .set({ until: day })
    .where('chassis', '=', chassis)
    .where('until', 'is', null)
    .where(sql<boolean>`order_id is distinct from ${orderId}::uuid`)
    .execute()

export const insertOwner = (db: Db, row: Insertable<VehicleTables['vehicle_owners']>) =>
  db
    .insertInto('vehicle_owners')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** The buyer of an order gave the car back. */
export const endOwnershipOf = (db: Db, orderId: string, day: Day) =>
  db
    .updateTable('vehicle_owners')
    .set({ until: day })
    .where('order_id', '=', orderId)
    .where('until', 'is', null)
    .execute()

export const day = (column: string) => sql<string | null>`to_char(${sql.ref(column)}, 'YYYY-MM-DD')`

/** Since when a car is on the road: its first delivery by an order, else its first registration, where somebody knows. */
export async function startOf(db: Db, chassis: string): Promise<{ day: Day; by: 'delivery' | 'registration' } | null> {
  const { delivered, registered } = await db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('vehicle_owners')
        .select(sql<string | null>`to_char(min(since), 'YYYY-MM-DD')`.as('day'))
        .where('chassis', '=', chassis)
        .where('source', '=', 'ORDER')
        .as('delivered'),
      // A plate that the registry tells without a day is kept from the day it was asked on.
      eb
        .selectFrom('vehicle_plates as p')
        .innerJoin('vehicles as v', 'v.chassis', 'p.chassis')
        .select(sql<string | null>`to_char(min(p.since), 'YYYY-MM-DD')`.as('day'))
        .where('p.chassis', '=', chassis)
        .where('p.source', '=', 'REGISTRY')
        .where(sql<boolean>`p.since < v.known_at::date`)
        .as('registered'),
    ])
    .executeTakeFirstOrThrow()
  if (delivered !== null) return { day: delivered, by: 'delivery' }
  return registered === null ? null : { day: registered, by: 'registration' }
}
