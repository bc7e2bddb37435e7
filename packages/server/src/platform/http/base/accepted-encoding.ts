import type { IncomingHttpHeaders } from 'node:http'

/** `br;q=0` and `gzip;q=0.0` refuse what they name (RFC 9110, 12.5.3). */
const TAKEN = {
  br: /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i,
  gzip: /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i,
} as const

/** The compression that a client takes, Brotli before gzip; null where it takes neither. */
export function acceptedEncoding(headers: IncomingHttpHeaders): 'br' | 'gzip' | null {
  const accepts = headers['accept-encoding']
  if (!accepts) return null
  return TAKEN.br.test(accepts) ? 'br' : TAKEN.gzip.test(accepts) ? 'gzip' : null
}
