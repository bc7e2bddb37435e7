import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, type Registry } from 'prom-client'
import type { Platform } from '../process/platform.ts'

/** `/livez` (the process), `/readyz` (each dependency), `/metrics` (Prometheus text). */
export function mountHealth(
  app: FastifyInstance,
  platform: Platform,
  metrics: Registry,
  isDraining: () => boolean,
): void {
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
  mountMetrics(app, platform, metrics)
}

function mountMetrics(app: FastifyInstance, platform: Platform, registry: Registry): void {
  collectDefaultMetrics({ register: registry })
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
  app.get('/metrics', async (_, reply) => reply.type(registry.contentType).send(await registry.metrics()))
}
