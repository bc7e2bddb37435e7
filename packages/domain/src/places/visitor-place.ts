import type { Country } from '../vocabulary.ts'

/** Where the visitor is: a location without influence areas and regionals (spec platform §3). */
export interface VisitorPlace {
  readonly countryCode: Country
  /** UF in Brazil, the province's name in Argentina. */
  readonly stateCode: string
  readonly cityName: string
}

/** Kept for 4 hours unless the site says otherwise (spec platform §9). */
export const PLACE_COOKIE = 'volante-location'

/** Takes a place; returns what its cookie says: country, state and city, whatever else the value holds (spec platform §3). */
export const placeCookie = ({ countryCode, stateCode, cityName }: VisitorPlace): string =>
  new URLSearchParams({ countryCode, stateCode, cityName }).toString()

/** Takes the cookie's value and a country; returns the place it names there, null for none, another country's or nonsense (spec platform §3). */
export function readPlaceCookie(value: string | undefined, country: Country): VisitorPlace | null {
  const stored = new URLSearchParams(value ?? '')
  const [stateCode, cityName] = ['stateCode', 'cityName'].map((name) => (stored.get(name) ?? '').trim())
  if (stored.get('countryCode') !== country || !stateCode || !cityName) return null
  return stateCode.length <= MOST && cityName.length <= MOST ? { countryCode: country, stateCode, cityName } : null
}

const MOST = 60
