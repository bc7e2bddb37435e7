import type { VehicleKey } from '@volante/domain/vehicle/vehicle-key'
import type { Brand, Country } from '@volante/domain/vocabulary'

/** A car of the group as a country's registry knows it. */
export interface RegisteredVehicle {
  readonly chassis: string
  /** None: not registered yet. */
  readonly plate: string | null
  readonly country: Country
  readonly brand: Brand
  readonly mvsCode: string
  readonly year: number
  readonly colorCode: string | null
  /** First day on the road, YYYY-MM-DD. */
  readonly registeredOn: string | null
}

/** Who knows which plate is which car. */
export interface VehicleRegistry {
  /** Null: it has no such car of the group. Throws where it cannot say: that is never "none". */
  find(key: VehicleKey, country: Country): Promise<RegisteredVehicle | null>
}
