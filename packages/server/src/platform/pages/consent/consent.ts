import type { Site } from '@volante/contract/site'
import { PARTNER_COOKIE } from '@volante/domain/lead/partner-link'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { acceptedIn, CATEGORIES, CONSENT_COOKIE } from './accepted.ts'
import type { Addresses } from '../page-responses.ts'
import { splitAddress } from '../page-key.ts'
import { partnerLinkOf, storeQuery } from './partner-link.ts'
import { isForeign } from '../xsrf.ts'

const HALF_A_YEAR_S = 180 * 24 * 3600

type Choice = 'all' | 'none' | 'some'

/** What the cookie says: null without a decision. The value is the accepted categories, e.g. `analytics.marketing`. */
export function choiceOf(cookie: string | undefined): Choice | null {
  if (cookie === undefined) return null
  const accepted = acceptedIn(cookie)
  if (accepted.length === 0) return 'none'
  return accepted.length === CATEGORIES.length ? 'all' : 'some'
}

/** Without a decision the panel shows; afterwards the decision is named inside it. */
export function consentCss(cookie: string | undefined): string {
  const choice = choiceOf(cookie)
  if (choice === null) return '#consent{display:block}html{scroll-padding-bottom:16rem}'
  return `[data-consent-is=${choice}]{display:block}`
}

/** The choice from a posted form: one of two buttons, or the ticked categories. */
export function consentValue(form: URLSearchParams): string {
  const choice = form.get('choice')
  if (choice === 'all') return CATEGORIES.join('.')
  const ticked = choice === 'some' ? form.getAll('category') : []
  return CATEGORIES.filter((category) => ticked.includes(category)).join('.') || 'necessary'
}

/** Works without script: a plain post, then back to where the visitor was. */
export function mountConsent(
  scope: FastifyInstance,
  sites: () => readonly Site[],
  { originOf, https }: Addresses,
): void {
  scope.get('/consent.css', async (request, reply) => {
    reply.header('cache-control', 'private, no-store').type('text/css; charset=utf-8')
    return consentCss(request.cookies[CONSENT_COOKIE])
  })
  scope.post('/consent', async (request: FastifyRequest, reply: FastifyReply) => {
    const origin = originOf(request)
    if (isForeign(request.headers, origin)) return reply.code(403).send()
    const value = consentValue(new URLSearchParams(String(request.body)))
    reply.setCookie(CONSENT_COOKIE, value, { path: '/', sameSite: 'lax', maxAge: HALF_A_YEAR_S, secure: https })
    const back = backTo(request.headers.referer, origin)
    const { path, search } = splitAddress(back)
    const mayKeep = acceptedIn(value).includes('marketing')
    // The page by which somebody came may be the one at which they decide.
    const link = mayKeep ? partnerLinkOf(sites(), request.host, path, search) : null
    if (link) storeQuery(reply, link.stored, https)
    if (!mayKeep) reply.clearCookie(PARTNER_COOKIE.name, { path: '/' })
    return reply.redirect(back, 303)
  })
}

/** Only an address of our own: anything else would make this an open door to other sites. */
export function backTo(referer: string | undefined, origin: string): string {
  if (!referer || !URL.canParse(referer)) return '/'
  const url = new URL(referer)
  return url.origin === origin ? url.pathname.replace(/^\/+/, '/') + url.search : '/'
}
