import type { StockCar } from '@volante/contract/stock'
import { sql } from 'kysely'
import type { Country } from '@volante/domain/vocabulary'
import type { Db } from '../../platform/db/database.ts'
import { isOneOf } from '../../platform/db/is-one-of.ts'
import type { Ctx } from '../../platform/http/ctx.ts'
import { deliveryDays } from './delivery-days.ts'
import { standingOf, standsOpen } from './units.ts'

export interface StockQuery {
  readonly mvsCode: string
  readonly modelYear: number
  readonly brand: string
  readonly country: Country
}

const CAN_BE_HAD = ['AVAILABLE', 'IN_TRANSIT'] as const

/** How many cars of each version and year can be had in a country. */
export async function countAvailable(db: Db, country: Country, mvsCodes: readonly string[]) {
  const rows = await db
    .selectFrom('stock_units')
    .where(isOneOf('mvs_code', mvsCodes))
    .where('country', '=', country)
    .where('state', 'in', CAN_BE_HAD)
    .where(standsOpen)
    .groupBy(['mvs_code', 'year'])
    .select(['mvs_code', 'year', (eb) => eb.fn.countAll<number>().as('quantity')])
    .execute()
  return (mvsCode: string, year: number): number =>
    Number(rows.find((row) => row.mvs_code === mvsCode && row.year === year)?.quantity ?? 0)
}

/** Cars of a version that can be had, none at a blocked dealer, equal ones at one place counted together, those at hand first. */
export async function availableCars(ctx: Ctx, { mvsCode, modelYear, brand, country }: StockQuery): Promise<StockCar[]> {
  const cars = await ctx.db
    .selectFrom('stock_units')
    .where('mvs_code', '=', mvsCode)
    .where('year', '=', modelYear)
    .where('country', '=', country)
    .where('brand', '=', brand)
    .where('state', 'in', CAN_BE_HAD)
    .where(standsOpen)
    .select([
      'color_code as colorCode',
      'coating_code as coatingCode',
      'part_ids as partIds',
      'dealer_id as dealerId',
      sql<'DEALER' | 'FACTORY'>`case when dealer_id is null then 'FACTORY' else 'DEALER' end`.as('location'),
      'place',
      sql<StockCar['state']>`state`.as('state'),
      sql<string>`min(arrival)::text`.as('arrival'),
      (eb) => eb.fn.countAll<number>().as('quantity'),
    ])
    .groupBy(['color_code', 'coating_code', 'part_ids', 'dealer_id', 'state', 'place'])
    .orderBy('state')
    .orderBy('arrival')
    .orderBy('dealer_id')
    .execute()
  return cars.map((car) => ({ ...car, delivery: deliveryDays(ctx, standingOf(car)) }))
}
