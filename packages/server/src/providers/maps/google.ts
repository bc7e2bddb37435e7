import type { AutocompleteItem, GeocodeResult, MapsErrorKey } from '@volante/contract/location'
import { findCountry, findState, type LonLat, stateKey } from '@volante/domain/places/places'
import type { Country } from '@volante/domain/vocabulary'
import * as z from 'zod/mini'
import { createBreaker } from '../breaker.ts'
import { fetchJson, isOutage } from '../fetch-json.ts'
import { checkedMatrix, type Leg, MapsError, type MapsProvider } from './provider.ts'

export interface GoogleSettings {
  readonly apiKey?: string | undefined
  readonly timeoutMs?: number
  /** Instead of the public address. */
  readonly base?: string
}

const Component = z.object({ long_name: z.string(), short_name: z.string(), types: z.array(z.string()) })
const Found = z.object({
  place_id: z.string(),
  formatted_address: z.string(),
  address_components: z.array(Component),
  geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }),
})
const Geocoded = z.object({ status: z.string(), results: z._default(z.array(Found), []) })
const Prediction = z.object({
  description: z.string(),
  place_id: z.string(),
  matched_substrings: z._default(z.array(z.object({ offset: z.int(), length: z.int() })), []),
})
const Predicted = z.object({ status: z.string(), predictions: z._default(z.array(Prediction), []) })
const Amount = z.optional(z.object({ value: z.number() }))
const Cell = z.object({ status: z.string(), distance: Amount, duration: Amount })
const Matrix = z.object({ status: z.string(), rows: z._default(z.array(z.object({ elements: z.array(Cell) })), []) })

type Ask = <S extends z.ZodMiniType>(
  path: string,
  query: Readonly<Record<string, string>>,
  schema: S,
  failure: MapsErrorKey,
) => Promise<z.output<S>>

function asking({ apiKey, timeoutMs = 4_000, base = 'https://maps.googleapis.com' }: GoogleSettings): Ask {
  const breaker = createBreaker({ name: 'Google Maps', counts: isOutage })
  return async (path, query, schema, failure) => {
    if (!apiKey) throw new MapsError('maps.provider.googleSdk')
    const url = new URL(`${base}/maps/api/${path}/json`)
    for (const [name, value] of Object.entries({ ...query, key: apiKey })) url.searchParams.set(name, value)
    try {
      return await breaker(async () => z.parse(schema, await fetchJson({ url, timeoutMs, retries: 1 })))
    } catch (error) {
      throw new MapsError(failure, error)
    }
  }
}

/** Google Maps Platform: Geocoding, Place Autocomplete and Distance Matrix over HTTP. */
export function googleMaps(settings: GoogleSettings): MapsProvider {
  const ask = asking(settings)
  return {
    reverseGeocode: ([lon, lat]) => geocoded(ask, { latlng: `${lat},${lon}` }),
    geocode: (address, country) => geocoded(ask, { address, ...within(country) }),
    async placeDetails(placeId) {
      try {
        return await geocoded(ask, { place_id: placeId })
      } catch (error) {
        const unknown =
          error instanceof MapsError && (error.key === 'maps.noResults' || error.cause === 'INVALID_REQUEST')
        throw unknown ? new MapsError('maps.placeDetails.failed', error) : error
      }
    },
    async autocomplete(input, country, language) {
      const query = { input, ...within(country), ...(language ? { language } : {}) }
      const { status, predictions } = await ask('place/autocomplete', query, Predicted, 'maps.predictions.failed')
      if (status === 'ZERO_RESULTS') throw new MapsError('maps.autocomplete.failed')
      if (status !== 'OK') throw new MapsError('maps.predictions.failed', status)
      return predictions.map(suggestionOf)
    },
    async routeMatrix(origins, destinations) {
      const query = { origins: pointList(origins), destinations: pointList(destinations), mode: 'driving' }
      const { status, rows } = await ask('distancematrix', query, Matrix, 'maps.distanceMatrix.failed')
      if (status !== 'OK') throw new MapsError('maps.distanceMatrix.failed', status)
      if (rows.length === 0) throw new MapsError('maps.distanceMatrix.noRows')
      return checkedMatrix(
        rows.map(({ elements }) => elements.map(legOf)),
        origins.length,
        destinations.length,
      )
    },
  }
}

async function geocoded(ask: Ask, query: Readonly<Record<string, string>>): Promise<GeocodeResult> {
  const { status, results } = await ask('geocode', query, Geocoded, 'maps.geocoding.failed')
  const first = results[0]
  if (status === 'ZERO_RESULTS' || (status === 'OK' && !first)) throw new MapsError('maps.noResults')
  if (status !== 'OK' || !first) throw new MapsError('maps.geocoding.failed', status)
  return resultOf(first)
}

const suggestionOf = ({
  description,
  place_id,
  matched_substrings,
}: z.output<typeof Prediction>): AutocompleteItem => ({
  description,
  placeId: place_id,
  matchedSubstrings: matched_substrings,
})

const legOf = ({ status, distance, duration }: z.output<typeof Cell>): Leg | null =>
  status === 'OK' && distance && duration ? { distance: distance.value, duration: duration.value } : null

/** This service alone wants latitude first. */
const pointList = (points: readonly LonLat[]) => points.map(([lon, lat]) => `${lat},${lon}`).join('|')

const within = (country?: Country): Record<string, string> => (country ? { components: `country:${country}` } : {})

function resultOf({
  place_id,
  formatted_address,
  address_components,
  geometry,
}: z.output<typeof Found>): GeocodeResult {
  const part = (...types: string[]) => address_components.find((one) => types.some((type) => one.types.includes(type)))
  const countryPart = part('country')
  const region = part('administrative_area_level_1')
  const country = findCountry(countryPart?.short_name ?? '')
  const state = country && findState(country.code, region?.short_name ?? '')
  return {
    placeId: place_id,
    longitude: geometry.location.lng,
    latitude: geometry.location.lat,
    description: formatted_address,
    cityName: part('locality', 'administrative_area_level_2')?.long_name ?? '',
    countryCode: countryPart?.short_name ?? '',
    countryName: countryPart?.long_name ?? '',
    stateCode: state
      ? stateKey(state)
      : country?.hasStateCodes === false
        ? (region?.long_name ?? '')
        : (region?.short_name ?? ''),
    stateName: region?.long_name ?? '',
  }
}
