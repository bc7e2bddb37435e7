import { geography, type PostalAddress } from '@volante/contract/geography'
import type { Location } from '@volante/contract/location'
import { findCountry, findState, type State, stateKey, states } from '@volante/domain/places/places'
import { postalCodeKey, postalCodeRefusal } from '@volante/domain/places/postal-code'
import type { Ctx } from '../../platform/http/ctx.ts'
import { implement } from '../../platform/http/implement.ts'
import { areasOfCities, regionalsOfState } from './area-queries.ts'
import { mapsAnswer, ownMaps } from './maps/api.ts'
import { isBlank } from './path.ts'
import { cityAnswer, stateAnswer } from './present.ts'
import {
  citiesAround,
  cityByCode,
  cityOfState,
  citiesOfState,
  searchCities,
  zonesOfCity,
  zonesOfProvince,
} from './queries.ts'
import { addressFrom, postalCodeOf } from './postal-codes.ts'

export const geographyHandlers = implement(geography, {
  cepCorreios: ({ ctx, params, fail }) => addressOrRefusal(ctx, params.cep, fail, 'correios'),

  cepViacep: ({ ctx, params, fail }) => addressOrRefusal(ctx, params.cep, fail, 'viacep'),

  cepGet: ({ ctx, params, fail }) => addressOrRefusal(ctx, params.cep, fail),

  async cepByAddress({ ctx, query }) {
    const state = findState('BR', query.state)
    return { postalCode: state ? await postalCodeOf(ctx, state.code, query.city, query.street) : null }
  },

  async cityList({ ctx, query }) {
    const country = query.countryCode ?? ctx.site.country
    const state = query.stateCode === undefined ? undefined : findState(country, query.stateCode)
    if (query.stateCode !== undefined && !state) return []
    const found = { containing: query.cityContaining, country, limit: 30, state: state && stateKey(state) }
    const cities = (await searchCities(ctx.db, found)).map(locationOf)
    return query.includeInfluenceArea ? withInfluenceAreas(ctx, cities) : cities
  },

  async cityAround({ ctx, query: { longitude, latitude } }) {
    const cities = await citiesAround(ctx.db, ctx.site.country, longitude, latitude)
    return cities.map(({ name, lon, lat, is_large: isLarge }) => ({ name, longitude: lon, latitude: lat, isLarge }))
  },

  countryGet({ ctx, params }) {
    const country = countryOrRefusal(ctx, params.c)
    const { code, currency, hasStateCodes } = country
    return {
      code,
      name: country.name[ctx.site.language],
      currency,
      hasStateCodes,
      states: statesOf(code).map(stateAnswer),
    }
  },

  async countryState({ ctx, params }) {
    const state = stateOrRefusal(ctx, params.c, params.s)
    const cities = await citiesOfState(ctx.db, state.country, stateKey(state))
    return { ...stateAnswer(state), countryCode: state.country, cities: cities.map(cityAnswer) }
  },

  async countryStateCity({ ctx, params, fail }) {
    if (isBlank(params.s)) throw fail('geography.stateCodeRequired')
    const state = stateOrRefusal(ctx, params.c, params.s)
    const city = await cityOfState(ctx.db, state.country, stateKey(state), params.x)
    if (!city) throw ctx.fail('request.notFound')
    const [location] = await withInfluenceAreas(ctx, [locationOf(city)])
    if (!location) throw ctx.fail('request.notFound')
    return { ...location, regionals: await regionalsOfState(ctx.db, state.country, stateKey(state)) }
  },

  async zoneList({ ctx, params }) {
    const province = findState('AR', params.id)
    if (province) return zonesOfProvince(ctx.db, province.code)
    const city = await cityByCode(ctx.db, params.id)
    if (!city) throw ctx.fail('request.notFound')
    return zonesOfCity(ctx.db, city.code, city.zone_id)
  },

  stateList: ({ ctx, query }) => statesOf(query.country ?? ctx.site.country).map(stateAnswer),

  geocodeSuggestion: ({ ctx, query, fail }) =>
    mapsAnswer(ctx, fail, query.provider, (maps) => maps.autocomplete(query.address, query.country, ctx.site.language)),

  geocodeGet: ({ ctx, query, fail }) =>
    mapsAnswer(ctx, fail, ownMaps(query.locationId), (maps) => maps.placeDetails(query.locationId)),
})

const statesOf = (country: 'BR' | 'AR') =>
  states.filter((state) => state.country === country).toSorted((a, b) => a.name.localeCompare(b.name, 'pt-BR'))

function countryOrRefusal(ctx: Ctx, code: string) {
  const country = findCountry(code)
  if (!country) throw ctx.fail('request.notFound')
  return country
}

function stateOrRefusal(ctx: Ctx, country: string, given: string): State {
  const state = findState(countryOrRefusal(ctx, country).code, given)
  if (!state) throw ctx.fail('request.notFound')
  return state
}

type CityRow = NonNullable<Awaited<ReturnType<typeof cityOfState>>>

const locationOf = ({ code, name, state, country, lon, lat }: CityRow): Location => ({
  countryCode: country,
  stateCode: state,
  cityName: name,
  cityCode: code,
  longitude: lon,
  latitude: lat,
})

async function withInfluenceAreas(ctx: Ctx, locations: readonly Location[]): Promise<Location[]> {
  if (locations.length === 0) return []
  const areas = await areasOfCities(
    ctx.db,
    locations.map((one) => one.cityCode),
  )
  const byCity = Map.groupBy(areas, (area) => area.city_code)
  return locations.map((one) => ({
    ...one,
    influenceAreas: (byCity.get(one.cityCode) ?? []).map(({ id, code, brandName }) => ({ id, code, brandName })),
  }))
}

type PostalFail = (key: 'validation.postalCode.invalid' | 'validation.postalCode.notFound' | 'general.error') => Error

/** "O CEP não foi encontrado" when no source knows it; any failure of a source is the general error (calls §7). */
async function addressOrRefusal(
  ctx: Ctx,
  cep: string,
  fail: PostalFail,
  source?: 'viacep' | 'correios',
): Promise<PostalAddress> {
  if (postalCodeRefusal(cep, 'BR')) throw fail('validation.postalCode.invalid')
  const answer = await addressFrom(ctx, postalCodeKey(cep), source)
  if (answer === 'failed') throw fail('general.error')
  if (!answer) throw fail('validation.postalCode.notFound')
  return answer
}
