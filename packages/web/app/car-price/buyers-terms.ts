import { readTermsCookie, TERMS_COOKIE } from '@volante/domain/financing/buyers-terms'
import type { BuyersTerms } from '@volante/domain/financing/simulate'
import { PLACE_COOKIE, readPlaceCookie } from '@volante/domain/places/visitor-place'
import type { Country } from '@volante/domain/vocabulary'

/** Takes a request; returns the terms that its buyer looks at every car on, null where none were chosen. Not on pages that are made for nobody. */
export const buyersTerms = (request: Request): BuyersTerms | null => readTermsCookie(cookieIn(request, TERMS_COOKIE))

export interface Buyer {
  readonly terms: BuyersTerms | null
  /** Where they live, as far as they said. */
  readonly state: string | null
}

export const NOBODY: Buyer = { terms: null, state: null }

/** Takes a request and the site's country; returns what is known of its buyer, who stays unnamed. */
export function buyerOf(request: Request, country: Country): Buyer {
  const place = cookieIn(request, PLACE_COOKIE)
  const state = readPlaceCookie(place && decodeURIComponent(place), country)?.stateCode ?? null
  return { terms: buyersTerms(request), state }
}

const cookieIn = ({ headers }: Request, name: string): string | undefined =>
  new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(headers.get('cookie') ?? '')?.[1]
