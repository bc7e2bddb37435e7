/** This browser's cookies by name. */
export function cookies(): Readonly<Record<string, string>> {
  const pairs = document.cookie.split('; ').filter((pair) => pair.includes('='))
  return Object.fromEntries(
    pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), decodeURIComponent(pair.slice(pair.indexOf('=') + 1))]),
  )
}

/** SameSite Lax, path `/`; without an age it ends with the browser's session (spec platform §3). */
export function setCookie(name: string, value: string, maxAgeMs?: number): void {
  const age = maxAgeMs === undefined ? '' : `; max-age=${Math.round(maxAgeMs / 1000)}`
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // The Cookie Store API is missing in Firefox ESR.
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; samesite=lax${age}${secure}`
}
