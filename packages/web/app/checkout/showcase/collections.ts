import type { Page } from '../../shell/page-context.ts'
import { findPlace, type Place } from '../../places/find-place.ts'
import type { ShowcaseQuery } from './showcase-query.ts'
import type { StockedCar } from './stocked-car.ts'

const SHOWN_DEALERS = 12

/** Where a car can be collected. */
export interface Collection {
  readonly code: string
  readonly name: string
  readonly place: string
  /** Kilometres from the visitor's place; null without one. */
  readonly distance: number | null
  readonly isHere: boolean
  /** Where the car is that would be handed over there, and when; null of one that is to be built: it is the same everywhere. */
  readonly from: StockedCar['places'][number] | null
}

interface Around extends Pick<ShowcaseQuery, 'place' | 'isPlaceKnown' | 'radius' | 'toOrder'> {
  readonly campaignId: string
  /** Dealers' codes by their ids. */
  readonly codes: ReadonlyMap<string, string>
}

/**
 * The dealers where this very car stands, and where one from the factory can be sent, nearest first once a place is named. Any dealer
 * orders a car that is to be built: they are asked for once it is known where. Where none is near a place that nobody typed, all are answered.
 */
export async function collectionsOf(shop: Page, car: StockedCar, asked: Around): Promise<Collections> {
  const found = await collectionsAround(shop, car, asked)
  const isFarAway = asked.isPlaceKnown && found.dealers.length === 0
  return isFarAway ? collectionsAround(shop, car, { ...asked, place: '' }) : found
}

interface Collections {
  readonly dealers: Collection[]
  readonly isPlaceUnknown: boolean
}

async function collectionsAround(
  shop: Page,
  car: StockedCar,
  { place: text, codes, isPlaceKnown, ...around }: Around,
): Promise<Collections> {
  const { place } = await findPlace(shop, { text, state: null, point: null, wantsAll: false })
  const isPlaceUnknown = text !== '' && place === null && !isPlaceKnown
  if (around.toOrder && !place) return { dealers: [], isPlaceUnknown }
  const here = new Set(car.dealerIds.flatMap((one) => codes.get(one) ?? []))
  const dealers = (await offeredAround(shop, place, around))
    .filter(({ code }) => car.isAtFactory || here.has(code))
    .map(({ code, name, city, state, distance }) => ({
      code,
      name,
      place: `${city}, ${state}`,
      distance,
      isHere: here.has(code),
      from: around.toOrder ? null : standingAt(car, codes, code),
    }))
  // Those that have the car come first; the calls' order, by distance or name, stays within.
  const ordered = [...dealers.filter(({ isHere }) => isHere), ...dealers.filter(({ isHere }) => !isHere)]
  return { dealers: ordered.slice(0, SHOWN_DEALERS), isPlaceUnknown }
}

const standingAt = ({ places }: StockedCar, codes: Around['codes'], code: string) =>
  places.find(({ dealerId }) => dealerId !== null && codes.get(dealerId) === code) ??
  places.find(({ dealerId }) => dealerId === null) ??
  null

function offeredAround(
  { api: { reservation } }: Page,
  place: Place | null,
  { campaignId: id, radius, toOrder }: Omit<Around, 'place' | 'codes' | 'isPlaceKnown'>,
) {
  const params = { id }
  if (!place) return reservation.campaignDealers({ params, query: { toOrder } })
  const { at, state } = place
  if (state) return reservation.campaignDealers({ params, query: { state, toOrder } })
  const [referenceLongitude, referenceLatitude] = at
  return reservation.campaignDealersByRadius({
    params,
    query: { referenceLatitude, referenceLongitude, radius, toOrder },
  })
}
