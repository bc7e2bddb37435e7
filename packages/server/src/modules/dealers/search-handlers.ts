import { dealerSearch } from '@volante/contract/dealer-search'
import { dealerws } from '@volante/contract/dealerws'
import { offersApi } from '@volante/contract/offers-api'
import { rentalDealers } from '@volante/contract/rental-dealers'
import { findCountry, findState, stateKey, states } from '@volante/domain/places/places'
import { cityAnswer, isBlank, regionalsOfCountry, stateAnswer } from '../geography/api.ts'
import { implement } from '../../platform/http/implement.ts'
import { areaCities, around, filterOf, regionalOrRefusal } from './lookups.ts'
import { citiesWithDealers, findDealers } from './queries.ts'

export const dealerSearchHandlers = implement(dealerSearch, {
  findDealersBy: ({ ctx, query }) => findDealers(ctx.db, filterOf(ctx, query)),
})

export const dealerwsHandlers = implement(dealerws, {
  findDealersByRadius: ({ ctx, query, fail }) => around(ctx, query, fail),

  areaCities: ({ ctx, params, fail }) => areaCities(ctx, params.id, fail),

  async regionalCities({ ctx, params, fail }) {
    const { brand, country, states: keys } = await regionalOrRefusal(ctx, params.regionalId, params.brand, fail)
    return (await citiesWithDealers(ctx.db, { brand, country }, keys)).map(cityAnswer)
  },
})

export const rentalDealersHandlers = implement(rentalDealers, {
  list({ ctx, query, fail }) {
    const { dealerGroup, fulfillment } = query
    if ((dealerGroup === undefined) !== (fulfillment === undefined)) throw fail('request.invalid')
    return findDealers(ctx.db, filterOf(ctx, { type: query.type, dealerGroup, state: query.state, city: query.city }))
  },
})

export const offersApiDealerHandlers = implement(offersApi, {
  async dealerRegionals({ ctx, params }) {
    const country = findCountry(params.country)
    if (!country) throw ctx.fail('request.notFound')
    return regionalsOfCountry(ctx.db, country.code)
  },

  async dealerRegionalStates({ ctx, params, fail }) {
    const regional = await regionalOrRefusal(ctx, params.regionCode, params.brand, fail)
    return states
      .filter((state) => state.country === regional.country && regional.states.includes(stateKey(state)))
      .map(stateAnswer)
  },

  async dealerRegionalCities({ ctx, params, query, fail }) {
    if (isBlank(query.stateCode)) throw fail('geography.stateCodeRequired')
    const { brand, country, states: keys } = await regionalOrRefusal(ctx, params.regionCode, params.brand, fail)
    const state = findState(country, query.stateCode ?? '')
    if (!state || !keys.includes(stateKey(state))) return []
    return (await citiesWithDealers(ctx.db, { brand, country }, [stateKey(state)])).map(cityAnswer)
  },
})
