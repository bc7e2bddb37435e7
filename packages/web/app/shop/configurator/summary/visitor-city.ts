import { placeLabel } from '@volante/domain/places/places'
import { PLACE_COOKIE, placeCookie, readPlaceCookie, type VisitorPlace } from '@volante/domain/places/visitor-place'
import type { Country } from '@volante/domain/vocabulary'
import { cookies, setCookie } from '../../../shell/behaviour/cookies.ts'

/** "Campinas - SP", or nothing when this browser was not told. */
export function knownCity(country: Country): string {
  const place = readPlaceCookie(cookies()[PLACE_COOKIE], country)
  return place ? placeLabel(country, place.cityName, place.stateCode) : ''
}

export const keepCity = (place: VisitorPlace, forMs: number): void => setCookie(PLACE_COOKIE, placeCookie(place), forMs)
