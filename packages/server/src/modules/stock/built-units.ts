import type { Day } from '@volante/domain/date'
import { type Insertable, sql, type SqlBool } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { StockTables } from './tables.ts'
import { fitting, sortedCodes, type WantedUnit } from './units.ts'

/** Takes a car's build and a dealer's code; returns the free cars that are exactly so, at a dealer of the same group or at the factory. */
export const unitsAlike = (db: Db, { partCodes, ...wanted }: WantedUnit, dealerCode: string) =>
  fitting(db, { ...wanted, partCodes: sortedCodes(partCodes) })
    .leftJoin('dealers as d', 'd.id', 'u.dealer_id')
    .select(['u.id', 'u.chassis', 'u.place', 'u.arrival', 'd.name as dealer'])
    .where((eb) =>
      eb.or([
        eb('u.dealer_id', 'is', null),
        sql<SqlBool>`d.group_id = (select own.group_id from dealers own where own.code = ${dealerCode} limit 1)`,
      ]),
    )
    .orderBy('u.arrival')
    .orderBy('u.id')
    .limit(MOST_SHOWN)
    .execute()

const MOST_SHOWN = 20

type NewUnit = Pick<
  Insertable<StockTables['stock_units']>,
  'country' | 'brand' | 'mvs_code' | 'year' | 'color_code' | 'coating_code' | 'part_ids' | 'chassis'
>

/** Takes a car that was built for an order and the day; puts it into stock as held and returns its id, null when its chassis is another car's. */
export async function keepBuiltUnit(db: Db, unit: NewUnit, arrival: Day): Promise<string | null> {
  const row = await db
    .insertInto('stock_units')
    .values({ ...unit, id: `built-${unit.chassis}`, dealer_id: null, state: 'RESERVED', place: 'yard', arrival })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}
