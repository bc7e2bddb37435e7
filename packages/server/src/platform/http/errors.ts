import { CallError } from '@volante/contract/kit'
import type { SharedError } from '@volante/contract/shared-errors'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isAway } from '../db/away.ts'
import { retryAfter } from '../limits/count-call.ts'
import type { Platform } from '../process/platform.ts'
import { siteOfRequest } from './request-info.ts'

/** The framework's own refusals, as message keys. */
const FRAMEWORK: Readonly<Record<number, SharedError>> = {
  400: 'request.invalid',
  404: 'request.notFound',
  408: 'request.timeout',
  413: 'request.tooLarge',
  414: 'request.tooLarge',
  415: 'request.unsupportedMedia',
  503: 'request.unavailable',
}

/** PostgreSQL says the value does not fit: hostile text such as a NUL byte, or a number out of range. */
const VALUE_REFUSED = /^22/

/** A refused body up to this size is let in and thrown away; it costs less than a new connection. */
const TAKEN_UNREAD = 64 * 1024

/** The one place where anything thrown becomes an answer; the unexpected is logged and told nobody. */
export function mountErrors(app: FastifyInstance, platform: Platform): void {
  app.setErrorHandler((error: FastifyError, request, reply) => answerError(platform, error, request, reply))
  app.setNotFoundHandler((request, reply) => {
    const refusal = platform.refusal(siteOfRequest(platform, request.headers), 'request.notFound')
    return reply.code(refusal.status).send(refusal.toBody())
  })
}

function answerError(platform: Platform, error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (leavesMuchUnread(request)) reply.header('connection', 'close')
  const seconds = retryAfter(error)
  if (seconds !== null) reply.header('retry-after', String(seconds))
  if (error instanceof CallError) return reply.code(error.status).send(error.toBody())
  const site = siteOfRequest(platform, request.headers)
  const status = statusOf(error)
  const key = FRAMEWORK[status] ?? 'request.internal'
  if (status >= 500) request.log.error({ err: error }, status === 503 ? 'database away' : 'unexpected')
  if (status === 503) reply.header('retry-after', '2')
  return reply.code(status).send(platform.refusal(site, key).toBody())
}

/** Refused before its body was read: node would take that in to its end, however long or without one. */
export function leavesMuchUnread({ raw }: FastifyRequest): boolean {
  if (raw.readableDidRead) return false
  return raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length'] ?? 0) > TAKEN_UNREAD
}

function statusOf(error: FastifyError): number {
  const code = String(error.code ?? '')
  if (isAway(error)) return 503
  if (VALUE_REFUSED.test(code)) return 400
  const status = error.statusCode ?? 500
  return FRAMEWORK[status] ? status : status >= 400 && status < 500 ? 400 : 500
}
