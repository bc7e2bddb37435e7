import type { Dealer } from '@volante/contract/dealer'
import type { LonLat } from '@volante/domain/places/places'
import { states, stateKey } from '@volante/domain/places/places'
import type { Page } from '../../shell/page-context.ts'
import type { DealerQuery } from '../../places/dealer-query.ts'
import { type DealerRow, dealerRow } from './dealer-rows.ts'
import type { MapName } from '../../ui/map/map-labels.ts'
import { type Town, townsAround } from '../../places/towns.ts'
import { type FoundPlace, findPlace } from '../../places/find-place.ts'

const NEAR_M = 100_000
const ANYWHERE_M = 5_000_000
const MOST = 30
/** So many tell where to go when nobody is near. */
const ALTERNATIVES = 3

type CityDealer = Pick<Dealer, 'city' | 'state' | 'longitude' | 'latitude'>

/** The whole network, shown while nobody has said where they are. */
export interface Network {
  readonly points: readonly LonLat[]
  /** Cities, the largest ones first. */
  readonly cities: readonly MapName[]
  readonly states: readonly { readonly key: string; readonly name: string; readonly count: number }[]
}

export interface FoundDealers extends FoundPlace {
  readonly dealers: readonly DealerRow[]
  /** What lies around the place. */
  readonly towns: readonly Town[]
  /** None within 100 km: these are the nearest ones. */
  readonly isFar: boolean
  readonly hasMore: boolean
  readonly network: Network | null
}

export async function findDealers(shop: Page, query: DealerQuery): Promise<FoundDealers> {
  const asked = await findPlace(shop, query)
  const { place } = asked
  const none = { ...asked, dealers: [], towns: [], isFar: false, hasMore: false }
  if (!place) return { ...none, network: await networkOf(shop) }
  const [towns, inState] = await Promise.all([
    townsAround(shop, place.at),
    place.state ? dealersOfState(shop, place.state) : [],
  ])
  if (inState.length > 0) {
    const dealers = inState.slice(0, MOST).map((dealer) => dealerRow(shop, dealer))
    return { ...none, dealers, towns, hasMore: inState.length > MOST, network: null }
  }
  const near = place.state ? [] : await dealersAround(shop, place.at, NEAR_M, MOST)
  const isFar = near.length === 0
  const dealers = isFar ? await dealersAround(shop, place.at, ANYWHERE_M, ALTERNATIVES) : near
  return { ...none, dealers, towns, isFar, network: dealers.length > 0 ? null : await networkOf(shop) }
}

const dealersOfState = ({ api, site }: Page, state: string) =>
  api.dealers.dealerPage({ query: { brand: site.brand, country: site.country, state, size: MOST + 1 } })

/** Across a border there may be nearer ones; they sell under other prices and laws. */
async function dealersAround(shop: Page, at: LonLat, radius: number, size: number): Promise<DealerRow[]> {
  const { api, site } = shop
  const [referenceLongitude, referenceLatitude] = at
  const found = await api.dealers.findDealersByRadius({
    query: { referenceLongitude, referenceLatitude, radius, brand: site.brand, size: size + 20 },
  })
  const own = found.filter(({ country }) => country === site.country)
  return own.slice(0, size).map((dealer) => dealerRow(shop, dealer, at))
}

async function networkOf({ api, site }: Page): Promise<Network> {
  const [all, ofGroup] = await Promise.all([
    api.dealerSearch.findDealersBy({ query: { brand: site.brand } }),
    api.dealerSearch.findDealersBy({ query: {} }),
  ])
  const byState = Map.groupBy(all, ({ state }) => state)
  return {
    points: all.map(({ longitude, latitude }): LonLat => [round2(longitude), round2(latitude)]),
    cities: largestFirst(all, ofGroup),
    states: states
      .filter(({ country }) => country === site.country)
      .map((state) => ({ key: stateKey(state), name: state.name, count: byState.get(stateKey(state))?.length ?? 0 }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => a.name.localeCompare(b.name, site.language)),
  }
}

/** Cities of these dealers: those where the brands together have most come first, a capital before a town with one dealer. */
export function largestFirst(dealers: readonly CityDealer[], ofGroup: readonly CityDealer[]): MapName[] {
  const inGroup = Map.groupBy(ofGroup, cityOf)
  const sizeOf = (city: string) => inGroup.get(city)?.length ?? 0
  return [...Map.groupBy(dealers, cityOf)]
    .toSorted(([a], [b]) => sizeOf(b) - sizeOf(a))
    .flatMap(([, [first]]) => (first ? [{ name: first.city, at: [first.longitude, first.latitude] as const }] : []))
}

/** Two states may have a city of one name. */
const cityOf = ({ city, state }: CityDealer): string => `${state} ${city}`

const round2 = (degrees: number) => Math.round(degrees * 100) / 100
