import type { FileAnswer } from '@volante/contract/kit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import { etagOf } from './read-cache.ts'

/** A file anybody may have carries a validator, so that who has it need not load it again. */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: FileAnswer,
  isPublic: boolean,
): FastifyReply {
  reply.header('x-content-type-options', 'nosniff')
  // Opened by itself, somebody's file is a document of no origin that runs and loads nothing.
  if (!isPublic) reply.header('content-security-policy', "sandbox; default-src 'none'")
  reply.header('cache-control', isPublic ? 'public, max-age=3600' : 'no-store')
  if (isPublic && file.body instanceof Uint8Array) {
    const etag = etagOf(file.body)
    reply.header('etag', etag)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  }
  reply.type(file.type)
  if (file.name) reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`)
  return reply.send(file.body instanceof Uint8Array ? Buffer.from(file.body) : Readable.from(file.body))
}
