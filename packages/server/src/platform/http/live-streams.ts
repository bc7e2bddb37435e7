import type { ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { EVERYTHING, PERHAPS, spread } from '../process/changes.ts'
import type { Platform } from '../process/platform.ts'
import type { Site } from '@volante/contract/site'

const HEARTBEAT_MS = 15_000
/** A browser connects again by itself, and its session is looked at again. */
const LONGEST_MS = 10 * 60_000
const MOST = 2_000
/** Tabs of one person on this process. */
const MOST_A_PERSON = 8

interface Watched {
  /** Whose change is told. */
  readonly noun: string
  readonly accountId: string
  readonly site: Site
}

interface Stream extends Watched {
  readonly response: ServerResponse
  readonly endsAt: number
}

export interface LiveStreams {
  /**
   * Takes over a request: from then on its browser is told whenever the noun changes, whichever process changed it, without a word of
   * what. `isCurrent` is asked once the stream stands: what changed before is told at once.
   */
  open(
    request: FastifyRequest,
    reply: FastifyReply,
    watched: Watched,
    isCurrent?: () => Promise<boolean>,
  ): Promise<void>
}

/** Server-sent events of one kind of address. */
export function liveStreams(app: FastifyInstance, platform: Platform): LiveStreams {
  const streams = new Set<Stream>()
  platform.changes.listen((noun) => tell(streams, noun))
  const heart = setInterval(() => beat(streams), HEARTBEAT_MS).unref()
  app.draining.addEventListener('abort', () => endInTurn(streams, platform.settings.DRAIN_SECONDS * 1000))
  app.addHook('preClose', async () => {
    clearInterval(heart)
    for (const { response } of streams) response.end()
  })
  return {
    async open(request, reply, watched, isCurrent) {
      const own = [...streams].filter(({ accountId }) => accountId === watched.accountId).length
      if (streams.size >= MOST || own >= MOST_A_PERSON) throw platform.refusal(watched.site, 'request.unavailable')
      reply.hijack()
      const response = reply.raw
      response.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
        'x-request-id': request.id,
      })
      const stream = { ...watched, response, endsAt: Date.now() + LONGEST_MS }
      streams.add(stream)
      response.on('close', () => streams.delete(stream))
      response.write('retry: 3000\n\n')
      if (isCurrent && !(await isCurrent()) && streams.has(stream)) write(stream)
    },
  }
}

function tell(streams: ReadonlySet<Stream>, noun: string): void {
  if (noun === PERHAPS) return writeInTurn(streams)
  for (const stream of streams) if (noun === EVERYTHING || stream.noun === noun) write(stream)
}

/** Everybody looks, but not everybody at once. */
function writeInTurn(streams: ReadonlySet<Stream>): void {
  for (const stream of streams) setTimeout(() => streams.has(stream) && write(stream), spread()).unref()
}

/** Before this process ends its browsers go to another one, spread over the time it has left. */
function endInTurn(streams: ReadonlySet<Stream>, overMs: number): void {
  for (const { response } of streams) setTimeout(() => response.end(), Math.random() * overMs).unref()
}

const write = ({ response }: Stream): boolean => response.write('event: changed\ndata: {}\n\n')

function beat(streams: ReadonlySet<Stream>): void {
  const now = Date.now()
  for (const { response, endsAt } of streams) {
    if (now >= endsAt) response.end()
    else response.write(': still here\n\n')
  }
}
