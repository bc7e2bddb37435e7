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
