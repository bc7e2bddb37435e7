import { type FileAnswer, okStatus, routeOf } from '@volante/contract/kit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Platform } from '../platform/platform.ts'
import type { Cookies } from './implement.ts'
import type { Table } from './local.ts'
import { keptUntil } from '../sites/midnight.ts'
import { ReadCache } from './read-cache.ts'
import { requestInfo, siteOfRequest } from './request-info.ts'
import { type Bound, runCall } from './runner.ts'
import { sendFile } from './send-file.ts'
import { writeKept } from './write-answer.ts'

const JSON_TYPE = 'application/json; charset=utf-8'
const WILD = /\{(\w+Path|folder)\}(.*)$/

/** Every call of the table becomes a route below `/api`. */
export function mountCalls(app: FastifyInstance, platform: Platform, table: Table): void {
  const cache = new ReadCache()
  platform.changes.listen((noun) => cache.drop(noun))
  answerFromCache(app, platform, cache)
  const bounds = [...table.values()].flatMap((calls) => [...calls.values()])
  for (const bound of bounds.filter(({ spec }) => !WILD.test(routeOf(spec).path))) mountOne(app, platform, cache, bound)
  mountWild(
    app,
    platform,
    cache,
    bounds.filter(({ spec }) => WILD.test(routeOf(spec).path)),
  )
}

/** The fast path: a kept public answer leaves before routing, parsing and hooks. */
function answerFromCache(app: FastifyInstance, platform: Platform, cache: ReadCache): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request
    const kept =
      raw.method === 'GET' && raw.url ? cache.get(cacheKey(platform, request), platform.clock.now().getTime()) : null
    if (!kept) return done()
    reply.hijack()
    writeKept(raw, reply.raw, kept, 'public, max-age=60, stale-while-revalidate=300')
  })
}

const cacheKey = (platform: Platform, request: FastifyRequest): string =>
  `${siteOfRequest(platform, request.headers).id} ${request.raw.url}`

function mountOne(app: FastifyInstance, platform: Platform, cache: ReadCache, bound: Bound): void {
  const { verb, path } = routeOf(bound.spec)
  app.route({
    method: verb.toUpperCase(),
    url: path.replace(/\{(\w+)\}/g, ':$1'),
    ...(verb !== 'get' ? { config: { rateLimit: { max: platform.settings.WRITES_PER_MINUTE } } } : {}),
    handler: (request, reply) => answerCall(platform, cache, bound, request, reply, request.params),
  })
}

/** `/assets/{folder}.infinity.json` and `/assets/{assetPath}` reach over slashes: one wildcard route, longest suffix first. */
function mountWild(app: FastifyInstance, platform: Platform, cache: ReadCache, bounds: readonly Bound[]): void {
  const parts = bounds.map((bound) => {
    const { path } = routeOf(bound.spec)
    const [, name = '', suffix = ''] = WILD.exec(path) ?? []
    return { bound, name, suffix, prefix: path.slice(0, path.indexOf('{')) }
  })
  parts.sort((a, b) => b.suffix.length - a.suffix.length)
  for (const prefix of new Set(parts.map((part) => part.prefix))) {
    app.get(`${prefix}*`, (request, reply) => {
      const rest = (request.params as { '*': string })['*']
      const found = parts.find((part) => part.prefix === prefix && rest.endsWith(part.suffix))
      if (!found) return reply.callNotFound()
      const value = rest.slice(0, rest.length - found.suffix.length)
      return answerCall(platform, cache, found.bound, request, reply, { [found.name]: value })
    })
  }
}

async function answerCall(
  platform: Platform,
  cache: ReadCache,
  bound: Bound,
  request: FastifyRequest,
  reply: FastifyReply,
  params: unknown,
): Promise<FastifyReply> {
  const { spec } = bound
  const info = await requestInfo(platform, request)
  const key = request.headers['idempotency-key']
  const made = cache.state
  const answer = await runCall(
    platform,
    bound,
    {
      params,
      query: request.query,
      body: request.body,
      headers: request.headers,
      idempotencyKey: typeof key === 'string' && key.length <= 200 ? key : undefined,
    },
    info,
    cookiesOf(reply),
  )
  reply.code(okStatus(spec))
  if (spec.file) return sendFile(request, reply, answer as FileAnswer, spec.access === 'public')
  if (answer === undefined) return reply.send()
  if (!spec.cache) return reply.header('cache-control', 'no-store').send(answer)
  const raw = Buffer.from(JSON.stringify(answer))
  reply.type(JSON_TYPE)
  if (request.method !== 'GET' || !knowsEveryParameter(bound, request)) return reply.send(raw)
  const until = keptUntil(info.site, info.now.getTime())
  const { etag } = cache.put(cacheKey(platform, request), { raw, type: JSON_TYPE, until, nouns: spec.cache }, made)
  return reply.header('etag', etag).header('vary', 'accept-encoding, x-site').send(raw)
}

/** Only addresses made of the call's own parameters are kept; invented ones could fill the memory. */
function knowsEveryParameter({ spec }: Bound, request: FastifyRequest): boolean {
  const shape = (spec.query as { def?: { shape?: object } } | undefined)?.def?.shape ?? {}
  return Object.keys(request.query as object).every((name) => name in shape)
}

function cookiesOf(reply: FastifyReply): Cookies {
  return {
    set: (name, value, options) => void reply.setCookie(name, value, options),
    clear: (name, options) => void reply.clearCookie(name, options),
  }
}
