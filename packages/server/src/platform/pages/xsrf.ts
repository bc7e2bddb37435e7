import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { CSRF_COOKIE } from '../http/request-info.ts'

export const XSRF_FIELD = '_xsrf'
const HEADER = 'x-xsrf-token'

export const newXsrfToken = (): string => randomBytes(18).toString('base64url')

/** Whether the browser says the form comes from our own page; a browser that says nothing is judged by the token alone. */
export function isForeign(headers: FastifyRequest['headers'], origin: string): boolean {
  const fetchSite = headers['sec-fetch-site']
  if (fetchSite !== undefined) return fetchSite !== 'same-origin' && fetchSite !== 'none'
  return headers.origin !== undefined && headers.origin !== origin
}

/** What the headers alone can tell: not sent from elsewhere, with our cookie, and repeating it if they repeat anything. */
export function mayBeOurForm({ headers, cookies }: FastifyRequest, origin: string): boolean {
  const cookie = cookies[CSRF_COOKIE]
  const repeated = headers[HEADER]
  return !isForeign(headers, origin) && Boolean(cookie) && (repeated === undefined || repeated === cookie)
}

/** Another site can send our cookie along but cannot read it to repeat it in a field or header. */
export async function repeatsToken(request: FastifyRequest): Promise<boolean> {
  const cookie = request.cookies[CSRF_COOKIE]
  if (!cookie) return false
  return isToken(request.headers[HEADER] ?? (await fieldOf(request)), cookie)
}

/** Whether what a form repeats is the cookie's token. */
export const isToken = (given: unknown, cookie: string): boolean => typeof given === 'string' && equal(given, cookie)

async function fieldOf(request: FastifyRequest): Promise<unknown> {
  const type = request.headers['content-type'] ?? ''
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)/.test(type)) return undefined
  const form = await new Response(request.body as Buffer, { headers: { 'content-type': type } })
    .formData()
    // Cut short or without its boundary: no form of ours.
    .catch(() => null)
  return form?.get(XSRF_FIELD)
}

function equal(a: string, b: string): boolean {
  const left = Buffer.from(a)
  const right = Buffer.from(b)
  return left.length === right.length && timingSafeEqual(left, right)
}
