import { city } from './bodies/city.ts'
import { hatch } from './bodies/hatch.ts'
import { offRoad } from './bodies/off-road.ts'
import { pickupCompact, pickupLarge } from './bodies/pickups.ts'
import { sedan } from './bodies/sedan.ts'
import { suvCoupe } from './bodies/suv-coupe.ts'
import { suv } from './bodies/suv.ts'
import { minivan, van, vanCompact } from './bodies/vans.ts'
import type { Body } from './body.ts'

export const BODIES = {
  city,
  hatch,
  sedan,
  suv,
  'suv-coupe': suvCoupe,
  'off-road': offRoad,
  'pickup-compact': pickupCompact,
  'pickup-large': pickupLarge,
  'van-compact': vanCompact,
  van,
  minivan,
} as const satisfies Record<string, Body>

export type BodyName = keyof typeof BODIES

/** Takes a catalogue body type ("SUV cupê", "pickup" …) and a length in millimetres; returns the nearest silhouette. */
export function bodyNameFor(bodyType: string, length?: number): BodyName {
  const type = bodyType.toLowerCase()
  if (type.includes('cup')) return 'suv-coupe'
  if (type.includes('off')) return 'off-road'
  if (type.includes('suv')) return 'suv'
  if (type.includes('sedan') || type.includes('sedã')) return 'sedan'
  if (type.includes('minivan')) return 'minivan'
  if (type.includes('van')) return length !== undefined && length > 5400 ? 'van' : 'van-compact'
  if (type.includes('pick')) return length !== undefined && length > 5100 ? 'pickup-large' : 'pickup-compact'
  return length !== undefined && length < 3750 ? 'city' : 'hatch'
}
