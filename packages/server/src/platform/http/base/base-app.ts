import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { Registry } from 'prom-client'
import type { Platform } from '../../process/platform.ts'
import { hasProxy } from '../../settings/settings.ts'
import { limitConnections } from './connections.ts'
import { mountErrors } from '../errors.ts'
import { mountHealth } from './health.ts'
import { parseJsonBodies, parseSheetBodies, refuseMalformed } from './malformed.ts'
import { mountMetrics } from './metrics.ts'
import { sendSecureHeaders } from './secure-headers.ts'
import { type Tell, requestId, trafficTeller, watchTraffic } from './traffic.ts'

const BODY_LIMIT = 256 * 1024

declare module 'fastify' {
  interface FastifyInstance {
    /** Aborted when this process is about to end. */
    readonly draining: AbortSignal
  }
}

export interface BaseApp {
  readonly app: FastifyInstance
  readonly metrics: Registry
  readonly tell: Tell
  /** From now on `/readyz` says no, so that a proxy sends nothing new, and streams end one after the other. */
  drain(): void
}

/** Whose word on where a request comes from is taken: that of the nearest so many hops, or of networks. */
const trusted = ({ TRUST_PROXY }: Platform['settings']) =>
  typeof TRUST_PROXY === 'number' ? (_address: string, hop: number) => hop < TRUST_PROXY : [...TRUST_PROXY]

/** Before a request is read nobody knows its site. */
const inEachLanguage = ({ sites, texts }: Platform, key: string): string[] => [
  ...new Set(sites.map((site) => texts.say(site, key))),
]

/** What every process serves, a worker nothing else: health and metrics; with the limits, errors and headers of all. */
export function createBaseApp(platform: Platform): BaseApp {
  const { settings } = platform
  const requestTimeout = settings.REQUEST_SECONDS * 1000
  const app = Fastify({
    loggerInstance: platform.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: ({ headers }) => requestId(headers),
    bodyLimit: BODY_LIMIT,
    trustProxy: trusted(settings),
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
    // Node reads both when the server is made and never again.
    requestTimeout,
    http: { requestTimeout, connectionsCheckingInterval: Math.min(5_000, requestTimeout / 2) },
  })
  const draining = new AbortController()
  const metrics = new Registry()
  const tell = trafficTeller(platform.log, metrics)
  app.decorate('draining', draining.signal)
  // Behind a proxy every connection is the proxy's.
  if (!hasProxy(settings))
    limitConnections(
      app.server,
      settings.CONNECTIONS_PER_ADDRESS,
      inEachLanguage(platform, 'request.tooManyConnections'),
    )
  mountErrors(app, platform)
  refuseMalformed(app, platform)
  parseJsonBodies(app)
  parseSheetBodies(app)
  sendSecureHeaders(app, settings)
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id)
    // A connection that is kept for more would be waited for at the end.
    if (draining.signal.aborted) reply.header('connection', 'close')
  })
  watchTraffic(app, tell)
  mountHealth(app, platform)
  mountMetrics(app, platform, metrics)
  return { app, metrics, tell, drain: () => draining.abort() }
}
