import { isLonLat } from '@volante/domain/places/geo'
import { findState, type LonLat, stateKey } from '@volante/domain/places/places'
import type { Country } from '@volante/domain/vocabulary'

/** What the address asks for; everything may be missing. */
export interface DealerQuery {
  /** A postal code, a city, an address. */
  readonly text: string
  /** The key of a state of the country. */
  readonly state: string | null
  /** Where the device is. */
  readonly point: LonLat | null
  /** The whole list, not only its beginning. */
  readonly wantsAll: boolean
}

export const DEALER_PARAMETERS = ['q', 'state', 'lat', 'lon', 'all'] as const

/** Takes the address's parameters; returns the query, where what makes no sense is not asked. */
export function readDealerQuery(search: URLSearchParams, country: Country): DealerQuery {
  const lon = Number(search.get('lon') || Number.NaN)
  const lat = Number(search.get('lat') || Number.NaN)
  const state = findState(country, search.get('state') ?? '')
  return {
    text: (search.get('q') ?? '')
      .replace(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, 100),
    state: state ? stateKey(state) : null,
    point: isLonLat(lon, lat) ? [lon, lat] : null,
    wantsAll: search.get('all') === '1',
  }
}

/** Takes what was typed; returns whether it is meant as a postal code, well formed or not. */
export const isPostalCode = (text: string, country: Country): boolean =>
  (country === 'BR' ? /^[\d\s.-]{5,}$/ : /^(?:[a-z]?\s?\d{4}\s?(?:[a-z]{3})?|\d[\d\s-]*)$/i).test(text)

/** Takes "Campinas - SP", "Campinas, SP" or "Rafaela, Santa Fe"; returns the city's name and the state it names, if it does. */
export function splitPlace(text: string, country: Country): { readonly name: string; readonly state: string | null } {
  const sign = Math.max(text.lastIndexOf(','), text.lastIndexOf('/'))
  const at = sign > 0 ? sign : text.search(/\s[-–]\s/)
  const name = text.slice(0, Math.max(at, 0))
  const last = text.slice(sign > 0 ? at + 1 : at + 3).trim()
  const state = name === '' || last === '' ? undefined : findState(country, last)
  return state ? { name: name.trim(), state: stateKey(state) } : { name: text, state: null }
}
