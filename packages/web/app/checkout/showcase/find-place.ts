import { plainName } from '@volante/domain/places/places'
import type { Page } from '../../shell/page-context.ts'
import { splitPlace } from '../../shop/dealers/dealer-query.ts'

export interface Place {
  readonly name: string
  readonly latitude: number
  readonly longitude: number
}

/** Takes "Campinas - SP" or a city's bare name; returns the city, null when none is called so. */
export async function findPlace(
  { api, site: { country } }: Pick<Page, 'api' | 'site'>,
  words: string,
): Promise<Place | null> {
  const text = words.replace(/\p{Cc}/gu, ' ').trim()
  if (text === '') return null
  const { name, state } = splitPlace(text, country)
  const stateCode = state ?? undefined
  const found = await api.geography.cityList({ query: { cityContaining: name, countryCode: country, stateCode } })
  const city = found.find(({ cityName }) => plainName(cityName) === plainName(name))
  return city ? { name: city.cityName, latitude: city.latitude, longitude: city.longitude } : null
}
