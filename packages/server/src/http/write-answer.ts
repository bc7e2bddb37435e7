import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Kept } from './read-cache.ts'

/** Answers from memory without the framework: validators, compression and caching headers included. */
export function writeKept(request: IncomingMessage, response: ServerResponse, kept: Kept, cacheControl: string): void {
  const headers: Record<string, string | number> = {
    'content-type': kept.type,
    'cache-control': cacheControl,
    etag: kept.etag,
    vary: 'accept-encoding, x-site',
    ...kept.headers,
  }
  if (request.headers['if-none-match'] === kept.etag) {
    response.writeHead(304, headers).end()
    return
  }
  const compressed = kept.br && (request.headers['accept-encoding'] ?? '').includes('br') ? kept.br : null
  const body = compressed ?? kept.raw
  if (compressed) headers['content-encoding'] = 'br'
  headers['content-length'] = body.length
  response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : body)
}
