import { CURRENCIES } from '@volante/domain/vocabulary'
import * as z from 'zod/mini'
import { Country } from './car-shapes.ts'
import { call, service } from './kit.ts'
import {
  AutocompleteItem,
  City,
  GeocodeResult,
  Location,
  mapsErrors,
  pathText,
  provider,
  State,
  Zone,
} from './location.ts'
import { bool, decimal, short } from './query.ts'

/** An address as far as the postal code tells it: a built-in range knows the city, sometimes only the state. */
export const PostalAddress = z.object({
  /** 8 digits. */
  postalCode: z.string(),
  street: z.string(),
  neighborhood: z.string(),
  city: z.string(),
  uf: z.string(),
  /** IBGE code of the city, 7 digits; null when only the state is known. */
  ibge: z.nullable(z.string()),
  precision: z.enum(['street', 'city', 'state']),
})
export type PostalAddress = z.output<typeof PostalAddress>

const byPostalCode = {
  access: 'public',
  params: z.object({ cep: pathText(20) }),
  ok: PostalAddress,
  errors: { 'validation.postalCode.invalid': 400, 'validation.postalCode.notFound': 404, 'general.error': 502 },
} as const

const CountryFacts = z.object({
  code: Country,
  name: z.string(),
  currency: z.enum(CURRENCIES),
  hasStateCodes: z.boolean(),
})

/** A municipality or locality on a map. */
const CityAround = z.object({
  name: z.string(),
  longitude: z.number(),
  latitude: z.number(),
  /** People far away know where it is. */
  isLarge: z.boolean(),
})

export const geography = service('geography', {
  cepCorreios: call({
    ...byPostalCode,
    id: 'geography.cep.correios',
    get: '/geography/cep/correios/{cep}',
    says: 'Takes a CEP of 8 digits or 5+3 and returns its address from Correios; refuses malformed and unknown ones.',
  }),
  cepViacep: call({
    ...byPostalCode,
    id: 'geography.cep.viacep',
    get: '/geography/cep/viacep/{cep}',
    says: 'Takes a CEP of 8 digits or 5+3 and returns its address from ViaCEP; refuses malformed and unknown ones.',
  }),
  cepGet: call({
    ...byPostalCode,
    id: 'geography.cep.get',
    get: '/geography/cep/{cep}',
    says: 'Takes a CEP of 8 digits or 5+3 and returns its address from the first source that knows it; refuses malformed and unknown ones.',
  }),
  cepByAddress: call({
    id: 'geography.cep.byAddress',
    get: '/geography/cep',
    access: 'public',
    query: z.object({ state: short(60), city: short(120), street: short(200) }),
    ok: z.object({ postalCode: z.nullable(z.string()) }),
    says: 'Takes state, city and street and returns the postal code, or null when no source can tell.',
  }),
  cityList: call({
    id: 'geography.city.list',
    get: '/geography/city',
    access: 'public',
    query: z.object({
      cityContaining: short(120),
      includeInfluenceArea: z.optional(bool()),
      countryCode: z.optional(Country),
      stateCode: z.optional(short(60)),
    }),
    ok: z.array(Location),
    says: 'Takes a part of a city name, accents and case aside, and returns at most 30 locations, best matches first.',
  }),
  cityAround: call({
    id: 'geography.city.around',
    get: '/geography/city/around',
    access: 'public',
    query: z.object({ latitude: decimal(-90, 90), longitude: decimal(-180, 180) }),
    ok: z.array(CityAround),
    cache: ['geography'],
    says: "Takes a point and returns what municipalities and localities of the site's country lie around it: the 40 nearest ones, nearest first, then the nearest large ones beyond.",
  }),
  countryGet: call({
    id: 'geography.country.get',
    get: '/geography/country/{c}',
    access: 'public',
    params: z.object({ c: pathText() }),
    ok: z.extend(CountryFacts, { states: z.array(State) }),
    cache: ['geography'],
    says: 'Takes a country code and returns the country with its states; refuses countries that are not served.',
  }),
  countryState: call({
    id: 'geography.country.state',
    get: '/geography/country/{c}/state/{s}',
    access: 'public',
    params: z.object({ c: pathText(), s: pathText() }),
    ok: z.extend(State, { countryCode: Country, cities: z.array(City) }),
    cache: ['geography'],
    says: 'Takes a country code and a state (code or name) and returns the state with its cities by name.',
  }),
  countryStateCity: call({
    id: 'geography.country.stateCity',
    get: '/geography/country/{c}/state/{s}/city/{x}',
    access: 'public',
    params: z.object({ c: pathText(), s: pathText(), x: pathText(120) }),
    ok: Location,
    errors: { 'geography.stateCodeRequired': 400 },
    says: 'Takes country, state and city (name or code) and returns the location with its influence areas and regionals; refuses a missing state.',
  }),
  zoneList: call({
    id: 'geography.zone.list',
    get: '/geography/locationId/{id}/zone',
    access: 'public',
    params: z.object({ id: pathText() }),
    ok: z.array(Zone),
    cache: ['geography'],
    says: 'Takes the code of a city or province and returns its zones: the parts of a large city, else the zone it lies in.',
  }),
  stateList: call({
    id: 'geography.state.list',
    get: '/geography/state',
    access: 'public',
    query: z.object({ country: z.optional(Country) }),
    ok: z.array(State),
    cache: ['geography'],
    says: "Takes a country, the site's unless stated, and returns its states by name.",
  }),
  geocodeSuggestion: call({
    id: 'geography.geocode.suggestion',
    get: '/geography/geocode/suggestion',
    access: 'public',
    query: z.object({ address: short(200), country: Country, provider }),
    ok: z.array(AutocompleteItem),
    errors: mapsErrors,
    says: 'Takes the beginning of an address and a country and returns suggested places; refuses when there are none.',
  }),
  geocodeGet: call({
    id: 'geography.geocode.get',
    get: '/geography/geocode',
    access: 'public',
    query: z.object({ locationId: short(600) }),
    ok: GeocodeResult,
    errors: mapsErrors,
    says: 'Takes the place id of a suggestion and returns the place with its coordinates; refuses an unknown one.',
  }),
})
