import { campaignOf, utmOf } from '../order/campaign.ts'
import type { UtmParameter } from '../vocabulary.ts'

/** What tells a partner's link, one `name=value` of its address each; blank ones tell nothing (spec platform §4). */
export interface PartnerMarkers {
  readonly brand: string
  readonly type: string
}

/** A campaign as an address names it. */
export type Campaign = Partial<Record<UtmParameter, string>>

/** The cookie that keeps the query string of a partner's link: 30 days, and of a length that no header minds. It is marketing: set it only after consent. */
export const PARTNER_COOKIE = { name: 'volante-partner', maxAgeMs: 30 * 86_400_000, max: 1_000 } as const

/** What a lead of somebody who came by a partner's link says of its origin. */
export const PARTNER_ORIGIN = 'partner-link'

const MARKER = /^[\w.-]{1,40}=[\w.-]{1,80}$/

/** Takes a text; returns whether it can be a marker. */
export const isMarker = (text: string): boolean => MARKER.test(text)

/**
 * Takes the query of an address, with or without "?", and the site's markers; returns the query string to store, and the query
 * that the visitor goes on with, null where the address does not bear both markers or is too long.
 */
export function partnerLink(search: string, markers: PartnerMarkers): { stored: string; rest: string } | null {
  const stored = search.replace(/^\?/, '')
  if (stored === '' || stored.length > PARTNER_COOKIE.max || !bearsBoth(stored, markers)) return null
  const query = new URLSearchParams(stored)
  for (const { name, value } of named(markers)) query.delete(name, value)
  return { stored, rest: query.toString() }
}

function bearsBoth(search: string, markers: PartnerMarkers): boolean {
  if (!isMarker(markers.brand) || !isMarker(markers.type)) return false
  const query = new URLSearchParams(search)
  return named(markers).every(({ name, value }) => query.has(name, value))
}

const named = ({ brand, type }: PartnerMarkers) =>
  [brand, type].map((marker) => ({
    name: marker.slice(0, marker.indexOf('=')),
    value: marker.slice(marker.indexOf('=') + 1),
  }))

const LONGEST = 100
/** An e-mail address, or as many digits as a document or a telephone has. */
const OF_A_PERSON = /@|\d[\d.\s-]{8,}\d/

/**
 * Takes a stored query string and the site's markers; returns the campaign that the partner's link named, and nothing else of it: what
 * looks like a person's is left out. Null where the markers are other ones by now, or were never there.
 */
export function partnerCampaign(stored: string, markers: PartnerMarkers): Campaign | null {
  if (stored.length > PARTNER_COOKIE.max || !bearsBoth(stored, markers)) return null
  const kept = Object.entries(utmOf(stored)).filter(([, text]) => text.length <= LONGEST && !OF_A_PERSON.test(text))
  return Object.fromEntries(kept)
}

/** Takes the campaign that a form says and that of a partner's link; returns the one that counts: a form that knows of none says "direct". */
export const originOf = (own: Campaign, partner: Campaign): Campaign =>
  campaignOf([own, partner].map((utm) => new URLSearchParams(utm).toString()))
