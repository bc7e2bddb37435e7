import type { IncomingHttpHeaders } from 'node:http'
import type { Spec } from '@volante/contract/kit'
import type { Site } from '@volante/contract/site'
import { PARTNER_COOKIE } from '@volante/domain/lead/partner-link'
import type { FastifyRequest } from 'fastify'
import type { Platform } from '../process/platform.ts'
import { isSiteClient } from '../settings/site-client.ts'
import type { Caller, KnownClient, RequestInfo } from './ctx.ts'
import { SESSION_COOKIE } from './session-token.ts'

export const CSRF_COOKIE = 'XSRF-TOKEN'

/** The site of an API request: named by header, else by host, else the first one. */
export function siteOfRequest(platform: Platform, headers: IncomingHttpHeaders): Site {
  const named = headers['x-site']
  const host = headers.host?.split(':')[0] ?? ''
  const { sites } = platform
  const found = sites.find((site) => site.id === named) ?? sites.find((site) => site.hosts.includes(host)) ?? sites[0]
  if (!found) throw new Error('No site is configured')
  return found
}

/** Who asks, for which site, when. */
export async function requestInfo(platform: Platform, request: FastifyRequest): Promise<RequestInfo> {
  const site = siteOfRequest(platform, request.headers)
  const now = platform.clock.now()
  const client = await clientOf(platform, request, now)
  return {
    requestId: request.id,
    site,
    now,
    user: await callerOf(platform, request, now),
    isClient: client !== null,
    client,
    isSite: isSiteClient(
      platform.settings,
      site.id,
      request.headers['x-client-id'],
      request.headers['x-client-secret'],
    ),
    origin: { ip: request.ip, userAgent: String(request.headers['user-agent'] ?? '').slice(0, 300) },
    partnerQuery: request.cookies[PARTNER_COOKIE.name],
  }
}

/** The session behind the bearer token: the Authorization header of an API client, or the HttpOnly cookie. */
async function callerOf(platform: Platform, request: FastifyRequest, now: Date): Promise<Caller | null> {
  const bearer = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1]
  const token = bearer ?? request.cookies[SESSION_COOKIE]
  if (!token) return null
  if (!bearer && !mayUseCookie(request))
    throw platform.refusal(siteOfRequest(platform, request.headers), 'request.csrf')
  return platform.house.callerOfToken(platform.db, token, now)
}

/** Another site can make a browser send the cookie but cannot read it to repeat it in a header. */
function mayUseCookie(request: FastifyRequest): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return true
  const cookie = request.cookies[CSRF_COOKIE]
  return cookie !== undefined && cookie !== '' && request.headers['x-xsrf-token'] === cookie
}

/** The external application of a request, by its id and secret. */
function clientOf({ house, db }: Platform, { headers }: FastifyRequest, now: Date): Promise<KnownClient | null> | null {
  const { 'x-client-id': id, 'x-client-secret': secret } = headers
  return typeof id === 'string' && typeof secret === 'string' ? house.clientOf(db, id, secret, now) : null
}

/** An external application speaks for itself where a call takes a right, and nobody is signed in beside it. */
export function callerFor(spec: Spec, info: RequestInfo): RequestInfo {
  const caller = info.client?.caller
  return spec.may && caller && !info.user ? { ...info, user: caller } : info
}
