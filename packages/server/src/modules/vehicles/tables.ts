import type { ReadingSource } from '@volante/domain/vehicle/readings'
import type { Country } from '@volante/domain/vocabulary'
import type { Generated } from 'kysely'
import type { Day, NullableDay } from '../../platform/db/columns.ts'

/** Who said so: an order at delivery, the registry, the car's owner. */
export type FactSource = 'ORDER' | 'REGISTRY' | 'OWNER'

export interface VehicleTables {
  vehicles: {
    chassis: string
    country: Country
    brand: string
    mvs_code: string
    year: number
    color_code: string | null
    source: FactSource
    known_at: Date
  }
  vehicle_plates: {
    id: Generated<string>
    chassis: string
    country: Country
    plate: string
    since: Day
    until: NullableDay
    source: FactSource
  }
  vehicle_owners: {
    id: Generated<string>
    chassis: string
    account_id: string | null
    order_id: string | null
    since: Day
    until: NullableDay
    source: FactSource
  }
  vehicle_readings: {
    id: Generated<string>
    chassis: string
    km: number
    day: Day
    source: ReadingSource
    account_id: string | null
    is_proven: boolean
    dealer_code: string | null
    at: Date
  }
}
