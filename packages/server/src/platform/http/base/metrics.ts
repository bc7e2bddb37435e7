import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, type Registry } from 'prom-client'
import type { Platform } from '../../process/platform.ts'
import type { Settings } from '../../settings/settings.ts'

/**
 * `/metrics` (Prometheus text) says much about a platform: it is served on a port of its own (`METRICS_PORT`), or here to who
 * sends the bearer token (`METRICS_TOKEN`); with neither, in demo mode only.
 */
export function mountMetrics(app: FastifyInstance, platform: Platform, registry: Registry): void {
  collect(platform, registry)
  const { METRICS_PORT, METRICS_TOKEN, VOLANTE_DEMO } = platform.settings
  if (METRICS_PORT > 0 || (!METRICS_TOKEN && !VOLANTE_DEMO)) return
  app.get('/metrics', async (request, reply) => {
    if (METRICS_TOKEN && !isToken(request.headers.authorization, METRICS_TOKEN))
      return reply.code(401).header('www-authenticate', 'Bearer').send()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

/** The listener of `METRICS_PORT`; null where there is none. */
export async function listenForMetrics({ METRICS_PORT, HOST }: Settings, registry: Registry): Promise<Server | null> {
  if (METRICS_PORT === 0) return null
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end()
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(METRICS_PORT, HOST, resolve))
  return server
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

const isToken = (authorization: string | undefined, token: string): boolean =>
  timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`))

function collect(platform: Platform, registry: Registry): void {
  const { pool } = platform.connection
  collectDefaultMetrics({ register: registry })
  for (const { name, help, read } of platform.house.figures)
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(await read(platform))
      },
    })
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
}
