import type { LonLat } from '@volante/domain/places/places'
import type { Country } from '@volante/domain/vocabulary'

/** A city as the built-in maps know it. */
export interface GazetteerPlace {
  readonly code: string
  readonly name: string
  /** What stands in a location's stateCode. */
  readonly state: string
  readonly country: Country
  readonly lon: number
  readonly lat: number
}

/** Where the built-in maps look places up; the geography module answers it from its tables. */
export interface Gazetteer {
  byCode(code: string): Promise<GazetteerPlace | undefined>
  nearest(at: LonLat): Promise<GazetteerPlace | undefined>
  /** Cities whose name contains the text, best first; a state narrows. */
  search(name: string, limit: number, country?: Country, state?: string): Promise<readonly GazetteerPlace[]>
  byPostalCode(cep: string): Promise<GazetteerPlace | undefined>
}
