import { can } from '@volante/domain/policy/policy'
import type { FastifyInstance } from 'fastify'
import { coversDealer } from '../../dealers/api.ts'
import type { Ctx, SignedInCtx } from '../../../platform/http/ctx.ts'
import { liveStreams } from '../../../platform/http/live-streams.ts'
import { requestInfo } from '../../../platform/http/request-info.ts'
import { contextOf } from '../../../platform/http/runner.ts'
import type { Platform } from '../../../platform/process/platform.ts'
import { nounOfOrder } from './announce-order.ts'
import { fullOrder, versionOf } from './load-order.ts'
import { findOrder } from './order-row.ts'

/**
 * `GET /api/reservation/v2/reservations/{id}/live`: tells the owner of an order, and staff in whose scope it lies, that it
 * changed, whichever process changed it (server-sent events without any data of the order; the status call has that). With
 * `?seen=` the version of the state that is shown: without it, or with an older one, it is told of a change at once.
 */
export function mountLive(app: FastifyInstance, platform: Platform): void {
  const streams = liveStreams(app, platform)
  app.get('/reservation/v2/reservations/:id/live', async (request, reply) => {
    const info = await requestInfo(platform, request)
    const { id } = request.params as { id: string }
    const { seen } = request.query as { seen?: unknown }
    const accountId = await readerOf(contextOf(platform, info, platform.db), id)
    const watched = { noun: nounOfOrder(id), accountId, site: info.site }
    await streams.open(request, reply, watched, async () => {
      const kept = await fullOrder(platform.db, id, null)
      return kept !== undefined && versionOf(kept) === seen
    })
  })
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
