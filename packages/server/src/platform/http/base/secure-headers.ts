import type { FastifyInstance } from 'fastify'
import type { Settings } from '../../settings/settings.ts'

/** Of everything that is not a page (OWASP Secure Headers Project): it is data, and no browser should take it for more. */
export const DATA_HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
} as const

/** JSON is never a document: shown as one it may load, run and be framed by nothing. */
export const JSON_POLICY = "default-src 'none'; frame-ancestors 'none'"

export const HSTS = 'max-age=31536000; includeSubDomains'

export const isHttps = ({ PUBLIC_URL }: Pick<Settings, 'PUBLIC_URL'>): boolean =>
  PUBLIC_URL?.startsWith('https://') ?? false

/** Completes what a route has not said itself. */
export function sendSecureHeaders(app: FastifyInstance, settings: Pick<Settings, 'PUBLIC_URL'>): void {
  const all = Object.entries({
    ...DATA_HEADERS,
    ...(isHttps(settings) ? { 'strict-transport-security': HSTS } : {}),
  })
  app.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of all) if (!reply.hasHeader(name)) reply.header(name, value)
    const type = String(reply.getHeader('content-type') ?? '')
    if (type.startsWith('application/json') && !reply.hasHeader('content-security-policy'))
      reply.header('content-security-policy', JSON_POLICY)
  })
}
