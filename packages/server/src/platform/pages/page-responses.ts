import type { CookieSerializeOptions } from '@fastify/cookie'
import { ACCOUNT_SLUGS } from '@volante/contract/account-addresses'
import type { PagePlan } from '@volante/contract/page'
import type { Site } from '@volante/contract/site'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isAway } from '../db/away.ts'
import { leavesMuchUnread } from '../http/errors.ts'
import { CSRF_COOKIE, requestInfo } from '../http/request-info.ts'
import type { Platform } from '../process/platform.ts'
import { isShopOpen } from '../process/shop.ts'
import { keptUntil } from '../sites/midnight.ts'
import { siteOf } from '../sites/sites.ts'
import { addressRedirect } from './address-redirect.ts'
import type { PageCache } from './page-cache.ts'
import { partnerLinkIn, storeQuery } from './consent/partner-link.ts'
import type { FactsMaker, Shown } from './page-facts.ts'
import {
  callCookie,
  CALLS_PATH,
  inPreview,
  isLeaving,
  maySee,
  type Preview,
  previewIn,
  PREVIEW_COOKIE,
  previewPath,
} from './preview.ts'
import { knownQuery, splitAddress, withRest } from './page-key.ts'
import { contentPolicy, inlineHashes, nonceSource, securityHeaders } from './security-headers.ts'
import { sendStreaming } from './send-streaming.ts'
import { type PageViews, siteView } from './views/page-views.ts'
import type { WebApp } from './web-app.ts'
import { bodyOf } from './whole-body.ts'
import { mayBeOurForm, repeatsToken } from './xsrf.ts'

export interface Pages {
  readonly platform: Platform
  readonly web: WebApp
  readonly cache: PageCache
  readonly views: PageViews
  readonly factsOf: FactsMaker
  readonly dev: boolean
  readonly addresses: Addresses
  /** Whether any site has a host name of its own. */
  readonly hasHosts: boolean
}

/** How visitors reach us. */
export interface Addresses {
  /** `https://host` written into pages. */
  readonly publicOrigin: string
  readonly https: boolean
  /** Origins besides our own that pages send to: the card tokeniser's, where it has one. */
  readonly alsoSentTo: readonly string[]
  originOf(request: FastifyRequest): string
}

export function addressesOf({ PUBLIC_URL, PORT, TOKENISER_URL }: Platform['settings']): Addresses {
  const url = PUBLIC_URL ? new URL(PUBLIC_URL) : null
  return {
    publicOrigin: url?.origin ?? `http://localhost:${PORT}`,
    https: url?.protocol === 'https:',
    alsoSentTo: TOKENISER_URL ? [new URL(TOKENISER_URL).origin] : [],
    originOf: (request) => (url?.host === request.host ? url.origin : `${request.protocol}://${request.host}`),
  }
}

/** Files that are not there are told so without drawing a page. */
const FILES = /^\/(assets|cars)\//

const isData = (request: FastifyRequest): boolean => splitAddress(request.raw.url ?? '/').path.endsWith('.data')

const isReading = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD'

/** Refuses a post that its headers already show not to be our form's, before anything of its body is read. */
export async function refuseUnread(pages: Pages, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { path } = splitAddress(request.raw.url ?? '/')
  if (isReading(request) || /^\/api(\/|$)/.test(path)) return
  if (mayBeOurForm(request, pages.addresses.originOf(request))) return
  if (leavesMuchUnread(request)) reply.header('connection', 'close')
  return answerInstead(pages, request, reply, siteOf(pages.platform.sites, request.host, path), 'expired')
}

/** Returns one address: sent elsewhere, refused, made for this visitor, or made for everybody and kept. */
export async function respondWithPage(pages: Pages, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { platform, web } = pages
  const { path, search } = splitAddress(request.raw.url ?? '/')
  const elsewhere = addressRedirect(platform.sites, request.host, path, search)
  if (elsewhere) return reply.redirect(elsewhere, 301)
  if (/^\/api(\/|$)/.test(path)) return reply.callNotFound()
  if (FILES.test(path)) return reply.code(404).type('text/plain').send('Not found')
  const site = siteOf(platform.sites, request.host, path)
  if (!(await isOpenAt(pages, path))) return answerInstead(pages, request, reply, site, 'closed')
  const partner = partnerLinkIn(platform.sites, request.raw)
  // The page itself is everybody's, so what concerns one visitor is kept before it is asked for.
  if (partner)
    return storeQuery(reply, partner.stored, pages.addresses.https)
      .header('cache-control', 'private, no-store')
      .redirect(partner.address, 303)
  const reads = isReading(request)
  if (!reads && !(await repeatsToken(request))) return answerInstead(pages, request, reply, site, 'expired')
  const preview = previewIn(platform, request.raw)
  if (preview && isLeaving(request.raw)) return leavePreview(reply, preview, path)
  const plan = await web.plan(path)
  try {
    if (preview && maySee((await requestInfo(platform, request)).user, preview))
      return await answerOwn(pages, request, reply, site, preview)
    if (!reads || plan.cache === false || pages.dev) {
      const status = await answerOwn(pages, request, reply, site)
      if (status === 200) pages.views.see(request.raw, siteView(site, plan.counted))
      return
    }
    return await answerShared(pages, request, reply, site, { path, search: knownQuery(search, plan.query), plan })
  } catch (error) {
    if (!isAway(error)) throw error
    // What is cached serves on while it cannot be made anew.
    if (reads && pages.cache.answer(request.raw, reply.raw, platform.clock.now().getTime())) return reply.hijack()
    reply.header('retry-after', '5')
    return answerInstead(pages, request, reply, site, 'unavailable')
  }
}

/** The workplace, and where staff who were invited set a password, answer before the shop is open. */
async function isOpenAt({ platform: { settings, remembered, db } }: Pages, path: string): Promise<boolean> {
  const isStaffs =
    /^\/(?:desk|admin|conta-antiga)(?:[/.]|$)/.test(path) || PASSWORDS.some((slug) => path.endsWith(`/${slug}`))
  return isStaffs || isShopOpen(settings, remembered, db).catch(() => true)
}

const { firstPassword, resetPassword, forgotPassword } = ACCOUNT_SLUGS
const PASSWORDS = [firstPassword, resetPassword, forgotPassword].flatMap((slugs) => Object.values(slugs))

/** The database went away while a page was made. */
class PageUnavailable extends Error {
  readonly code = '08000'
}

/** Staff read papers beside what they decide: a PDF that the page has fetched is shown by the browser's own reader. */
const framedBy = (url: string): readonly string[] => (/^\/desk\b/.test(url) ? ['blob:'] : [])

/** A page for this visitor alone: nonces, cookies, never kept. */
async function answerOwn(
  pages: Pages,
  request: FastifyRequest,
  reply: FastifyReply,
  site: Site,
  preview: Preview | null = null,
): Promise<number> {
  const { addresses, dev } = pages
  const token = request.cookies[CSRF_COOKIE]
  // The form's hidden field was compared; calls made for this page look for the header.
  if (token && request.method !== 'GET') request.headers['x-xsrf-token'] = token
  const make = (shown?: Shown) => makeOwn(pages, request, site, shown)
  const { made, response } = preview ? await makePreviewed(pages.platform, preview, site, make) : await make()
  const { facts, cookies, isAway: hasFailed } = made
  const retry = made.retryAfter()
  if (retry !== null) reply.header('retry-after', String(retry))
  // The form that was refused is shown again by its page; what has none is told on a page of its own.
  if (retry !== null && response.status >= 500) {
    await answerInstead(pages, request, reply, site, 'limited')
    return INSTEAD.limited.status
  }
  // A navigation by script understands the router's own words only.
  if (hasFailed() && !isData(request)) throw new PageUnavailable()
  // A page that streams never meets the hook that writes the framework's cookies, so they are written here.
  const setCookie = (name: string, value: string, { secure, signed: _signed, ...rest }: CookieSerializeOptions) => {
    const options = { ...rest, secure: secure === 'auto' ? addresses.https : (secure ?? false) }
    reply.header('set-cookie', reply.server.serializeCookie(name, value, options))
  }
  for (const { name, value, options } of cookies) {
    if (value === null) setCookie(name, '', { path: '/', ...options, maxAge: 0, expires: new Date(0) })
    else setCookie(name, value, options ?? {})
  }
  if (!token && facts.xsrf) setCookie(CSRF_COOKIE, facts.xsrf, { path: '/', sameSite: 'lax', secure: addresses.https })
  const { https } = addresses
  const alsoSentTo = preview ? [...addresses.alsoSentTo, 'data:'] : addresses.alsoSentTo
  const policy = contentPolicy(site, nonceSource(facts.nonce ?? ''), https, alsoSentTo, framedBy(request.url))
  await sendStreaming(request, reply, response, {
    ...securityHeaders(addresses.https),
    ...(dev ? {} : { 'content-security-policy': policy }),
    'cache-control': 'private, no-store',
    ...(preview ? { 'x-robots-tag': 'noindex' } : {}),
  })
  return response.status
}

async function makeOwn({ factsOf, addresses, dev, web }: Pages, request: FastifyRequest, own: Site, shown?: Shown) {
  // A set that is shown may hold other texts and settings of the site.
  const site = shown?.platform.sites.find(({ id }) => id === own.id) ?? own
  const made = await factsOf(request, site, addresses.publicOrigin, false, shown)
  // Vite's own styles carry no nonce in the browser, and there is no policy while developing.
  const facts = dev ? { ...made.facts, nonce: null } : made.facts
  const response = await web.render(webRequest(request, addresses.originOf(request)), facts)
  return { made: { ...made, facts }, response }
}

/** Where what it shows is prepared. */
const madeAt = ({ set, value, from }: Preview): string =>
  from ??
  (value
    ? `/admin/settings/values/${encodeURIComponent(value.key)}?scope=${value.scope}`
    : `/admin/data/sets/${set ?? ''}`)

/** The page, drawn to its end before what it shows is taken back. */
const makePreviewed = (
  platform: Platform,
  preview: Preview,
  site: Site,
  make: (shown: Shown) => ReturnType<typeof makeOwn>,
) =>
  inPreview(platform, preview, site, async (shown, now, user) => {
    const { set: id, name, as } = preview
    const at = now.toISOString()
    const { made, response } = await make({
      platform: shown,
      now,
      user,
      preview: { id, name, as, at, path: madeAt(preview) },
    })
    const body = await bodyOf(response)
    return { made, response: new Response(body.length > 0 ? body : null, response) }
  })

function leavePreview(reply: FastifyReply, { country }: Preview, path: string): FastifyReply {
  return reply
    .clearCookie(PREVIEW_COOKIE, { path: previewPath(country) })
    .clearCookie(callCookie(country), { path: CALLS_PATH })
    .redirect(path, 303)
}

const INSTEAD = {
  /** A post that is not ours, or whose token is old: nothing ran, and the page says so. */
  expired: { status: 403, path: null },
  /** A limit refused a call that the page itself does not answer for. */
  limited: { status: 429, path: '/-' },
  /** The database is away: a page of which no part asks for anything. */
  unavailable: { status: 503, path: '/-' },
  /** Nobody has opened the shop yet. */
  closed: { status: 503, path: '/-' },
} as const

async function answerInstead(
  pages: Pages,
  request: FastifyRequest,
  reply: FastifyReply,
  site: Site,
  refused: keyof typeof INSTEAD,
) {
  const { publicOrigin, https } = pages.addresses
  const { status, path } = INSTEAD[refused]
  // The router's script takes a short text for the reason, and shows the same page.
  if (isData(request)) return reply.code(status).type('text/plain').header('cache-control', 'no-store').send(refused)
  const { facts } = await pages.factsOf(request, site, publicOrigin, true)
  const asked = new Request(`${publicOrigin}${path ?? splitAddress(request.raw.url ?? '/').path}`)
  const response = await pages.web.render(asked, { ...facts, refused })
  const body = await bodyOf(response)
  return reply
    .code(status)
    .headers({ ...sharedHeaders(site, response, body, https), 'cache-control': 'no-store' })
    .send(body)
}

interface SharedPage {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

interface Wanted {
  readonly path: string
  readonly search: string
  readonly plan: PagePlan
}

const making = new WeakMap<Pages, Map<string, Promise<SharedPage>>>()

/** A page that everybody gets alike: made once however many wait for it, then kept. */
async function answerShared(pages: Pages, request: FastifyRequest, reply: FastifyReply, site: Site, wanted: Wanted) {
  const underWay = making.get(pages) ?? new Map<string, Promise<SharedPage>>()
  making.set(pages, underWay)
  const key = `${wanted.path}?${wanted.search}`
  const page = underWay.get(key) ?? makeShared(pages, request, site, wanted).finally(() => underWay.delete(key))
  underWay.set(key, page)
  const { status, headers, body } = await page
  if (status === 200) pages.views.see(request.raw, siteView(site, wanted.plan.counted))
  const { search } = splitAddress(request.raw.url ?? '/')
  reply.code(status).headers(headers)
  if (headers.location) reply.header('location', withRest(headers.location, search, wanted.plan.query))
  return reply.send(body)
}

async function makeShared(
  pages: Pages,
  request: FastifyRequest,
  site: Site,
  { path, search, plan }: Wanted,
): Promise<SharedPage> {
  const { publicOrigin, https } = pages.addresses
  const made = pages.cache.state
  const { facts, isAway: hasFailed } = await pages.factsOf(request, site, publicOrigin, true)
  const asked = new Request(`${publicOrigin}${path}${search === '' ? '' : `?${search}`}`)
  const response = await pages.web.render(asked, facts)
  if (hasFailed()) throw new PageUnavailable()
  const body = await bodyOf(response)
  const headers = sharedHeaders(site, response, body, https)
  if (response.status === 200) {
    pages.cache.keep({
      path,
      search,
      known: plan.query,
      view: siteView(site, plan.counted),
      body,
      headers,
      nouns: [...(plan.cache || []), 'sites', 'texts'],
      until: keptUntil(site, facts.now.getTime()),
      made,
    })
  }
  return { status: response.status, headers: { ...headers, 'cache-control': 'no-cache' }, body }
}

function sharedHeaders(site: Site, response: Response, body: Buffer, https: boolean): Record<string, string> {
  const type = response.headers.get('content-type') ?? 'text/html; charset=utf-8'
  const policy = type.startsWith('text/html')
    ? { 'content-security-policy': contentPolicy(site, inlineHashes(body.toString()), https) }
    : {}
  const given = ['location', 'x-remix-response'].flatMap((name) => {
    const value = response.headers.get(name)
    return value === null ? [] : [[name, value] as const]
  })
  return {
    'content-type': type,
    vary: 'accept-encoding',
    ...securityHeaders(https),
    ...policy,
    ...Object.fromEntries(given),
  }
}

function webRequest(request: FastifyRequest, origin: string): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one)
  }
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD' && request.body instanceof Buffer
  return new Request(origin + request.raw.url, {
    method: request.method,
    headers,
    ...(hasBody ? { body: request.body as Buffer } : {}),
  })
}
