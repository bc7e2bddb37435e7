import type { UnitPlace } from '@volante/domain/order/unit-place'
import type { Country } from '@volante/domain/vocabulary'
import type { Generated } from 'kysely'
import type { Day } from '../../platform/db/columns.ts'

export interface StockTables {
  stock_units: {
    id: string
    /** Null: at the factory. */
    dealer_id: string | null
    country: Country
    brand: string
    mvs_code: string
    year: number
    color_code: string
    coating_code: string
    part_ids: string[]
    state: 'AVAILABLE' | 'RESERVED' | 'SOLD' | 'IN_TRANSIT'
    chassis: string
    arrival: Day
    place: Generated<Exclude<UnitPlace, 'order'>>
  }
}
