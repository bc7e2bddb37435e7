import { townOfPostalCode } from '@volante/domain/places/argentine-postal-areas'
import { findState, type LonLat, placeLabel, plainName, stateKey } from '@volante/domain/places/places'
import { postalCodeKey } from '@volante/domain/places/postal-code'
import { callRefusal } from '../shell/call-refusal.ts'
import type { Page } from '../shell/page-context.ts'
import { type DealerQuery, isPostalCode, splitPlace } from './dealer-query.ts'

export interface Place {
  /** Null for where the device is, when nobody can name it. */
  readonly label: string | null
  readonly at: LonLat
  /** Set where only the state is known: its dealers are listed rather than what is around its middle. */
  readonly state: string | null
}

export type Trouble = 'postalCodeInvalid' | 'postalCodeNotFound' | 'postalCodeDown' | 'placeNotFound'

/** Where the query is, or what is wrong with it; both null when it asks for nothing. */
export interface FoundPlace {
  readonly place: Place | null
  readonly trouble: Trouble | null
  /** Other places the words may mean. */
  readonly others: readonly string[]
}

const found = (place: Place, others: readonly string[] = []): FoundPlace => ({ place, trouble: null, others })
const lost = (trouble: Trouble): FoundPlace => ({ place: null, trouble, others: [] })

export async function findPlace(shop: Page, query: DealerQuery): Promise<FoundPlace> {
  const { country } = shop.site
  if (query.point) return found({ label: await nameOf(shop, query.point), at: query.point, state: null })
  if (query.text === '') return query.state ? stateFound(shop, query.state) : { place: null, trouble: null, others: [] }
  if (!isPostalCode(query.text, country)) return byName(shop, query)
  return country === 'BR' ? byCep(shop, query.text) : byCpa(shop, query.text)
}

/** The maps only give the point a name, so they may be down. */
async function nameOf({ api, report }: Page, [longitude, latitude]: LonLat): Promise<string | null> {
  try {
    return (await api.maps.reverseGeocode({ query: { longitude, latitude } })).description
  } catch (error) {
    if (!callRefusal(error)) report(error)
    return null
  }
}

function stateFound({ site }: Page, key: string): FoundPlace {
  const state = findState(site.country, key)
  return state ? found({ label: state.name, at: state.centre, state: stateKey(state) }) : lost('placeNotFound')
}

async function byCep(shop: Page, text: string): Promise<FoundPlace> {
  const { api } = shop
  try {
    const { uf, city, ibge } = await api.geography.cepGet({ params: { cep: postalCodeKey(text) } })
    if (!ibge) return stateFound(shop, uf)
    const place = await api.geography.countryStateCity({ params: { c: 'BR', s: uf, x: ibge } })
    return found({ label: placeLabel('BR', city, uf), at: [place.longitude, place.latitude], state: null })
  } catch (error) {
    const code = callRefusal(error)?.code
    if (code === 'validation.postalCode.invalid') return lost('postalCodeInvalid')
    if (code === 'validation.postalCode.notFound' || code === 'request.notFound') return lost('postalCodeNotFound')
    if (code !== 'general.error') shop.report(error)
    return lost('postalCodeDown')
  }
}

/** The maps may know the code; its digits at least name the town that its area is numbered around. */
async function byCpa(shop: Page, text: string): Promise<FoundPlace> {
  const key = postalCodeKey(text)
  const area = townOfPostalCode(key)
  if (!area) return lost('postalCodeInvalid')
  const place = await geocoded(shop, key)
  if (place) return found(place)
  const inTown = await byName(shop, { text: area.town, state: area.province })
  return inTown.place ? found(inTown.place) : stateFound(shop, area.province)
}

async function byName(shop: Page, { text, state }: Pick<DealerQuery, 'text' | 'state'>): Promise<FoundPlace> {
  const { api, site } = shop
  const named = splitPlace(text, site.country)
  const stateCode = named.state ?? state ?? undefined
  const cities = await api.geography.cityList({
    query: { cityContaining: named.name, countryCode: site.country, stateCode },
  })
  const exact = cities.filter(({ cityName }) => plainName(cityName) === plainName(named.name))
  const [best, ...rest] = exact.length > 0 ? exact : cities
  const label = (city: (typeof cities)[number]) => placeLabel(site.country, city.cityName, city.stateCode)
  if (best) {
    return found({ label: label(best), at: [best.longitude, best.latitude], state: null }, rest.slice(0, 5).map(label))
  }
  const asState = findState(site.country, text)
  if (asState) return stateFound(shop, stateKey(asState))
  const place = await geocoded(shop, text)
  return place ? found(place) : lost('placeNotFound')
}

async function geocoded({ api, site, report }: Page, address: string): Promise<Place | null> {
  try {
    const place = await api.maps.geocode({ query: { address, country: site.country } })
    return { label: place.description, at: [place.longitude, place.latitude], state: null }
  } catch (error) {
    if (!callRefusal(error)) report(error)
    return null
  }
}
