import { once } from 'node:events'
import { Readable, type Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createBrotliCompress } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Sends a page as it is made, compressed piece by piece; the connection's end ends the rendering. */
export async function sendStreaming(
  request: FastifyRequest,
  reply: FastifyReply,
  response: Response,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.raw.setHeader(name, value)
  for (const [name, value] of Object.entries(headers)) reply.raw.setHeader(name, value)
  const cookies = [...response.headers.getSetCookie(), ...[reply.getHeader('set-cookie') ?? []].flat().map(String)]
  if (cookies.length > 0) reply.raw.setHeader('set-cookie', cookies)
  reply.raw.setHeader('x-request-id', request.id)
  reply.hijack()
  reply.raw.statusCode = response.status
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
  const type = String(reply.raw.getHeader('content-type') ?? '')
  const brotli = String(request.headers['accept-encoding'] ?? '').includes('br') && type.startsWith('text/')
  reply.raw.setHeader('vary', 'accept-encoding, cookie')
  if (!brotli) return [readable]
  reply.raw.setHeader('content-encoding', 'br')
  reply.raw.removeHeader('content-length')
  const compress = createBrotliCompress({
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
  })
  return [readable, compress]
}
