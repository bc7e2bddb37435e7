import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../process/platform.ts'

const CHECK_MS = 1_000

/** Whether something works, known within a second. */
const works = (check: () => Promise<unknown>): Promise<boolean> =>
  Promise.race([
    check().then(
      () => true,
      () => false,
    ),
    new Promise<boolean>((resolve) => setTimeout(resolve, CHECK_MS, false).unref()),
  ])

/**
 * `/livez`: the process runs. `/readyz`: it may be sent requests, until it is about to end; not whether the database works,
 * since every process would leave the proxy at once while its cached pages could still be served. `/healthz`: what it
 * depends on, for people and alarms.
 */
export function mountHealth(app: FastifyInstance, platform: Platform): void {
  const { connection, jobs, changes } = platform
  const isDraining = (): boolean => app.draining.aborted
  app.get('/livez', (_, reply) => reply.type('text/plain').send('ok'))
  app.get('/readyz', (_, reply) => reply.code(isDraining() ? 503 : 200).send({ ready: !isDraining() }))
  app.get('/healthz', async (_, reply) => {
    const [database, queue] = await Promise.all([works(() => connection.pool.query('select 1')), works(jobs.check)])
    const checks = { database, jobs: queue, changes: changes.isListening(), draining: isDraining() }
    const healthy = database && queue && checks.changes
    return reply
      .code(healthy ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ healthy, checks })
  })
}
