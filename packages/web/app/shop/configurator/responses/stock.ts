import type { Dealer } from '@volante/contract/dealer'
import type { RouteHandle } from '@volante/contract/page'
import type { StockCar } from '@volante/contract/stock'
import { readAddress } from '@volante/domain/configuration/address'
import { distanceM } from '@volante/domain/places/geo'
import { type LonLat, placeLabel, plainName } from '@volante/domain/places/places'
import type { VisitorPlace } from '@volante/domain/places/visitor-place'
import { data } from 'react-router'
import { page, type Page } from '../../../shell/page-context.ts'
import { splitPlace } from '../../../places/dealer-query.ts'
import type { Route } from './+types/stock'

export const handle = {
  cache: ['stock', 'catalogue', 'dealers', 'campaigns'],
  query: ['version', 'year', 'near'],
} satisfies RouteHandle

/** The cars of a version that can be had and where, and what the page says when there are none; four calls, however many cars. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(page)
  const { api, site, texts } = shop
  const { mvsCode, year } = readAddress(url.searchParams)
  if (mvsCode === null || year === null) throw data(null, { status: 404 })
  const { brand, country } = site
  const [{ cars }, { toOrder }, dealers, near] = await Promise.all([
    api.stock.available({ query: { mvsCode, modelYear: year, brand, country } }),
    api.reservation.availability({ query: { mvsCode, modelYear: year } }),
    api.dealers.dealerList({ query: { brand, country } }),
    cityOf(shop, url.searchParams.get('near') ?? ''),
  ])
  const byId = new Map(dealers.map((dealer) => [dealer.id, dealer]))
  const answer: StockAnswer = {
    near: near?.place ?? null,
    toOrder,
    none: texts.byKey('stock.noneForCar'),
    cars: cars.map(({ dealerId, ...car }) => {
      const dealer = byId.get(dealerId ?? '')
      return { ...car, dealer: dealer ? stockDealer(dealer, near?.at) : null }
    }),
  }
  return Response.json(answer)
}

/** Takes "Campinas - SP" or a city's bare name; returns the city of that name, the first where several bear it. */
async function cityOf({ api, site: { country } }: Page, words: string) {
  const text = words
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, 100)
  if (text === '') return null
  const { name, state } = splitPlace(text, country)
  const stateCode = state ?? undefined
  const found = await api.geography.cityList({ query: { cityContaining: name, countryCode: country, stateCode } })
  const city = found.find(({ cityName }) => plainName(cityName) === plainName(name))
  if (!city) return null
  const { cityName, latitude, longitude } = city
  const at: LonLat = [longitude, latitude]
  return { at, place: { countryCode: country, stateCode: city.stateCode, cityName } }
}

function stockDealer(
  { dealerCode: code, name, city, state, country, longitude, latitude }: Dealer,
  from?: LonLat,
): StockDealer {
  const distance = from ? distanceM(from, [longitude, latitude]) : null
  return { code, name, place: placeLabel(country, city, state), distance }
}

export interface StockDealer {
  readonly code: string
  readonly name: string
  readonly place: string
  /** Metres as the crow flies from the visitor's city; null when it is unknown. */
  readonly distance: number | null
}

export interface StockAnswer {
  readonly cars: readonly (Omit<StockCar, 'dealerId'> & { readonly dealer: StockDealer | null })[]
  /** When one that is ordered today is delivered; null where none is built. */
  readonly toOrder: { readonly earliestOn: string; readonly latestOn: string } | null
  readonly none: string
  /** The city the distances are from; null when none was named or none is called so. */
  readonly near: VisitorPlace | null
}
