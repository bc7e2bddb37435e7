import type { RouteHandle } from '@volante/contract/page'
import { page } from '../../../shell/page-context.ts'
import { findAddress } from '../find-address.ts'
import type { Route } from './+types/address'

export const handle = { cache: false, query: ['code'] } satisfies RouteHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  return Response.json(await findAddress(context.get(page), url.searchParams.get('code') ?? ''))
}
