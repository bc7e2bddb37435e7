import type { ServerResponse } from 'node:http'
import { can } from '@volante/domain/policy/policy'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { coversDealer } from '../../dealers/api.ts'
import type { Ctx, SignedInCtx } from '../../../platform/http/ctx.ts'
import { requestInfo } from '../../../platform/http/request-info.ts'
import { contextOf } from '../../../platform/http/runner.ts'
import { EVERYTHING, PERHAPS, spread } from '../../../platform/process/changes.ts'
import type { Platform } from '../../../platform/process/platform.ts'
import { orderOfNoun } from './announce-order.ts'
import { fullOrder, versionOf } from './load-order.ts'
import { findOrder } from './order-row.ts'

const HEARTBEAT_MS = 15_000
/** A browser connects again by itself, and its session is looked at again. */
const LONGEST_MS = 10 * 60_000
const MOST = 2_000
/** Tabs of one person on this process. */
const MOST_A_PERSON = 8

interface Stream {
  readonly orderId: string
  readonly accountId: string
  readonly response: ServerResponse
  readonly endsAt: number
}

/**
 * `GET /api/reservation/v2/reservations/{id}/live`: tells the owner of an order, and staff in whose scope it lies, that it
 * changed, whichever process changed it (server-sent events without any data of the order; the status call has that). With
 * `?seen=` the version of the state that is shown: without it, or with an older one, it is told of a change at once.
 */
export function mountLive(app: FastifyInstance, platform: Platform): void {
  const streams = new Set<Stream>()
  platform.changes.listen((noun) => tell(streams, noun))
  const heart = setInterval(() => beat(streams), HEARTBEAT_MS).unref()
  app.draining.addEventListener('abort', () => endInTurn(streams, platform.settings.DRAIN_SECONDS * 1000))
  app.addHook('preClose', async () => {
    clearInterval(heart)
    for (const { response } of streams) response.end()
  })
  app.get('/reservation/v2/reservations/:id/live', (request, reply) => open(platform, streams, request, reply))
}

async function open(
  platform: Platform,
  streams: Set<Stream>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const info = await requestInfo(platform, request)
  const { id } = request.params as { id: string }
  const { seen } = request.query as { seen?: unknown }
  const accountId = await readerOf(contextOf(platform, info, platform.db), id)
  const own = [...streams].filter((stream) => stream.accountId === accountId).length
  if (streams.size >= MOST || own >= MOST_A_PERSON) throw platform.refusal(info.site, 'request.unavailable')
  reply.hijack()
  const response = reply.raw
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    'x-request-id': request.id,
  })
  const stream = { orderId: id, accountId, response, endsAt: Date.now() + LONGEST_MS }
  streams.add(stream)
  response.on('close', () => streams.delete(stream))
  response.write('retry: 3000\n\n')
  // Read once the stream is open: what changed since the page was made, and before it stood, is told at once.
  const kept = await fullOrder(platform.db, id, null)
  if (streams.has(stream) && (!kept || versionOf(kept) !== seen)) write(stream)
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Who may listen: the owner, or who reads the dealer's orders; to anybody else the order is unknown. */
async function readerOf(ctx: Ctx, id: string): Promise<string> {
  const { user } = ctx
  if (!user) throw ctx.fail('request.unauthorized')
  const order = UUID.test(id) ? await findOrder(ctx.db, id) : undefined
  const signedIn: SignedInCtx = { ...ctx, user }
  const mayRead =
    order?.account_id === user.id ||
    (order && can(user, 'orders.read') && (await coversDealer(signedIn, 'orders.read', order.dealer_code)))
  if (!mayRead) throw ctx.fail('request.notFound')
  return user.id
}

function tell(streams: ReadonlySet<Stream>, noun: string): void {
  const orderId = orderOfNoun(noun)
  if (noun === PERHAPS) return writeInTurn(streams)
  if (orderId === null && noun !== EVERYTHING) return
  for (const stream of streams) if (orderId === null || stream.orderId === orderId) write(stream)
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
