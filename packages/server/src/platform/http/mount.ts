import type { IncomingMessage, ServerResponse } from 'node:http'
import { type FileAnswer, routeOf, type Spec, statusOf } from '@volante/contract/kit'
import type { SharedError } from '@volante/contract/shared-errors'
import type { FastifyInstance, FastifyReply, FastifyRequest, preParsingAsyncHookHandler } from 'fastify'
import { cleanFile } from '../files/clean-file.ts'
import { incomingFolder } from '../files/folders.ts'
import { type Fail, UPLOAD_LIMITS, type UploadedFile } from '../files/read-upload.ts'
import { type StoredUploads, withUpload } from '../files/with-upload.ts'
import { isAway } from '../db/away.ts'
import { countCall } from '../limits/count-call.ts'
import type { Platform } from '../process/platform.ts'
import type { RequestInfo } from './ctx.ts'
import { admit } from './guard.ts'
import type { Cookies } from './implement.ts'
import type { Table } from './local.ts'
import { inPreview, maySee, type Preview, previewOfCall } from '../pages/preview.ts'
import { keptUntil } from '../sites/midnight.ts'
import { ReadCache } from './read-cache.ts'
import { callerFor, requestInfo, siteOfRequest } from './request-info.ts'
import { type Bound, runCall } from './runner.ts'
import { DATA_HEADERS, JSON_POLICY } from './base/secure-headers.ts'
import { bufferOf, sendFile } from './send-file.ts'
import { writeKept } from './write-response.ts'

const JSON_TYPE = 'application/json; charset=utf-8'
const KEPT_HEADERS = {
  ...DATA_HEADERS,
  'content-security-policy': JSON_POLICY,
  'cache-control': 'public, max-age=60, stale-while-revalidate=300',
  vary: 'accept-encoding, x-site',
}
const INFO = 'volanteInfo'
const PREVIEW = 'volantePreview'
const MEGABYTE = 1_000_000
/** Pictures and geometry that are asked for now. */
const FILES_BYTES = 48 * 1024 * 1024
/** An address without spellings of its own: one file has one, and one more with its version. */
const PLAIN = /^[\w./-]+(\?\w+=[\w-]+)?$/
const WILD = /\{(\w+Path|folder)\}(.*)$/

/** What is kept of answers, by site and address, and of files, which are the same for every site. */
interface Caches {
  readonly answers: ReadCache
  readonly files: ReadCache
}

/** Every call of the table becomes a route below `/api`. */
export function mountCalls(app: FastifyInstance, platform: Platform, table: Table): void {
  const cache = { answers: new ReadCache(), files: new ReadCache(FILES_BYTES) }
  platform.changes.listen((noun) => {
    cache.answers.drop(noun)
    cache.files.drop(noun)
  })
  platform.keepers.push(
    { kind: 'answers', each: () => cache.answers.each() },
    { kind: 'files', each: () => cache.files.each() },
  )
  app.answerFirst((request, response) => answerKept(platform, cache, request, response))
  app.decorateRequest(INFO, null)
  app.decorateRequest(PREVIEW, null)
  const bounds = [...table.values()].flatMap((calls) => [...calls.values()])
  for (const bound of bounds.filter(({ spec }) => !WILD.test(routeOf(spec).path))) mountOne(app, platform, cache, bound)
  mountWild(
    app,
    platform,
    cache,
    bounds.filter(({ spec }) => WILD.test(routeOf(spec).path)),
  )
}

function answerKept(
  platform: Platform,
  cache: Caches,
  request: IncomingMessage,
  response: ServerResponse,
): string | null {
  if (request.method !== 'GET') return null
  const now = platform.clock.now().getTime()
  const kept = cache.answers.get(cacheKey(platform, request), now) ?? cache.files.get(request.url ?? '', now)
  if (!kept) return null
  writeKept(request, response, kept)
  return kept.route
}

const cacheKey = (platform: Platform, { headers, url }: Pick<IncomingMessage, 'headers' | 'url'>): string =>
  `${siteOfRequest(platform, headers).id} ${url}`

/** Finds out who asks and refuses who may not call, or calls too often, before any of the body is read. */
const identify =
  (platform: Platform, spec?: Spec): preParsingAsyncHookHandler =>
  async (request, _reply, payload) => {
    const asked = await requestInfo(platform, request)
    const info = spec ? callerFor(spec, asked) : asked
    const preview = spec && spec.access !== 'client' ? previewOfCall(platform, request.raw) : null
    const shown = preview && maySee(asked.user, preview) ? preview : null
    if (shown && spec?.get === undefined && !spec?.readOnly) throw platform.refusal(info.site, 'preview.readOnly')
    if (spec) {
      admit(platform, spec, info)
      await countCall(platform, spec, info, false)
    }
    await info.client?.use()
    request.setDecorator(INFO, info)
    // What is public is the same for everybody: the shop of today.
    request.setDecorator(PREVIEW, spec?.access === 'public' ? null : shown)
    return payload
  }

function mountOne(app: FastifyInstance, platform: Platform, cache: Caches, bound: Bound): void {
  const { verb, path } = routeOf(bound.spec)
  app.route({
    method: verb.toUpperCase(),
    url: path.replace(/\{(\w+)\}/g, ':$1'),
    preParsing: identify(platform, bound.spec),
    ...(bound.spec.maxBody ? { bodyLimit: bound.spec.maxBody } : {}),
    handler: (request, reply) => answerCall(platform, cache, bound, request, reply, request.params),
  })
}

/** `/assets/{folder}.infinity.json` and `/assets/{assetPath}` reach over slashes: one wildcard route, longest suffix first. */
function mountWild(app: FastifyInstance, platform: Platform, cache: Caches, bounds: readonly Bound[]): void {
  const parts = bounds.map((bound) => {
    const { path } = routeOf(bound.spec)
    const [, name = '', suffix = ''] = WILD.exec(path) ?? []
    return { bound, name, suffix, prefix: path.slice(0, path.indexOf('{')) }
  })
  parts.sort((a, b) => b.suffix.length - a.suffix.length)
  for (const prefix of new Set(parts.map((part) => part.prefix))) {
    app.get(`${prefix}*`, { preParsing: identify(platform) }, (request, reply) => {
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
  cache: Caches,
  bound: Bound,
  request: FastifyRequest,
  reply: FastifyReply,
  params: unknown,
): Promise<FastifyReply> {
  const { spec } = bound
  const info = request.getDecorator<RequestInfo>(INFO)
  const key = request.headers['idempotency-key']
  const made = { answers: cache.answers.state, files: cache.files.state }
  const preview = request.getDecorator<Preview | null>(PREVIEW)
  const call = (shown: Platform, known: RequestInfo, upload?: StoredUploads): Promise<unknown> =>
    runCall(
      shown,
      bound,
      {
        params,
        query: request.query,
        body: upload ? bodyOf(upload) : request.body,
        headers: request.headers,
        files: upload?.files,
        idempotencyKey: typeof key === 'string' && key.length <= 200 ? key : undefined,
      },
      known,
      cookiesOf(reply),
    )
  const run = (upload?: StoredUploads): Promise<unknown> =>
    preview
      ? inPreview(platform, preview, info.site, (shown, now, user) => call(shown, { ...info, now, user }))
      : call(platform, info, upload)
  let answer: unknown
  try {
    answer = spec.upload ? await withUpload(request, uploadPlace(platform, info), run) : await run()
  } catch (error) {
    // What is cached serves on while it cannot be made anew.
    if (isAway(error) && answerKept(platform, cache, request.raw, reply.raw) !== null) return reply.hijack()
    throw error
  }
  const status = statusOf(spec, request.query, answer)
  reply.code(status)
  const route = request.routeOptions.url ?? 'unknown'
  if (spec.file) {
    const file = answer as FileAnswer
    const kept = keptFile(file, route, info.now)
    if (kept && request.method === 'GET' && spec.access === 'public' && PLAIN.test(request.url))
      cache.files.put(request.url, kept, made.files)
    return sendFile(request, reply, file, spec.access === 'public')
  }
  if (answer === undefined) return reply.send()
  if (!spec.cache) return reply.header('cache-control', 'no-store').send(answer)
  const raw = Buffer.from(JSON.stringify(answer))
  reply.type(JSON_TYPE)
  if (request.method !== 'GET' || !knowsEveryParameter(bound, request)) return reply.send(raw)
  const until = keptUntil(info.site, info.now.getTime())
  const kept = { raw, status, type: JSON_TYPE, headers: KEPT_HEADERS, route, until, nouns: spec.cache }
  const { etag } = cache.answers.put(cacheKey(platform, request.raw), kept, made.answers)
  return reply.header('etag', etag).header('vary', KEPT_HEADERS.vary).send(raw)
}

/** How a file is kept in memory that says it may be; null for others. */
function keptFile({ keep, etag, type, body, br, cacheControl }: FileAnswer, route: string, now: Date) {
  if (!keep || !etag || !(body instanceof Uint8Array)) return null
  return {
    raw: bufferOf(body),
    br: br ? bufferOf(br) : null,
    etag,
    type,
    route,
    until: now.getTime() + keep.ms,
    nouns: keep.nouns,
    headers: {
      ...DATA_HEADERS,
      'cache-control': cacheControl ?? 'public, max-age=3600',
      ...(br ? { vary: 'accept-encoding' } : {}),
    },
  }
}

/** Only addresses made of the call's own parameters are kept; invented ones could fill the memory. */
function knowsEveryParameter({ spec }: Bound, request: FastifyRequest): boolean {
  const shape = (spec.query as { def?: { shape?: object } } | undefined)?.def?.shape ?? {}
  return Object.keys(request.query as object).every((name) => name in shape)
}

/** The parts by name, and what is told of the files under `file`. */
const bodyOf = ({ fields, files }: StoredUploads): unknown => ({
  ...fields,
  file: files.length > 0 ? files : undefined,
})

/** Where and within which limits files of a call are taken. */
export const uploadPlace = ({ settings, providers, refusal }: Platform, { site, user, origin }: RequestInfo) => ({
  limits: { ...UPLOAD_LIMITS, maxBytes: Math.min(settings.UPLOAD_MAX_BYTES, site.purchase.uploadMegabytes * MEGABYTE) },
  folder: incomingFolder(settings),
  files: providers.files,
  prepare: (file: UploadedFile, fail: Fail) => cleanFile(file, fail, user?.id ?? origin.ip),
  fail: (refused: SharedError, values?: Readonly<Record<string, string | number>>) => refusal(site, refused, values),
})

function cookiesOf(reply: FastifyReply): Cookies {
  return {
    set: (name, value, options) => void reply.setCookie(name, value, options),
    clear: (name, options) => void reply.clearCookie(name, options),
  }
}
