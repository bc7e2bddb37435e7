import type { RouteHandle } from '@volante/contract/page'
import { page } from '../../../shell/page-context.ts'
import { nearbyDealers } from './nearby-dealers.ts'
import type { Route } from './+types/dealers'

/** Not shared: a postal code is close to a person. */
export const handle = { cache: false, query: ['near'] } satisfies RouteHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  return Response.json(await nearbyDealers(context.get(page), url.searchParams.get('near') ?? ''))
}
