import type { AutocompleteItem, GeocodeResult, MapsErrorKey } from '@volante/contract/location'
import type { LonLat } from '@volante/domain/places/places'
import type { Country } from '@volante/domain/vocabulary'

export interface Leg {
  /** Metres. */
  distance: number
  /** Seconds. */
  duration: number
}

/** Finds places and drives (spec platform §3, calls §7 Maps). Every refusal is a `MapsError`. */
export interface MapsProvider {
  reverseGeocode(at: LonLat): Promise<GeocodeResult>
  geocode(address: string, country?: Country): Promise<GeocodeResult>
  placeDetails(placeId: string): Promise<GeocodeResult>
  autocomplete(input: string, country?: Country, language?: string): Promise<AutocompleteItem[]>
  /** One row per origin, in it one entry per destination; null where there is no drive. */
  routeMatrix(origins: readonly LonLat[], destinations: readonly LonLat[]): Promise<(Leg | null)[][]>
}

export class MapsError extends Error {
  readonly key: MapsErrorKey

  constructor(key: MapsErrorKey, cause?: unknown) {
    super(key, cause === undefined ? {} : { cause })
    this.name = 'MapsError'
    this.key = key
  }
}

/** Checks a matrix answer: one row per origin and one entry per destination (spec platform §5). */
export function checkedMatrix(
  rows: readonly (readonly (Leg | null)[])[],
  origins: number,
  destinations: number,
): (Leg | null)[][] {
  if (rows.length !== origins) throw new MapsError('maps.routeMatrix.structure')
  if (rows.some((row) => row.length !== destinations)) throw new MapsError('maps.routeMatrix.rowLength')
  return rows.map((row) => [...row])
}
