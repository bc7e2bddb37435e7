import { maps } from '@volante/contract/maps'
import { isLonLat } from '@volante/domain/places/geo'
import type { LonLat } from '@volante/domain/places/places'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { implement } from '../../../platform/http/implement.ts'
import { mapsAnswer, ownMaps } from './api.ts'

/** More pairs than a page of dealers needs; outside providers charge for each. */
const MOST_PAIRS = 625

export const mapsHandlers = implement(maps, {
  reverseGeocode: ({ ctx, query, fail }) =>
    mapsAnswer(ctx, fail, query.provider, (provider) => provider.reverseGeocode([query.longitude, query.latitude])),

  geocode: ({ ctx, query, fail }) =>
    mapsAnswer(ctx, fail, query.provider, (provider) => provider.geocode(query.address, query.country)),

  placeDetails: ({ ctx, query, fail }) =>
    mapsAnswer(ctx, fail, query.provider ?? ownMaps(query.placeId), (provider) => provider.placeDetails(query.placeId)),

  autocomplete: ({ ctx, query, fail }) =>
    mapsAnswer(ctx, fail, query.provider, (provider) =>
      provider.autocomplete(query.input, query.country, query.language ?? ctx.site.language),
    ),

  async routeMatrix({ ctx, query, fail }) {
    const origins = query.origins.map((text) => pointOf(ctx, text))
    const destinations = query.destinations.map((text) => pointOf(ctx, text))
    if (origins.length * destinations.length > MOST_PAIRS) throw fail('request.tooLarge')
    return {
      rows: await mapsAnswer(ctx, fail, query.provider, (provider) => provider.routeMatrix(origins, destinations)),
    }
  },
})

/** "longitude,latitude" in degrees. */
function pointOf(ctx: Ctx, text: string): LonLat {
  const [, lon, lat] = /^(-?\d{1,3}(?:\.\d{1,12})?),(-?\d{1,2}(?:\.\d{1,12})?)$/.exec(text) ?? []
  if (!lon || !lat || !isLonLat(Number(lon), Number(lat))) throw ctx.fail('request.invalid')
  return [Number(lon), Number(lat)]
}
