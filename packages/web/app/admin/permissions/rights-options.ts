import type { RouteHandle } from '@volante/contract/page'
import { page } from '../../shell/page-context.ts'
import { requireRight } from '../../work/require-right.ts'
import { suggested } from '../../work/resource/choices/many-choices.ts'
import { workPage } from '../../work/work-texts.server.ts'
import type { Route } from './+types/rights-options'
import { rightsIn } from './matrix.ts'

export const handle = { cache: false } satisfies RouteHandle

/** The rights that what is typed may mean, in words. */
export function loader({ context, request, url }: Route.LoaderArgs) {
  const known = context.get(page)
  requireRight(known, url, 'policy.read')
  const found = suggested(rightsIn(workPage(known, request).texts), url.searchParams.get('q') ?? '')
  return Response.json(
    found.map(({ label }) => label),
    { headers: { 'cache-control': 'no-store' } },
  )
}
