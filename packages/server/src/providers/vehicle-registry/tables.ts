import type { Brand, Country } from '@volante/domain/vocabulary'
import type { Day } from '../../platform/db/columns.ts'

export interface RegistryTables {
  registry_vehicles: {
    chassis: string
    plate: string
    country: Country
    brand: Brand
    mvs_code: string
    year: number
    color_code: string
    registered_on: Day
  }
}
