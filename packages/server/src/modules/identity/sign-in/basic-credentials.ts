import type { CallError } from '@volante/contract/kit'

export interface BasicCredentials {
  readonly email: string
  readonly password: string
}

type Fail = (key: 'request.invalid' | 'request.unauthorized') => CallError

const LONGEST_PASSWORD = 200

/** E-mail and password of a basic header (RFC 7617, UTF-8). Without a header it refuses as unauthorised, with a broken one as invalid. */
export function readBasic(header: string | undefined, fail: Fail): BasicCredentials {
  if (header === undefined) throw fail('request.unauthorized')
  const encoded = /^Basic ([A-Za-z0-9+/=_-]+)$/i.exec(header)?.[1]
  const text = Buffer.from(encoded ?? '', 'base64').toString('utf8')
  const colon = text.indexOf(':')
  const email = text.slice(0, Math.max(colon, 0))
  const password = text.slice(colon + 1)
  // PostgreSQL refuses a NUL byte, and people type no control characters.
  if (colon < 1 || email.length > 254 || password.length > LONGEST_PASSWORD || /[\p{Cc}\ufffd]/u.test(text)) {
    throw fail('request.invalid')
  }
  return { email, password }
}
