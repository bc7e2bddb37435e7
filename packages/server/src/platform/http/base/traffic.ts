import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { Histogram, type Registry } from 'prom-client'

interface Answered {
  readonly request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>
  readonly route: string
  readonly status: number
  readonly ms: number
  readonly id?: string
  /** From memory: counted, and a line of its own at the level debug only. */
  readonly isKept?: boolean
}

export type Tell = (answered: Answered) => void

/** The id a proxy gave the request, else one of our own. */
export function requestId(headers: IncomingHttpHeaders): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}

/**
 * Tells log and metrics of an answer. One line a request, with no query string: it may carry personal data. What is kept is
 * counted alone: a line costs as much as the answer.
 */
export function trafficTeller(log: Logger, registry: Registry): Tell {
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  })
  const series = new Map<string, { observe(value: number): void }>()
  return ({ request, route, status, ms, id, isKept }) => {
    const { method = '', url, headers } = request
    const name = `${method} ${status} ${route}`
    const one = series.get(name) ?? seconds.labels({ method, route, status })
    series.set(name, one)
    one.observe(ms / 1000)
    const level = isKept && status < 400 ? 'debug' : 'info'
    if (!log.isLevelEnabled(level)) return
    const path = url?.split('?')[0]
    log[level]({ reqId: id ?? requestId(headers), method, path, status, ms: Math.round(ms) }, 'request')
  }
}

/** Tells of every answer the framework gives. */
export function watchTraffic(app: FastifyInstance, tell: Tell): void {
  app.addHook('onResponse', async ({ raw, id, routeOptions }, reply) => {
    tell({ request: raw, id, route: routeOptions.url ?? 'unknown', status: reply.statusCode, ms: reply.elapsedTime })
  })
}
