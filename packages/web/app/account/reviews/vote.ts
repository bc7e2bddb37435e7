import type { RouteHandle } from '@volante/contract/page'
import { redirect } from 'react-router'
import { callRefusal } from '../../shell/call-refusal.ts'
import { formText } from '../../shell/form-text.ts'
import { page } from '../../shell/page-context.ts'
import { basePath } from '../../shell/slugs.ts'
import { requirePerson } from '../../shell/session/require-person.ts'
import type { Route } from './+types/vote'

export const handle = { cache: false, query: [] } satisfies RouteHandle

/** Keeps whether a review was useful and leads back to it, on the page where it was read; whoever is not signed in signs in first. */
export async function action({ context, request }: Route.ActionArgs) {
  const known = context.get(page)
  const { api, site } = known
  const posted = await request.formData()
  const back = backOf(request, basePath(site))
  await requirePerson(known, back)
  const id = formText(posted, 'review').slice(0, 36)
  try {
    const vote = formText(posted, 'vote') === 'useful' ? api.rating.useful : api.rating.notUseful
    await vote({ params: { id } })
  } catch (error) {
    // The review is gone meanwhile, or was nobody else's: the page says how it stands.
    if (!callRefusal(error)) throw error
  }
  return redirect(`${back.pathname}${back.search}#r-${id}`, 303)
}

/** The page of this site that the form stands on, else the site's home. */
function backOf(request: Request, home: string): URL {
  const here = new URL(request.url)
  const from = request.headers.get('referer') ?? ''
  const url = URL.canParse(from) ? new URL(from) : here
  return url.host === here.host && url.pathname.startsWith(home) ? url : new URL(home, here)
}
