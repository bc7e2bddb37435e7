import * as z from 'zod/mini'
import { Country } from './car-shapes.ts'
import { call, service } from './kit.ts'
import { AutocompleteItem, GeocodeResult, mapsErrors, provider } from './location.ts'
import { decimal, many, short } from './query.ts'

const Leg = z.object({
  /** Metres by road. */
  distance: z.number(),
  /** Seconds by car. */
  duration: z.number(),
})

export const maps = service('maps', {
  reverseGeocode: call({
    id: 'maps.reverseGeocode.get',
    get: '/maps/reverse-geocode',
    access: 'public',
    query: z.object({ longitude: decimal(-180, 180), latitude: decimal(-90, 90), provider }),
    ok: GeocodeResult,
    errors: mapsErrors,
    says: 'Takes longitude and latitude in degrees and returns the place there; refuses when there is none.',
  }),
  geocode: call({
    id: 'maps.geocode.get',
    get: '/maps/geocode',
    access: 'public',
    query: z.object({ address: short(200), country: z.optional(Country), provider }),
    ok: GeocodeResult,
    errors: mapsErrors,
    says: 'Takes an address, a CEP or a city and returns the best place for it; refuses when there is none.',
  }),
  placeDetails: call({
    id: 'maps.placeDetails.get',
    get: '/maps/place-details',
    access: 'public',
    query: z.object({ placeId: short(600), provider }),
    ok: GeocodeResult,
    errors: mapsErrors,
    says: 'Takes the place id of a suggestion and returns the place; refuses an unknown one.',
  }),
  autocomplete: call({
    id: 'maps.autocomplete.list',
    get: '/maps/autocomplete',
    access: 'public',
    query: z.object({ input: short(200), country: z.optional(Country), language: z.optional(short(10)), provider }),
    ok: z.array(AutocompleteItem),
    errors: mapsErrors,
    says: 'Takes the beginning of an address and returns suggested places; refuses when there are none.',
  }),
  routeMatrix: call({
    id: 'maps.routeMatrix.get',
    get: '/maps/route-matrix',
    access: 'public',
    query: z.object({ origins: many(25), destinations: many(100), provider }),
    ok: z.object({ rows: z.array(z.array(z.nullable(Leg))) }),
    errors: { ...mapsErrors, 'request.tooLarge': 400 },
    says: 'Takes origins and destinations, each "longitude,latitude", and returns one row per origin with the drive to each destination, null where there is none.',
  }),
})
