import { UTM_PARAMETERS, type UtmParameter } from '../vocabulary.ts'

/** The cookie that keeps the ad-click id: 90 days (spec platform §4). It is marketing: set it only after consent. */
export const AD_CLICK_COOKIE = { name: 'ad-click', path: '/', sameSite: 'lax', maxAgeMs: 7_776_000_000 } as const

export type AdClick = { readonly id: string; readonly mustStore: boolean }

/**
 * Takes the query of the page address, with or without "?"; returns it with utm_source=direct and utm_medium=none when
 * there is none at all (spec platform §4).
 */
export function withDefaultUtm(search: string): string {
  return search.replace(/^\?/, '') === '' ? '?utm_source=direct&utm_medium=none' : search
}

/** Takes the query of the page address; returns its UTM parameters that are not blank (spec platform §3). */
export function utmOf(search: string): Partial<Record<UtmParameter, string>> {
  const query = new URLSearchParams(search)
  const found = UTM_PARAMETERS.map((name) => [name, query.get(name)?.trim() ?? ''] as const)
  return Object.fromEntries(found.filter(([, value]) => value !== ''))
}

/**
 * Takes queries that may name a visit's campaign, the newest first; returns the UTM parameters of the first that does. That a visit was
 * direct says something only where no query names a campaign; no parameters where none says anything.
 */
export function campaignOf(queries: readonly string[]): Partial<Record<UtmParameter, string>> {
  const named = queries.map(utmOf).filter((utm) => Object.keys(utm).length > 0)
  return named.find(({ utm_source }) => utm_source !== 'direct') ?? named[0] ?? {}
}

/**
 * Takes the query of the page address and the cookies; returns the ad-click id from our cookie, else from `gclid` in
 * the query (to be stored unless `gclsrc` names another source than the ad platform's own, "aw"), else from the ad
 * platform's cookies; null when there is none (spec platform §4).
 */
export function adClick(search: string, cookies: Readonly<Record<string, string | undefined>>): AdClick | null {
  const kept = clickId(cookies[AD_CLICK_COOKIE.name])
  if (kept) return { id: kept, mustStore: false }
  const query = new URLSearchParams(search)
  const clicked = clickId(query.get('gclid'))
  if (clicked) return { id: clicked, mustStore: (query.get('gclsrc') || 'aw').includes('aw') }
  const foreign = clickId(platformId(cookies['_gcl_aw'])) ?? clickId(platformId(cookies['_gcl_dc']))
  return foreign ? { id: foreign, mustStore: false } : null
}

// The platform writes GCL.<seconds>.<click id>.
function platformId(cookie: string | undefined): string | undefined {
  return /^GCL\.\d+\.(.+)$/.exec(cookie ?? '')?.[1]
}

// The id comes from an address anybody can write and goes into leads and a cookie: only its own alphabet passes.
function clickId(text: string | null | undefined): string | null {
  return text && /^[\w.-]{1,512}$/.test(text) ? text : null
}
