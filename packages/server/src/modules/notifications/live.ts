import type { FastifyInstance } from 'fastify'
import { liveStreams } from '../../platform/http/live-streams.ts'
import { requestInfo } from '../../platform/http/request-info.ts'
import type { Platform } from '../../platform/process/platform.ts'
import { nounOf } from './api.ts'

/** `GET /api/notifications/live`: tells whoever is signed in that their notifications changed (server-sent events without data). */
export function mountNotifications(app: FastifyInstance, platform: Platform): void {
  const streams = liveStreams(app, platform)
  app.get('/notifications/live', async (request, reply) => {
    const { site, user } = await requestInfo(platform, request)
    if (!user) throw platform.refusal(site, 'request.unauthorized')
    await streams.open(request, reply, { noun: nounOf(user.id), accountId: user.id, site })
  })
}
