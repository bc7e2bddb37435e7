import type { AutocompleteItem, GeocodeResult, MapsErrorKey } from '@volante/contract/location'
import { findCountry, findState, type LonLat, stateKey } from '@volante/domain/places/places'
import type { Country } from '@volante/domain/vocabulary'
import * as z from 'zod/mini'
import { createBreaker } from '../breaker.ts'
import { fetchJson, isOutage, ServiceFailure } from '../fetch-json.ts'
import { checkedMatrix, type Leg, MapsError, type MapsProvider } from './provider.ts'

export interface AwsSettings {
  readonly apiKey?: string | undefined
  readonly region?: string | undefined
  readonly timeoutMs?: number
  /** Instead of the region's addresses, for tests. */
  readonly base?: string
}

const COUNTRIES_3 = { BR: 'BRA', AR: 'ARG' } as const

const Named = z.object({ Code: z.optional(z.string()), Name: z.optional(z.string()) })
const Address = z.object({
  Label: z.optional(z.string()),
  Country: z.optional(z.object({ Code2: z.optional(z.string()), Name: z.optional(z.string()) })),
  Region: z.optional(Named),
  Locality: z.optional(z.string()),
})
const Place = z.object({
  PlaceId: z.string(),
  Title: z.optional(z.string()),
  Address: z.optional(Address),
  Position: z.tuple([z.number(), z.number()]),
})
const Places = z.object({ ResultItems: z.optional(z.array(Place)) })
const Highlight = z.object({ StartIndex: z.int(), EndIndex: z.int() })
const Suggestions = z.object({
  ResultItems: z.optional(
    z.array(
      z.object({
        PlaceId: z.string(),
        Title: z.string(),
        Address: z.optional(z.object({ Label: z.optional(z.string()) })),
        Highlights: z.optional(z.object({ Address: z.optional(z.object({ Label: z.optional(z.array(Highlight)) })) })),
      }),
    ),
  ),
})
const Cell = z.object({
  Distance: z.optional(z.number()),
  Duration: z.optional(z.number()),
  Error: z.optional(z.string()),
})
const Matrix = z.object({ RouteMatrix: z.optional(z.array(z.array(Cell))) })

type Ask = <S extends z.ZodMiniType>(
  service: 'places' | 'routes',
  path: string,
  schema: S,
  body?: unknown,
) => Promise<z.output<S>>

/** Sends one request; whatever goes wrong is a `MapsError` that carries its cause. */
function asking({ apiKey, region, timeoutMs = 4_000, base }: AwsSettings): Ask {
  const breaker = createBreaker({ name: 'AWS Location', counts: isOutage })
  return async (service, path, schema, body) => {
    if (!apiKey || !region) throw new MapsError('maps.provider.awsConfig')
    const url = new URL(`${base ?? `https://${service}.geo.${region}.amazonaws.com`}/v2/${path}`)
    url.searchParams.set('key', apiKey)
    const method = body === undefined ? 'GET' : 'POST'
    try {
      return await breaker(async () => z.parse(schema, await fetchJson({ url, method, body, timeoutMs, retries: 1 })))
    } catch (error) {
      throw new MapsError('general.error', error)
    }
  }
}

/** Amazon Location Service: Places version 2 and Routes version 2, with an API key. */
export function awsMaps(settings: AwsSettings): MapsProvider {
  const ask = asking(settings)
  return {
    async reverseGeocode(at) {
      const found = await ask('places', 'reverse-geocode', Places, { QueryPosition: [...at], MaxResults: 1 })
      return firstOf(found, 'maps.reverseGeocode.failed')
    },
    async geocode(address, country) {
      const found = await ask('places', 'geocode', Places, { QueryText: address, MaxResults: 1, ...within(country) })
      return firstOf(found, 'maps.geocode.failed')
    },
    async placeDetails(placeId) {
      const found = ask('places', `place/${encodeURIComponent(placeId)}`, Place)
      return resultOf(await found.catch(because(refused, 'maps.placeDetails.failed')))
    },
    async autocomplete(input, country, language) {
      const body = { QueryText: input, MaxResults: 8, ...within(country), ...(language ? { Language: language } : {}) }
      const { ResultItems = [] } = await ask('places', 'autocomplete', Suggestions, body)
      if (ResultItems.length === 0) throw new MapsError('maps.autocomplete.failed')
      return ResultItems.map(suggestionOf)
    },
    async routeMatrix(origins, destinations) {
      const points = { Origins: pointList(origins), Destinations: pointList(destinations) }
      const body = { ...points, TravelMode: 'Car', RoutingBoundary: { Unbounded: true } }
      const found = ask('routes', 'route-matrix', Matrix, body)
      const { RouteMatrix = [] } = await found.catch(because(isRubbish, 'maps.routeMatrix.structure'))
      if (RouteMatrix.length === 0) throw new MapsError('maps.routeMatrix.noData')
      return checkedMatrix(
        RouteMatrix.map((row) => row.map(legOf)),
        origins.length,
        destinations.length,
      )
    },
  }
}

/** Gives a failure another name when its cause tells more. */
const because = (tells: (cause: unknown) => boolean, key: MapsErrorKey) => (error: unknown) => {
  throw error instanceof MapsError && tells(error.cause) ? new MapsError(key, error.cause) : error
}

const refused = (cause: unknown) => cause instanceof ServiceFailure && !isOutage(cause)
const isRubbish = (cause: unknown) => cause instanceof z.core.$ZodError

const pointList = (points: readonly LonLat[]) => points.map((at) => ({ Position: [...at] }))

function firstOf({ ResultItems }: z.output<typeof Places>, key: MapsErrorKey): GeocodeResult {
  const place = ResultItems?.[0]
  if (!place) throw new MapsError(key)
  return resultOf(place)
}

const legOf = ({ Distance, Duration, Error: error }: z.output<typeof Cell>): Leg | null =>
  error || Distance === undefined || Duration === undefined ? null : { distance: Distance, duration: Duration }

const within = (country?: Country) => (country ? { Filter: { IncludeCountries: [COUNTRIES_3[country]] } } : {})

function resultOf({ PlaceId, Title, Address: address, Position }: z.output<typeof Place>): GeocodeResult {
  const countryCode = address?.Country?.Code2 ?? ''
  const stateName = address?.Region?.Name ?? ''
  const country = findCountry(countryCode)
  const state = country && findState(country.code, address?.Region?.Code ?? stateName)
  return {
    placeId: PlaceId,
    longitude: Position[0],
    latitude: Position[1],
    description: address?.Label ?? Title ?? '',
    cityName: address?.Locality ?? '',
    countryCode,
    countryName: address?.Country?.Name ?? '',
    stateCode: state ? stateKey(state) : (address?.Region?.Code ?? stateName),
    stateName,
  }
}

function suggestionOf(item: NonNullable<z.output<typeof Suggestions>['ResultItems']>[number]): AutocompleteItem {
  const marks = item.Highlights?.Address?.Label ?? []
  return {
    description: item.Address?.Label ?? item.Title,
    placeId: item.PlaceId,
    matchedSubstrings: marks.map(({ StartIndex, EndIndex }) => ({ offset: StartIndex, length: EndIndex - StartIndex })),
  }
}
