import * as z from 'zod/mini'
import { NearbyDealer, radiusQuery } from './dealer.ts'
import { call, service } from './kit.ts'
import { City, pathText } from './location.ts'

export const dealerws = service('dealerws', {
  findDealersByRadius: call({
    id: 'dealerws.v2.dealer.findDealersByRadius',
    get: '/dealerws/v2/dealer/findDealersByRadius',
    access: 'public',
    query: radiusQuery,
    ok: z.array(NearbyDealer),
    errors: { 'dealers.noRadius': 400 },
    says: 'Takes a reference point in degrees and a radius in metres and returns the dealers within it, nearest first; refuses without a point.',
  }),
  areaCities: call({
    id: 'dealerws.influenceArea.cities',
    get: '/dealerws/influencearea/{id}/city',
    access: 'public',
    params: z.object({ id: pathText() }),
    ok: z.array(City),
    errors: { 'dealers.noInfluenceArea': 404 },
    cache: ['dealers'],
    says: 'Takes the id or code of an influence area and returns its cities; refuses a missing or unknown one.',
  }),
  regionalCities: call({
    id: 'dealerws.regional.cities',
    get: '/dealerws/regional/{regionalId}/brand/{brand}/cities',
    access: 'public',
    params: z.object({ regionalId: pathText(), brand: pathText(40) }),
    ok: z.array(City),
    errors: { 'dealers.noRegional': 404 },
    cache: ['dealers'],
    says: 'Takes a regional and a brand and returns the cities in which the brand has dealers there; refuses an unknown regional.',
  }),
})
