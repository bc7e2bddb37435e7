import type { StockCar } from '@volante/contract/stock'
import { sql } from 'kysely'
import type { Country } from '@volante/domain/vocabulary'
import type { Ctx } from '../../platform/http/ctx.ts'
import { deliveryDays } from './delivery-days.ts'
import { standingOf, standsOpen } from './units.ts'

export interface StockQuery {
  readonly mvsCode: string
  readonly modelYear: number
  readonly brand: string
  readonly country: Country
}

/** Cars of a version that can be had, none at a blocked dealer, equal ones at one place counted together, those at hand first. */
export async function availableCars(ctx: Ctx, { mvsCode, modelYear, brand, country }: StockQuery): Promise<StockCar[]> {
  const cars = await ctx.db
    .selectFrom('stock_units')
    .where('mvs_code', '=', mvsCode)
    .where('year', '=', modelYear)
    .where('country', '=', country)
    .where('brand', '=', brand)
    .where('state', 'in', ['AVAILABLE', 'IN_TRANSIT'])
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
