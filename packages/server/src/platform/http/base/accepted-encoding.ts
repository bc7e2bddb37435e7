import type { IncomingHttpHeaders } from 'node:http'

/** Finds a compression that is named and not refused, as `br;q=0` and `gzip;q=0.0` are (RFC 9110, 12.5.3). */
const takes = (name: string) => new RegExp(String.raw`\b${name}\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))`, 'i')
const BROTLI = takes('br')
const GZIP = takes('gzip')

/** The compression that a client takes, Brotli before gzip; null where it takes neither. */
export function acceptedEncoding(headers: IncomingHttpHeaders): 'br' | 'gzip' | null {
  const accepts = headers['accept-encoding']
  if (!accepts) return null
  return BROTLI.test(accepts) ? 'br' : GZIP.test(accepts) ? 'gzip' : null
}
