import type { FastifyInstance } from 'fastify'
import { Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { Platform } from '../platform/platform.ts'

/** `/livez` (the process), `/readyz` (each dependency), `/metrics` (Prometheus text). */
export function mountHealth(app: FastifyInstance, platform: Platform, isDraining: () => boolean): void {
  app.get('/livez', (_, reply) => reply.type('text/plain').send('ok'))
  app.get('/readyz', async (_, reply) => {
    const database = await platform.connection.pool.query('select 1').then(
      () => true,
      () => false,
    )
    const checks = { database, jobs: database && (await platform.jobs.isReady()), draining: isDraining() }
    const ready = checks.database && checks.jobs && !checks.draining
    return reply.code(ready ? 200 : 503).send({ ready, checks })
  })
  mountMetrics(app, platform)
}

function mountMetrics(app: FastifyInstance, platform: Platform): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  })
  const { pool } = platform.connection
  new Gauge({
    name: 'database_connections',
    help: 'Open connections by state',
    labelNames: ['state'] as const,
    registers: [registry],
    collect() {
      this.set({ state: 'total' }, pool.totalCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  app.get('/metrics', async (_, reply) => reply.type(registry.contentType).send(await registry.metrics()))
}
