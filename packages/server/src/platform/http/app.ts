import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import { services } from '@volante/contract'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { Registry } from 'prom-client'
import { mountDemoProvider } from '../../modules/demo/identity-provider.ts'
import { mountDemoPartners } from '../../modules/demo/partner-page.ts'
import { implementations } from '../../house.ts'
import { mountWebhooks } from '../../modules/payments/charge/webhooks.ts'
import type { Platform } from '../process/platform.ts'
import { mountLive } from '../../modules/reservations/order/live.ts'
import { tokeniserOf } from '../../providers/tokeniser/mount.ts'
import { mountFirstAnswers } from './answer-first.ts'
import { mountDocs } from './docs.ts'
import { mountErrors } from './errors.ts'
import { mountHealth } from './health.ts'
import { type Table, tableOf } from './local.ts'
import { mountCalls } from './mount.ts'
import { requestId, trafficTeller, watchTraffic } from './traffic.ts'

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
    genReqId: ({ headers }) => requestId(headers),
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
  const metrics = new Registry()
  const tell = trafficTeller(platform.log, metrics)
  mountErrors(app, platform)
  mountFirstAnswers(app, tell)
  app.answerFirst(tokeniserOf(platform))
  await app.register(cookie)
  app.addHook('onSend', async (request, reply) => void reply.header('x-request-id', request.id))
  watchTraffic(app, tell)
  mountHealth(app, platform, metrics, () => draining)
  await app.register((scope) => mountApi(scope, platform, table), { prefix: '/api' })
  if (platform.settings.VOLANTE_DEMO) {
    await app.register(async (scope) => mountDemoProvider(scope, platform), { prefix: '/demo/idp' })
    await app.register(async (scope) => mountDemoPartners(scope, platform), { prefix: '/demo/partner' })
  }
  await mountMore(made)
  return made
}

async function mountApi(scope: FastifyInstance, platform: Platform, table: Table): Promise<void> {
  await scope.register(rateLimit, { global: false, timeWindow: '1 minute', max: platform.settings.WRITES_PER_MINUTE })
  await scope.register(multipart, { limits: { fileSize: UPLOAD_LIMIT, files: 10, fields: 50 } })
  mountErrors(scope, platform)
  mountDocs(scope, services)
  await scope.register((webhooks) => mountWebhooks(webhooks, platform))
  mountLive(scope, platform)
  mountCalls(scope, platform, table)
}
