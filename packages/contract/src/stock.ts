import { UNIT_PLACES } from '@volante/domain/order/unit-place'
import { STOCK_AGE_NAMES } from '@volante/domain/stock/stock-age'
import * as z from 'zod/mini'
import { Brand, Country, MvsCode, Year } from './car-shapes.ts'
import { call, service } from './kit.ts'
import { page, paging, short } from './query.ts'

const StockCar = z.object({
  colorCode: z.string(),
  coatingCode: z.string(),
  /** Ids of the optionals built in. */
  partIds: z.array(z.string()),
  location: z.enum(['DEALER', 'FACTORY']),
  dealerId: z.nullable(z.string()),
  /** AVAILABLE now, or IN_TRANSIT until `arrival`. */
  state: z.enum(['AVAILABLE', 'IN_TRANSIT']),
  arrival: z.string(),
  place: z.enum(UNIT_PLACES),
  /** Earliest and latest day of the delivery of one that is reserved today. */
  delivery: z.object({ earliestOn: z.string(), latestOn: z.string() }),
  quantity: z.int(),
})

/** A car that stands somewhere and can be sold. */
export const StandingUnit = z.object({
  id: z.string(),
  mvsCode: z.string(),
  car: z.string(),
  year: z.int(),
  colorCode: z.string(),
  chassis: z.string(),
  country: Country,
  /** Null: at the factory. */
  dealer: z.nullable(z.object({ code: z.string(), name: z.string() })),
  arrival: z.string(),
  days: z.int(),
})
export type StandingUnit = z.output<typeof StandingUnit>

export const stock = service('stock', {
  available: call({
    id: 'stock.available.get',
    get: '/stock/available',
    access: 'public',
    query: z.object({ mvsCode: MvsCode, modelYear: Year, brand: Brand, country: z.optional(Country) }),
    ok: z.object({ total: z.int(), cars: z.array(StockCar) }),
    says: 'Takes MVS code, model year and brand; returns the cars that can be had, equal ones counted together, none when sold out.',
  }),
  units: call({
    id: 'stock.units.list',
    get: '/stock/units',
    access: 'bearer',
    may: 'stock.read',
    within: 'rows',
    query: z.object({
      age: z.optional(z.enum(STOCK_AGE_NAMES)),
      dealerCode: z.optional(short(40)),
      ...paging,
    }),
    ok: page(StandingUnit),
    says: "Takes how long the cars have stood and a dealer, or neither; returns the unsold cars that stand at the caller's dealers, and at the factory where the right knows no bounds, those there longest first.",
  }),
})

export type StockCar = z.output<typeof StockCar>
