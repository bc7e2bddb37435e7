import type { Self } from '@volante/contract/person-shapes'
import { redirect } from 'react-router'
import { callRefusal } from '../call-refusal.ts'
import type { Page } from '../page-context.ts'
import { pathTo } from '../slugs.ts'
import { goAway } from './go-on.ts'

/**
 * Returns the signed-in person. Strangers are sent to sign in, and those whose agreement is out of date to read it again
 * first; both come back to the address they asked for.
 */
export async function requirePerson(page: Page, url: URL): Promise<Self> {
  const self = await requireSession(page, url)
  const returnTo = url.pathname + url.search
  if (self.agreement.isOutdated) throw redirect(pathTo(page.site, 'accountAgreement', null, { returnTo }), 303)
  return self
}

/** The same without asking for the agreement: its own page. */
export async function requireSession({ api, site, visitor }: Page, url: URL): Promise<Self> {
  const signIn = pathTo(site, 'signIn', null, { returnTo: url.pathname + url.search })
  if (!visitor) throw redirect(signIn, 303)
  try {
    return await api.users.self()
  } catch (error) {
    // Erased or ended meanwhile, in another window.
    const status = callRefusal(error)?.status
    if (status === 401 || status === 404) throw goAway(signIn)
    throw error
  }
}
