import type { RouteHandle } from '@volante/contract/page'
import { page } from '../../shell/page-context.ts'
import { suggested } from '../../work/resource/choices/many-choices.ts'
import { requireRight } from '../../work/require-right.ts'
import type { Route } from './+types/options'
import { campaignChoices } from './campaign-choices.ts'

export const handle = { cache: false } satisfies RouteHandle

/** The campaigns that what is typed may mean. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const known = context.get(page)
  requireRight(known, url, 'reservations.reprocess')
  const found = suggested(await campaignChoices(known), url.searchParams.get('q') ?? '')
  return Response.json(
    found.map(({ label }) => label),
    { headers: { 'cache-control': 'no-store' } },
  )
}
