import type { CookieSerializeOptions } from '@fastify/cookie'
import { SESSION_COOKIE } from '../../../platform/http/session-token.ts'
import type { Cookies } from '../../../platform/http/implement.ts'
import type { Settings } from '../../../platform/settings/settings.ts'

export const PROVIDER_COOKIE = 'volante-idp'
export const DEVICE_COOKIE = 'volante-device'
export const SIGN_IN_COOKIE = 'volante-sign-in'

const YEAR_S = 365 * 24 * 3600
const LOCAL = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

type Where = Pick<Settings, 'PUBLIC_URL' | 'COOKIE_DOMAIN'>

/** How every cookie of a person is set (spec platform §3): unreadable to scripts, Secure except on this machine without TLS. */
export function cookieOptions({ PUBLIC_URL, COOKIE_DOMAIN }: Where): CookieSerializeOptions {
  const url = PUBLIC_URL ? new URL(PUBLIC_URL) : null
  const isLocal = url === null || (url.protocol === 'http:' && LOCAL.test(url.hostname))
  return {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: !isLocal,
    ...(COOKIE_DOMAIN ? { domain: COOKIE_DOMAIN } : {}),
  }
}

export function setSessionCookies(
  cookies: Cookies,
  settings: Where,
  session: { readonly token: string; readonly expiresAt: Date; readonly provider: string; readonly remember: boolean },
): void {
  // Without `expires` the browser forgets it when it closes.
  const options = { ...cookieOptions(settings), ...(session.remember ? { expires: session.expiresAt } : {}) }
  cookies.set(SESSION_COOKIE, session.token, options)
  cookies.set(PROVIDER_COOKIE, session.provider, options)
}

export function clearSessionCookies(cookies: Cookies, settings: Where): void {
  cookies.clear(SESSION_COOKIE, cookieOptions(settings))
  cookies.clear(PROVIDER_COOKIE, cookieOptions(settings))
}

export const setDeviceCookie = (cookies: Cookies, settings: Where, device: string): void =>
  cookies.set(DEVICE_COOKIE, device, { ...cookieOptions(settings), maxAge: YEAR_S })

/** A cookie's value where it looks like one of our random tokens. */
export const tokenCookie = (header: string | undefined, name: string): string | null =>
  new RegExp(`(?:^|;\\s*)${name}=([\\w-]{20,100})(?:;|$)`).exec(header ?? '')?.[1] ?? null
