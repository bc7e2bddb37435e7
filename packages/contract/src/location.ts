import * as z from 'zod/mini'
import { Country } from './car-shapes.ts'
import { short } from './query.ts'

/** A path value that may be blank: the call answers blanks with a text of its own. */
export const pathText = (max = 80) => z.string().check(z.maxLength(max), z.regex(/^[^\p{Cc}]*$/u))

export const InfluenceArea = z.object({ id: z.string(), code: z.string(), brandName: z.string() })
export const Regional = z.object({ regionalId: z.string(), brandName: z.string() })

export const State = z.object({
  /** What stands in a location's stateCode: the UF in Brazil, the province's name in Argentina. */
  code: z.string(),
  name: z.string(),
  /** IBGE or INDEC code. */
  officialCode: z.string(),
  region: z.string(),
})

export const City = z.object({
  /** IBGE code in Brazil, our own code of the locality in Argentina. */
  code: z.string(),
  name: z.string(),
  stateCode: z.string(),
  countryCode: Country,
})

export const Zone = z.object({ id: z.string(), name: z.string() })

/** Where a visitor is (spec platform §3). Kept in the cookie without influence areas and regionals. */
export const Location = z.object({
  countryCode: Country,
  stateCode: z.string(),
  cityName: z.string(),
  cityCode: z.string(),
  longitude: z.number(),
  latitude: z.number(),
  influenceAreas: z.optional(z.array(InfluenceArea)),
  regionals: z.optional(z.array(Regional)),
})

export const GeocodeResult = z.object({
  placeId: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  description: z.string(),
  cityName: z.string(),
  countryCode: z.string(),
  countryName: z.string(),
  stateCode: z.string(),
  stateName: z.string(),
})

export const AutocompleteItem = z.object({
  description: z.string(),
  placeId: z.string(),
  matchedSubstrings: z.array(z.object({ offset: z.int(), length: z.int() })),
})

/** What any lookup of a place may be refused with, in the documents' words (calls §8). */
export const mapsErrors = {
  'maps.reverseGeocode.failed': 404,
  'maps.placeDetails.failed': 404,
  'maps.geocode.failed': 404,
  'maps.autocomplete.failed': 404,
  'maps.noResults': 404,
  'maps.provider.unsupported': 400,
  'maps.provider.awsConfig': 400,
  'maps.provider.googleSdk': 400,
  'maps.geocoding.failed': 502,
  'maps.predictions.failed': 502,
  'maps.routeMatrix.noData': 502,
  'maps.routeMatrix.structure': 502,
  'maps.routeMatrix.rowLength': 502,
  'maps.distanceMatrix.failed': 502,
  'maps.distanceMatrix.noRows': 502,
  'general.error': 502,
} as const
export type MapsErrorKey = keyof typeof mapsErrors

/** AWS, GOOGLE or its older name GCP; anything else is refused by the call. */
export const provider = z.optional(short(20))

export type Location = z.output<typeof Location>
export type State = z.output<typeof State>
export type City = z.output<typeof City>
export type GeocodeResult = z.output<typeof GeocodeResult>
export type AutocompleteItem = z.output<typeof AutocompleteItem>
