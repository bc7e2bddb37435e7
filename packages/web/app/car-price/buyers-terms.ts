import { readTermsCookie, TERMS_COOKIE } from '@volante/domain/financing/buyers-terms'
import type { BuyersTerms } from '@volante/domain/financing/simulate'

/** Takes a request; returns the terms that its buyer looks at every car on, null where none were chosen. Not on pages that are made for nobody. */
export function buyersTerms({ headers }: Request): BuyersTerms | null {
  const found = new RegExp(`(?:^|;\\s*)${TERMS_COOKIE}=([^;]*)`).exec(headers.get('cookie') ?? '')
  return readTermsCookie(found?.[1])
}
