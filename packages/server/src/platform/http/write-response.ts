import type { IncomingMessage, ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { acceptedEncoding } from './base/accepted-encoding.ts'
import type { Kept } from './read-cache.ts'

/** Headers as name, value, name, value: the form that costs the server least on each answer. */
interface Wire {
  readonly unchanged: string[]
  readonly raw: string[]
  br: string[] | null
  /** Made for the first who takes nothing better: an old proxy, a preview of a messenger. */
  gzip: { readonly head: string[]; readonly body: Buffer } | null
}

const wires = new WeakMap<Kept, Wire>()

function wireOf(kept: Kept): Wire {
  const found = wires.get(kept)
  if (found) return found
  const unchanged = Object.entries({ 'content-type': kept.type, etag: kept.etag, ...kept.headers }).flat()
  const wire: Wire = { unchanged, raw: [...unchanged, 'content-length', String(kept.raw.length)], br: null, gzip: null }
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
  const encoding = kept.br ? acceptedEncoding(headers) : null
  if (kept.br && encoding === 'br') {
    wire.br ??= headOf(wire, 'br', kept.br)
    response.writeHead(kept.status, wire.br).end(isHead ? undefined : kept.br)
    return
  }
  if (encoding === 'gzip') {
    wire.gzip ??= gzipped(wire, kept.raw)
    response.writeHead(kept.status, wire.gzip.head).end(isHead ? undefined : wire.gzip.body)
    return
  }
  response.writeHead(kept.status, wire.raw).end(isHead ? undefined : kept.raw)
}

const headOf = ({ unchanged }: Wire, encoding: string, body: Buffer): string[] => [
  ...unchanged,
  'content-encoding',
  encoding,
  'content-length',
  String(body.length),
]

function gzipped(wire: Wire, raw: Buffer): Wire['gzip'] & object {
  const body = gzipSync(raw)
  return { head: headOf(wire, 'gzip', body), body }
}
