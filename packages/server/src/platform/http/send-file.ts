import type { FileAnswer } from '@volante/contract/kit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import { acceptedEncoding } from './base/accepted-encoding.ts'
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
  reply.header('cache-control', isPublic ? (file.cacheControl ?? 'public, max-age=3600') : 'no-store')
  if (file.br) reply.header('vary', 'accept-encoding')
  const etag = isPublic ? validatorOf(file) : null
  if (etag) reply.header('etag', etag)
  if (etag && request.headers['if-none-match'] === etag) return reply.code(304).send()
  reply.type(file.type)
  if (file.name) reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`)
  if (file.br && acceptedEncoding(request.headers) === 'br')
    return reply.header('content-encoding', 'br').send(bufferOf(file.br))
  if (file.body instanceof Uint8Array) return reply.send(bufferOf(file.body))
  if (file.size !== undefined) reply.header('content-length', file.size)
  return reply.send(Readable.from(file.body))
}

const validatorOf = ({ etag, body }: FileAnswer): string | null =>
  etag ?? (body instanceof Uint8Array ? etagOf(body) : null)

/** The same bytes as the framework wants them. */
export const bufferOf = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
