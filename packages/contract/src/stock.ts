import { UNIT_PLACES } from '@volante/domain/order/unit-place'
import * as z from 'zod/mini'
import { Brand, Country, MvsCode, Year } from './car-shapes.ts'
import { call, service } from './kit.ts'

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

export const stock = service('stock', {
  available: call({
    id: 'stock.available.get',
    get: '/stock/available',
    access: 'public',
    query: z.object({ mvsCode: MvsCode, modelYear: Year, brand: Brand, country: z.optional(Country) }),
    ok: z.object({ total: z.int(), cars: z.array(StockCar) }),
    says: 'Takes MVS code, model year and brand; returns the cars that can be had, equal ones counted together, none when sold out.',
  }),
})

export type StockCar = z.output<typeof StockCar>
