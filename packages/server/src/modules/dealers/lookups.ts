import type { City } from '@volante/contract/location'
import type { NearbyDealer } from '@volante/contract/dealer'
import { findState, stateKey } from '@volante/domain/places/places'
import { areaByKey, citiesOfArea, cityAnswer, isBlank, regionalOf } from '../geography/api.ts'
import type { Ctx } from '../../platform/http/ctx.ts'
import { type DealerFilter, dealersAround } from './queries.ts'

/** A call's filters as the queries want them: the site's country unless another is named, states by code or by name. */
export function filterOf(ctx: Ctx, query: DealerFilter): DealerFilter {
  const country = query.country ?? ctx.site.country
  if (query.state === undefined) return { ...query, country }
  const state = findState(country, query.state)
  return { ...query, country, state: state ? stateKey(state) : query.state }
}

export interface RadiusQuery {
  readonly referenceLatitude?: number | undefined
  readonly referenceLongitude?: number | undefined
  readonly radius: number
  readonly size: number
  readonly brand?: string | undefined
}

/** Dealers around the reference point; without one 'There is no Radius' (calls §8). */
export async function around(
  ctx: Ctx,
  query: RadiusQuery,
  fail: (key: 'dealers.noRadius') => Error,
): Promise<NearbyDealer[]> {
  const { referenceLatitude: lat, referenceLongitude: lon, radius, size, brand } = query
  if (lat === undefined || lon === undefined) throw fail('dealers.noRadius')
  return dealersAround(ctx, { lon, lat, radius, size, brand })
}

export async function areaOrRefusal(ctx: Ctx, key: string, fail: (key: 'dealers.noInfluenceArea') => Error) {
  const area = isBlank(key) ? undefined : await areaByKey(ctx.db, key)
  if (!area) throw fail('dealers.noInfluenceArea')
  return area
}

export async function areaCities(
  ctx: Ctx,
  key: string,
  fail: (key: 'dealers.noInfluenceArea') => Error,
): Promise<City[]> {
  const area = await areaOrRefusal(ctx, key, fail)
  return (await citiesOfArea(ctx.db, area.id)).map(cityAnswer)
}

export async function regionalOrRefusal(
  ctx: Ctx,
  id: string,
  brand: string,
  fail: (key: 'dealers.noRegional') => Error,
) {
  const regional = isBlank(id) ? undefined : await regionalOf(ctx.db, id, brand)
  if (!regional) throw fail('dealers.noRegional')
  return regional
}
