import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Platform } from '../../../platform/process/platform.ts'
import { STREETS_PATH, type StreetFile, type Streets } from '../../../providers/maps/streets.ts'

/** What a style may consist of; nothing else is passed on under our name. */
const TYPES = /^(application\/(json|octet-stream|x-protobuf|protobuf|vnd\.mapbox-vector-tile)|image\/(png|jpeg|webp))\b/
const KEPT = 'public, max-age=86400'
const NONE_KEPT = 'public, max-age=3600'
const OWN = STREETS_PATH.replace('/api', '')

/** `/api/maps/streets/style.json` and what it names; without content (204) where no map of streets is set. */
export function mountStreets(app: FastifyInstance, platform: Platform): void {
  const { streets } = platform.providers
  const send = async (reply: FastifyReply, ask: (from: Streets) => Promise<StreetFile | null>) => {
    const file = streets && (await ask(streets).catch((error: unknown) => logFailure(platform, error)))
    if (file === 'failed') return reply.code(502).send()
    if (!file || !TYPES.test(file.type)) return reply.code(204).header('cache-control', NONE_KEPT).send()
    return reply.header('cache-control', KEPT).type(file.type).send(file.bytes)
  }
  app.get(`${OWN}/style.json`, (_request, reply) =>
    send(reply, async (from) => ({
      type: 'application/json; charset=utf-8',
      bytes: Buffer.from(JSON.stringify(await from.style())),
    })),
  )
  app.get(`${OWN}/*`, (request, reply) =>
    send(reply, (from) => from.file(`/${(request.params as { '*': string })['*']}`)),
  )
}

function logFailure({ log }: Platform, error: unknown): 'failed' {
  log.warn({ err: error }, 'the map of streets')
  return 'failed'
}
