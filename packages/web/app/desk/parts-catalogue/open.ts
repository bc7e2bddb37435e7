import { redirect } from 'react-router'
import { page } from '../../shell/page-context.ts'
import { refuseForbidden, requireRight } from '../../work/require-right.ts'
import type { Route } from './+types/open'

/** A link is signed for a few minutes, so it is made when it is followed. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const facts = context.get(page)
  requireRight(facts, url, 'partsCatalogue.open')
  const { url: address } = await facts.api.authentication.eperV3().catch(refuseForbidden('partsCatalogue.open'))
  return redirect(address)
}
