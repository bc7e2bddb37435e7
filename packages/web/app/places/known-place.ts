import { placeLabel } from '@volante/domain/places/places'
import { PLACE_COOKIE, readPlaceCookie } from '@volante/domain/places/visitor-place'
import type { Country } from '@volante/domain/vocabulary'

/** Takes a request; returns the place that its browser was told, as its field shows it, or nothing. Not on pages that are made for nobody. */
export function knownPlace({ headers }: Request, country: Country): string {
  const found = new RegExp(`(?:^|;\\s*)${PLACE_COOKIE}=([^;]*)`).exec(headers.get('cookie') ?? '')
  const place = readPlaceCookie(decoded(found?.[1]), country)
  return place ? placeLabel(country, place.cityName, place.stateCode) : ''
}

/** The browser's script writes it encoded. */
function decoded(value: string | undefined): string | undefined {
  try {
    return value && decodeURIComponent(value)
  } catch {
    return undefined
  }
}
