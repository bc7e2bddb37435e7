import { placeLabel } from '@volante/domain/places/places'
import { PLACE_COOKIE, placeCookie, readPlaceCookie, type VisitorPlace } from '@volante/domain/places/visitor-place'
import type { Country } from '@volante/domain/vocabulary'
import { cookies, setCookie } from '../../../shell/behaviour/cookies.ts'

/** "Campinas - SP", or nothing when this browser was not told. */
export function knownCity(country: Country): string {
  const place = readPlaceCookie(cookies()[PLACE_COOKIE.name], country)
  return place ? placeLabel(country, place.cityName, place.stateCode) : ''
}

export const keepCity = (place: VisitorPlace): void =>
  setCookie(PLACE_COOKIE.name, placeCookie(place), PLACE_COOKIE.maxAgeMs)
