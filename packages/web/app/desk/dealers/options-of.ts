import { isOneOf } from '@volante/domain/choice'
import { PERMISSIONS } from '@volante/domain/policy/policy'
import type { RouteHandle } from '@volante/contract/page'
import { data } from 'react-router'
import { page } from '../../shell/page-context.ts'
import { refuseForbidden, requireRight } from '../../work/require-right.ts'
import { dealerWords } from './dealer-words.ts'
import { MOST_DEALERS } from './own-dealers.ts'
import type { Route } from './+types/options-of'

export const handle = { cache: false } satisfies RouteHandle

/** The dealers for which the visitor holds a right (`right`) that what is typed may mean. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const known = context.get(page)
  const right = url.searchParams.get('right') ?? ''
  if (!isOneOf(PERMISSIONS, right)) throw data(null, { status: 404 })
  requireRight(known, url, right)
  const typed = (url.searchParams.get('q') ?? '').trim().slice(0, 120)
  const query = { right, size: MOST_DEALERS, ...(typed === '' ? {} : { text: typed }) }
  const { items } = await known.api.dealers.deskList({ query }).catch(refuseForbidden(right))
  return Response.json(
    items.map(({ dealerCode, name }) => dealerWords({ code: dealerCode, name })),
    { headers: { 'cache-control': 'no-store' } },
  )
}
