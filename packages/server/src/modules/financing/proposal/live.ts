import { can } from '@volante/domain/policy/policy'
import type { FastifyInstance } from 'fastify'
import { coversDealer } from '../../dealers/api.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { liveStreams } from '../../../platform/http/live-streams.ts'
import { requestInfo } from '../../../platform/http/request-info.ts'
import { contextOf } from '../../../platform/http/runner.ts'
import type { Platform } from '../../../platform/process/platform.ts'
import { findProposal } from './queries.ts'

const nounOf = (id: string): string => `loan ${id}`

/** Tells whoever looks at a proposal that it changed, once the transaction stands. */
export const announceLoan = (ctx: Pick<Ctx, 'announce'>, id: string): void => ctx.announce(nounOf(id))

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** `GET /api/financing/proposal/{id}/live`: tells the buyer, and the dealer's people, that a proposal changed (server-sent events without data). */
export function mountLiveLoans(app: FastifyInstance, platform: Platform): void {
  const streams = liveStreams(app, platform)
  app.get('/financing/proposal/:id/live', async (request, reply) => {
    const info = await requestInfo(platform, request)
    const { id } = request.params as { id: string }
    const accountId = await readerOf(contextOf(platform, info, platform.db), id)
    await streams.open(request, reply, { noun: nounOf(id), accountId, site: info.site })
  })
}

/** Who may listen: to anybody else the proposal is unknown. */
async function readerOf(ctx: Ctx, id: string): Promise<string> {
  const { user } = ctx
  if (!user) throw ctx.fail('request.unauthorized')
  const row = UUID.test(id) ? await findProposal(ctx.db, id) : undefined
  const mayRead =
    row?.account_id === user.id ||
    (row?.dealer_code &&
      can(user, 'loans.follow') &&
      (await coversDealer({ ...ctx, user }, 'loans.follow', row.dealer_code)))
  if (!mayRead) throw ctx.fail('request.notFound')
  return user.id
}
