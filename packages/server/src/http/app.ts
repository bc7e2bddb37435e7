import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import { services } from '@volante/contract'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { implementations } from '../modules.ts'
import type { Platform } from '../platform/platform.ts'
import { mountDocs } from './docs.ts'
import { mountErrors } from './errors.ts'
import { mountHealth } from './health.ts'
import { type Table, tableOf } from './local.ts'
import { mountCalls } from './mount.ts'

const BODY_LIMIT = 256 * 1024
const UPLOAD_LIMIT = 15 * 1024 * 1024

export interface App {
  readonly app: FastifyInstance
  readonly table: Table
  /** From now on `/readyz` says no, so that a proxy sends nothing new. */
  drain(): void
}

/** The HTTP server: health, services below `/api`, their reference, and whatever `mountMore` adds (the pages). */
export async function createApp(
  platform: Platform,
  mountMore: (app: App) => Promise<void> = async () => {},
): Promise<App> {
  let draining = false
  const app = Fastify({
    loggerInstance: platform.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (request) => {
      const given = request.headers['x-request-id']
      return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
    },
    bodyLimit: BODY_LIMIT,
    trustProxy: platform.settings.TRUST_PROXY,
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
  })
  const table = tableOf(services, implementations)
  const made: App = {
    app,
    table,
    drain: () => {
      draining = true
    },
  }
  mountErrors(app, platform)
  await app.register(cookie)
  app.addHook('onSend', async (request, reply) => void reply.header('x-request-id', request.id))
  logRequests(app)
  mountHealth(app, platform, () => draining)
  await app.register((scope) => mountApi(scope, platform, table), { prefix: '/api' })
  await mountMore(made)
  return made
}

async function mountApi(scope: FastifyInstance, platform: Platform, table: Table): Promise<void> {
  await scope.register(rateLimit, { global: false, timeWindow: '1 minute', max: platform.settings.WRITES_PER_MINUTE })
  await scope.register(multipart, { limits: { fileSize: UPLOAD_LIMIT, files: 10, fields: 50 } })
  mountErrors(scope, platform)
  mountDocs(scope, services)
  mountCalls(scope, platform, table)
}

/** One line a request, with no query string: it may carry personal data. */
function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const path = request.raw.url?.split('?')[0]
    request.log.info(
      { method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'request',
    )
  })
}
