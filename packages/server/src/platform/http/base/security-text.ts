import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../process/platform.ts'

const VALID_MS = 180 * 24 * 3_600_000

/** `/.well-known/security.txt` (RFC 9116): whom to tell of a weakness. Without `SECURITY_CONTACT` there is none. */
export function mountSecurityText(app: FastifyInstance, { settings, clock }: Platform): void {
  const { SECURITY_CONTACT, PUBLIC_URL } = settings
  if (!SECURITY_CONTACT) return
  app.get('/.well-known/security.txt', (_, reply) => {
    const expires = new Date(clock.now().getTime() + VALID_MS).toISOString().slice(0, 10)
    const lines = [
      `Contact: ${SECURITY_CONTACT}`,
      `Expires: ${expires}T00:00:00.000Z`,
      'Preferred-Languages: pt, es, en',
      ...(PUBLIC_URL ? [`Canonical: ${new URL('/.well-known/security.txt', PUBLIC_URL).href}`] : []),
    ]
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`)
  })
}
