import type { RouteHandle } from '@volante/contract/page'
import { page } from '../../../shell/page-context.ts'
import { requireRight } from '../../../work/require-right.ts'
import { MOST } from '../../../work/resource/choices/many-choices.ts'
import type { Route } from './+types/options'
import { openSets } from './open-sets.ts'

export const handle = { cache: false } satisfies RouteHandle

/** The sets that what is typed may mean. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const known = context.get(page)
  requireRight(known, url, 'data.manage')
  const found = await openSets(known, url.searchParams.get('q') ?? '')
  return Response.json(
    found.slice(0, MOST).map(({ label }) => label),
    { headers: { 'cache-control': 'no-store' } },
  )
}
