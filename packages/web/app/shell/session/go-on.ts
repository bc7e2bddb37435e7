import { safeReturnPath } from '@volante/contract/account-addresses'
import { redirectDocument } from 'react-router'
import type { Page } from '../page-context.ts'
import { pathTo } from '../slugs.ts'
import { forgetKnownCookie, knownCookie } from './known-cookie.ts'

type Whose = Pick<Page, 'site' | 'origin'>

/** Takes where somebody wanted to go; returns it when it is a path of this host, else the account's home. */
export function returnPath({ site }: Pick<Whose, 'site'>, wanted: string | null | undefined): string {
  const path = safeReturnPath(wanted)
  return path === '/' ? pathTo(site, 'account') : path
}

/** Leads on after a session was opened, to a page that is made for its person. */
export const goOn = (page: Whose, wanted: string | null | undefined): Response =>
  redirectDocument(returnPath(page, wanted), {
    status: 303,
    headers: { 'set-cookie': knownCookie(page.origin.startsWith('https:')) },
  })

/** Leads away after a session was ended. */
export const goAway = (path: string): Response =>
  redirectDocument(path, { status: 303, headers: { 'set-cookie': forgetKnownCookie } })
