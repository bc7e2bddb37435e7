import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Kept } from './read-cache.ts'

/** Headers as name, value, name, value: the form that costs the server least on each answer. */
interface Wire {
  readonly unchanged: string[]
  readonly raw: string[]
  br: string[] | null
}

const wires = new WeakMap<Kept, Wire>()

function wireOf(kept: Kept): Wire {
  const found = wires.get(kept)
  if (found) return found
  const unchanged = Object.entries({ 'content-type': kept.type, etag: kept.etag, ...kept.headers }).flat()
  const wire: Wire = { unchanged, raw: [...unchanged, 'content-length', String(kept.raw.length)], br: null }
  wires.set(kept, wire)
  return wire
}

/** Returns from memory: 304 to who has it, compressed where that is done and understood. */
export function writeKept(request: IncomingMessage, response: ServerResponse, kept: Kept): void {
  const { headers } = request
  const wire = wireOf(kept)
  if (headers['if-none-match'] === kept.etag) {
    response.writeHead(304, wire.unchanged).end()
    return
  }
  const isHead = request.method === 'HEAD'
  if (kept.br && String(headers['accept-encoding'] ?? '').includes('br')) {
    wire.br ??= [...wire.unchanged, 'content-encoding', 'br', 'content-length', String(kept.br.length)]
    response.writeHead(kept.status, wire.br).end(isHead ? undefined : kept.br)
    return
  }
  response.writeHead(kept.status, wire.raw).end(isHead ? undefined : kept.raw)
}
