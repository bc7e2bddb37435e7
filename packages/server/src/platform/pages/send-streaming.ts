import { once } from 'node:events'
import { Readable, type Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { brotliCompressSync, constants, createBrotliCompress, createGzip, gzipSync } from 'node:zlib'
import type { WholePage } from '@volante/contract/page'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding } from '../http/base/accepted-encoding.ts'
import { wholeOf } from './whole-body.ts'

const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 4 }
const WHOLE = { [constants.BROTLI_PARAM_QUALITY]: 3 }
const GZIP = { level: 4 }

/** How a page is made smaller, by what the browser takes: in one piece, or piece by piece. */
const ENCODINGS = {
  br: {
    whole: (page: Buffer) => brotliCompressSync(page, { params: WHOLE }),
    pieces: () => createBrotliCompress({ flush: constants.BROTLI_OPERATION_FLUSH, params: BROTLI }),
  },
  gzip: {
    whole: (page: Buffer) => gzipSync(page, GZIP),
    pieces: () => createGzip({ flush: constants.Z_SYNC_FLUSH, ...GZIP }),
  },
} as const

/** Sends a page: at once where it is whole, else as it is made, compressed piece by piece; the connection's end ends the rendering. */
export async function sendStreaming(
  request: FastifyRequest,
  reply: FastifyReply,
  response: Response | WholePage,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.raw.setHeader(name, value)
  for (const [name, value] of Object.entries(headers)) reply.raw.setHeader(name, value)
  const cookies = [...response.headers.getSetCookie(), ...[reply.getHeader('set-cookie') ?? []].flat().map(String)]
  if (cookies.length > 0) reply.raw.setHeader('set-cookie', cookies)
  reply.raw.setHeader('x-request-id', request.id)
  const retry = reply.getHeader('retry-after')
  if (retry !== undefined) reply.raw.setHeader('retry-after', retry)
  reply.hijack()
  reply.raw.statusCode = response.status
  const whole = wholeOf(response)
  if (whole) return sendWhole(request, reply, whole)
  const steps = response.body && request.method !== 'HEAD' ? stepsOf(request, reply, response.body) : []
  if (reply.raw.closed) return left(request, steps[0])
  if (steps.length === 0) {
    reply.raw.end()
    await once(reply.raw, 'close')
    return
  }
  await pipeline([...steps, reply.raw]).catch((error: NodeJS.ErrnoException) => {
    if (!LEFT.includes(error.code ?? '')) throw error
    left(request, steps[0])
  })
}

/** Compressed here: handing 30 KB to another thread and back takes as long as compressing them. */
function sendWhole(request: FastifyRequest, reply: FastifyReply, page: Buffer): void {
  const body = encodingFor(request, reply)?.whole(page) ?? page
  if (reply.raw.closed) return left(request, undefined)
  reply.raw.setHeader('content-length', body.length)
  reply.raw.end(request.method === 'HEAD' ? undefined : body)
}

/** What node says of a connection that its other end has closed, before the answer or in its midst. */
const LEFT = ['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_UNABLE_TO_PIPE', 'ECONNRESET', 'EPIPE']

/** Nobody is there to read on: nothing has gone wrong here. */
function left(request: FastifyRequest, page: Readable | Transform | undefined): void {
  page?.destroy()
  request.log.info({ reqId: request.id }, 'the browser left before the end of the answer')
}

/** What the page passes through on its way out: itself, and the compression where it is understood. */
function stepsOf(request: FastifyRequest, reply: FastifyReply, body: ReadableStream): (Readable | Transform)[] {
  const readable = Readable.fromWeb(body as import('node:stream/web').ReadableStream)
  const encoding = encodingFor(request, reply)
  return encoding ? [readable, encoding.pieces()] : [readable]
}

/** Sets the headers of what is compressed; null where the browser takes none or it is no text. */
function encodingFor(request: FastifyRequest, reply: FastifyReply) {
  const type = String(reply.raw.getHeader('content-type') ?? '')
  reply.raw.setHeader('vary', 'accept-encoding, cookie')
  const name = acceptedEncoding(request.headers)
  if (!name || !type.startsWith('text/')) return null
  reply.raw.setHeader('content-encoding', name)
  reply.raw.removeHeader('content-length')
  return ENCODINGS[name]
}
