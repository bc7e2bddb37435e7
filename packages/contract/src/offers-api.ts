import * as z from 'zod/mini'
import { call, service } from './kit.ts'
import { City, pathText, Regional, State } from './location.ts'

const regional = z.object({ regionCode: pathText(), brand: pathText(40) })

export const offersApi = service('offers-api', {
  dealerRegionals: call({
    id: 'offers-api.dealer.regionals',
    get: '/offers-api/dealer/countrycode/{country}/regional',
    access: 'public',
    params: z.object({ country: pathText() }),
    ok: z.array(z.extend(Regional, { name: z.string() })),
    cache: ['dealers'],
    says: 'Takes a country code and returns its regionals with their brands; refuses countries that are not served.',
  }),
  dealerRegionalStates: call({
    id: 'offers-api.dealer.regionalStates',
    get: '/offers-api/dealer/regional/{regionCode}/brand/{brand}/states',
    access: 'public',
    params: regional,
    ok: z.array(State),
    errors: { 'dealers.noRegional': 404 },
    cache: ['dealers'],
    says: 'Takes a regional and a brand and returns its states; refuses an unknown regional.',
  }),
  dealerRegionalCities: call({
    id: 'offers-api.dealer.regionalCities',
    get: '/offers-api/dealer/regional/{regionCode}/brand/{brand}/cities',
    access: 'public',
    params: regional,
    query: z.object({ stateCode: z.optional(pathText()) }),
    ok: z.array(City),
    errors: { 'dealers.noRegional': 404, 'geography.stateCodeRequired': 400 },
    cache: ['dealers'],
    says: 'Takes a regional, a brand and a state and returns the cities in which the brand has dealers there; refuses a missing state and an unknown regional.',
  }),
})
