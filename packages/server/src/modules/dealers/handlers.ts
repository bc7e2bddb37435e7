import { dealers } from '@volante/contract/dealers'
import { brandNumericId } from '@volante/domain/brand'
import { findState, type State, stateKey, states } from '@volante/domain/places/places'
import { BRANDS, type Country } from '@volante/domain/vocabulary'
import { cityAnswer, isBlank, stateAnswer, zonesOfProvince } from '../geography/api.ts'
import type { Ctx } from '../../platform/http/ctx.ts'
import { type Handlers, implement } from '../../platform/http/implement.ts'
import { isOffered } from '../../platform/sites/group.ts'
import { isNamedDealerWithin } from './dealer-scope.ts'
import { block } from './block.ts'
import { deskHandlers } from './desk/desk-handlers.ts'
import { areaCities, areaOrRefusal, around, filterOf } from './lookups.ts'
import { areasOfGroup } from './network-queries.ts'
import {
  brandsWithDealers,
  citiesWithDealers,
  dealerByKey,
  findDealers,
  groupsWithDealers,
  setEconnect,
  statesWithDealers,
  workshopServices,
  zonesWithDealers,
} from './queries.ts'

/** Whether a dealer has the brand asked for, or any, whose site is not closed. */
const sellsOpen = (ctx: Ctx, { brand: asked }: { readonly brand?: string | undefined }) => {
  return ({ country, brands }: { readonly country: Country; readonly brands: readonly string[] }): boolean => {
    const isOpen = isOffered(ctx, country)
    return brands.some((brand) => (asked === undefined || asked === brand) && isOpen({ brand }))
  }
}

const handlers: Handlers<typeof dealers.calls> = {
  ...deskHandlers,

  async brandList({ ctx }) {
    const rows = await brandsWithDealers(ctx.db, ctx.site.country)
    const isOpen = isOffered(ctx, ctx.site.country)
    return BRANDS.filter((brand) => isOpen({ brand }) && rows.some((row) => row.brand === brand)).map((brand) => ({
      brand,
      id: brandNumericId(brand),
    }))
  },

  dealerList: async ({ ctx, query }) => (await findDealers(ctx.db, filterOf(ctx, query))).filter(sellsOpen(ctx, query)),

  findByGroup: ({ ctx, query }) => findDealers(ctx.db, { dealerGroup: query.dealerGroup }),

  async dealerGet({ ctx, params, fail }) {
    const dealer = await dealerByKey(ctx.db, params.id)
    if (!dealer || dealer.blocked || dealer.id !== params.id) throw fail('dealer.notFound')
    return dealer
  },

  async dealerAny({ ctx, params, fail }) {
    const dealer = await dealerByKey(ctx.db, params.id)
    if (!dealer) throw fail('dealer.notFound')
    return dealer
  },

  async updateBlocked({ ctx, body, fail }) {
    const dealer = await dealerByKey(ctx.db, body.dealerId)
    if (!dealer) throw fail('dealer.notFound')
    await block(ctx, dealer, body)
    return { ...dealer, blocked: body.blocked }
  },

  async econnect({ ctx, body, fail }) {
    const dealer = await dealerByKey(ctx.db, body.dealerCode)
    if (!dealer) throw fail('dealer.notFound')
    await setEconnect(ctx.db, dealer.id, body.econnect, ctx.now)
    await ctx.changed('dealers')
    return { ...dealer, econnect: body.econnect }
  },

  provinceAll: () => provinces().map(({ code, name }) => ({ id: code, name })),

  async provinceList({ ctx, query }) {
    const country = query.country ?? 'AR'
    const rows = await statesWithDealers(ctx.db, { country, brand: query.brand })
    const keys = new Set(rows.map((row) => row.state))
    return provinces(country)
      .filter((state) => keys.has(stateKey(state)))
      .map(({ code, name }) => ({ id: code, name }))
  },

  provinceAllZones: ({ ctx, params, fail }) => {
    if (isBlank(params.provinceId)) throw fail('dealers.provinceIdRequired')
    return zonesOfProvince(ctx.db, provinceOrRefusal(ctx, params.provinceId).code)
  },

  provinceZones: ({ ctx, params, fail }) => {
    if (isBlank(params.provinceId)) throw fail('dealers.provinceIdRequired')
    return zonesWithDealers(ctx.db, provinceOrRefusal(ctx, params.provinceId).code)
  },

  serviceList: ({ ctx, params }) => workshopServices(ctx.db, ctx.site.country, params.type.toUpperCase()),

  async maintenanceServiceList({ ctx, query, headers, fail }) {
    const code = query.dealerCode ?? headers['x-dealer-context'] ?? ctx.user.scopes.dealerCodes[0]
    if (code === undefined) return workshopServices(ctx.db, ctx.site.country, 'MAINTENANCE')
    const dealer = await dealerByKey(ctx.db, code)
    if (!dealer || (query.brand && !dealer.brands.includes(query.brand))) throw fail('dealer.notFound')
    return workshopServices(ctx.db, dealer.country, 'MAINTENANCE', dealer.services)
  },

  groupList: ({ ctx, query }) => groupsWithDealers(ctx.db, { country: ctx.site.country, brand: query.brand }),

  groupInfluenceAreas: ({ ctx, params }) => areasOfGroup(ctx.db, params.g),

  async groupAreaCities({ ctx, params, fail }) {
    const area = await areaOrRefusal(ctx, params.a, fail)
    const filter = { dealerGroup: params.g, influenceArea: area.id, brand: area.brand }
    return (await citiesWithDealers(ctx.db, filter)).map(cityAnswer)
  },

  groupStates: ({ ctx, params }) => statesOfDealers(ctx, { dealerGroup: params.g }),

  async groupStateCities({ ctx, params }) {
    const keys = (['BR', 'AR'] as const).flatMap((country) => {
      const state = findState(country, params.code)
      return state ? [stateKey(state)] : []
    })
    return keys.length === 0 ? [] : (await citiesWithDealers(ctx.db, { dealerGroup: params.g }, keys)).map(cityAnswer)
  },

  areaCities: ({ ctx, params, fail }) => areaCities(ctx, params.id, fail),

  findDealersBy: ({ ctx, query }) => findDealers(ctx.db, filterOf(ctx, query)),

  findDealersByRadius: ({ ctx, query, fail }) => around(ctx, query, fail),

  findOfflineDealersByLocation: ({ ctx, query }) => findDealers(ctx.db, { ...filterOf(ctx, query), offline: true }),

  findAllOfflineStates: ({ ctx, query }) =>
    statesOfDealers(ctx, { country: ctx.site.country, brand: query.brand, offline: true }),

  findOfflineDealersByState: ({ ctx, query }) => findDealers(ctx.db, { ...filterOf(ctx, query), offline: true }),

  dealerPage: ({ ctx, query }) =>
    findDealers(ctx.db, filterOf(ctx, query), { limit: query.size, offset: query.page * query.size }),
}

export const dealersHandlers = implement(dealers, handlers, { dealer: isNamedDealerWithin })

const provinces = (country: 'BR' | 'AR' = 'AR') =>
  states.filter((state) => state.country === country).toSorted((a, b) => a.name.localeCompare(b.name, 'es'))

function provinceOrRefusal(ctx: Ctx, id: string): State {
  const province = findState('AR', id)
  if (!province) throw ctx.fail('request.notFound')
  return province
}

async function statesOfDealers(ctx: Ctx, filter: Parameters<typeof statesWithDealers>[1]) {
  const keys = new Set((await statesWithDealers(ctx.db, filter)).map((row) => row.state))
  return states.filter((state) => keys.has(stateKey(state))).map(stateAnswer)
}
