import type { FastifyInstance } from 'fastify'
import { jwtVerify } from 'jose'
import { partnerKey } from '../identity/api.ts'
import type { Platform } from '../../platform/process/platform.ts'
import { publicOrigin } from '../../providers/identity/demo/names.ts'

/** Stands for a partner's area in the demo: checks the link as a partner would and shows what it says. */
export function mountDemoPartners(scope: FastifyInstance, platform: Platform): void {
  scope.get('/:area', async (request, reply) => {
    const token = new URLSearchParams(request.raw.url?.split('?')[1]).get('token') ?? ''
    const { privateKey: _, publicJwk } = await partnerKey(platform)
    const checks = { issuer: publicOrigin(platform.settings), audience: publicOrigin(platform.settings) }
    const claims = await jwtVerify(token, publicJwk, checks).then(
      ({ payload }) => payload,
      () => null,
    )
    reply.header('cache-control', 'no-store').type('application/json; charset=utf-8')
    return reply.code(claims ? 200 : 401).send(JSON.stringify(claims ?? { error: 'invalid_token' }))
  })
}
