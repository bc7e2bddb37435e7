/** Tells scripts of shared pages that asking who is signed in is worth it; it says nothing about the person. */
export const KNOWN_COOKIE = 'volante-known'

const MONTH_S = 30 * 24 * 3600

export const knownCookie = (isSecure: boolean): string =>
  `${KNOWN_COOKIE}=1; Path=/; Max-Age=${MONTH_S}; SameSite=Lax${isSecure ? '; Secure' : ''}`

export const forgetKnownCookie = `${KNOWN_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`
