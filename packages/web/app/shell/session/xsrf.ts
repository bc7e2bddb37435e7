const COOKIE = 'XSRF-TOKEN'

/**
 * The anti-forgery token that calls from the browser send as `X-XSRF-TOKEN`. Cached pages set no cookie, so the first
 * call makes one: it proves that the caller can read and write this site's cookies, which other sites cannot.
 */
export function xsrfToken(): string {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${COOKIE}=`))
  if (found) return found.slice(COOKIE.length + 1)
  const made = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${COOKIE}=${made}; path=/; samesite=lax${secure}`
  return made
}
