import { chassisCharacters, chassisRefusal } from '../car/chassis.ts'
import { plateCharacters, plateRefusal } from '../car/plate.ts'
import { type Refusal, refuse } from '../refusal.ts'
import type { Country } from '../vocabulary.ts'

/** What a vehicle is found by. */
export type VehicleKey = { readonly chassis: string } | { readonly plate: string }

/** No plate of either country is longer. */
const PLATE_LENGTH = 7

/**
 * Takes a plate or a chassis as typed and the country; returns which of them it is, as it is kept. Refuses a blank, what is
 * no plate of the country, and all but the 17 signs of a chassis (spec platform §5).
 */
export function vehicleKey(typed: string, country: Country): VehicleKey | Refusal {
  const chassis = chassisCharacters(typed)
  if (chassis === '') return refuse('validation.plate.required')
  if (chassis.length > PLATE_LENGTH) return chassisRefusal(typed) ?? { chassis }
  return plateRefusal(typed, country) ?? { plate: plateCharacters(typed) }
}
