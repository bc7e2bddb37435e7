import type { RouteHandle } from '@volante/contract/page'
import { placeLabel } from '@volante/domain/places/places'
import { page } from '../../shell/page-context.ts'
import { splitPlace } from '../../places/dealer-query.ts'
import type { Route } from './+types/places'

export const handle = { cache: ['geography'], query: ['q'] } satisfies RouteHandle

const MOST = 8

/** Cities for what is being typed: their labels, best first. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, site } = context.get(page)
  const typed = (url.searchParams.get('q') ?? '')
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, 60)
  if (typed.length < 2) return Response.json([])
  const { name, state } = splitPlace(typed, site.country)
  const cities = await api.geography.cityList({
    query: { cityContaining: name, countryCode: site.country, stateCode: state ?? undefined },
  })
  const labels = cities.slice(0, MOST).map(({ cityName, stateCode }) => placeLabel(site.country, cityName, stateCode))
  return Response.json([...new Set(labels)])
}
