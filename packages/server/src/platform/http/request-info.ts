import { timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Site } from '@volante/contract/site'
import type { FastifyRequest } from 'fastify'
import type { Platform } from '../process/platform.ts'
import type { Caller, RequestInfo } from './ctx.ts'
import { SESSION_COOKIE, tokenHash } from './session-token.ts'

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
  return {
    requestId: request.id,
    site,
    now,
    user: await callerOf(platform, request, now),
    isClient: await isRegisteredClient(platform, request),
    origin: { ip: request.ip, userAgent: String(request.headers['user-agent'] ?? '').slice(0, 300) },
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

const CLIENT_KNOWN_MS = 60_000
const knownClients = new WeakMap<Platform, Map<string, number>>()

/** The id and secret of a registered client; a right pair is remembered for a minute, since every lead carries it. */
async function isRegisteredClient(platform: Platform, request: FastifyRequest): Promise<boolean> {
  const id = request.headers['x-client-id']
  const secret = request.headers['x-client-secret']
  if (typeof id !== 'string' || typeof secret !== 'string') return false
  const known = knownClients.get(platform) ?? new Map<string, number>()
  knownClients.set(platform, known)
  const hash = tokenHash(secret)
  const key = `${id} ${hash.toString('base64')}`
  if ((known.get(key) ?? 0) > Date.now()) return true
  const row = await platform.db
    .selectFrom('api_clients')
    .select('secret_hash')
    .where('client_id', '=', id)
    .executeTakeFirst()
  if (!row || !timingSafeEqual(row.secret_hash, hash)) return false
  known.set(key, Date.now() + CLIENT_KNOWN_MS)
  return true
}
