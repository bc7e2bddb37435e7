import type { Campaign } from '@volante/contract/order-shapes'
import type { Page } from '../../shell/page-context.ts'
import { pricesOf, type ShownPrice } from '../../car-price/argentine-taxes.ts'
import type { PicturedCar } from '../../car-photo/pictured-car.ts'
import { drawCar } from '../../car-photo/draw-car.ts'
import { findPlace } from './find-place.ts'
import type { ShowcaseQuery } from './showcase-query.ts'
import { askedAccessories, type CarExtras, carExtras } from './car-extras.ts'
import { askedCar, type StockedCar, stockedCars } from './stocked-car.ts'

const SHOWN_DEALERS = 12

type CampaignCar = Campaign['cars'][number]
type Shop = Pick<Page, 'api' | 'site' | 'now'>

export interface ShowcaseCar extends Omit<CampaignCar, 'price'> {
  readonly price: ShownPrice
  readonly campaign: Pick<Campaign, 'id' | 'name' | 'reservationValue' | 'reservationMinutes'>
}

/** A model's cars, cheapest first. */
export interface ShowcaseModel {
  readonly slug: string
  readonly name: string
  readonly price: ShownPrice
  readonly drawn: PicturedCar | null
  readonly campaign: ShowcaseCar['campaign']
  readonly cars: readonly ShowcaseCar[]
}

/** Where a car can be collected. */
export interface Collection {
  readonly code: string
  readonly name: string
  readonly place: string
  /** Kilometres from the visitor's place; null without one. */
  readonly distance: number | null
  readonly isHere: boolean
  /** Where the car is that would be handed over there, and when. */
  readonly from: StockedCar['places'][number] | null
}

export interface ChosenCar {
  readonly car: ShowcaseCar
  readonly colors: readonly {
    readonly code: string
    readonly name: string
    readonly hex: string
    readonly left: number
  }[]
  /** Those of the chosen colour. */
  readonly builds: readonly (Omit<StockedCar, 'price'> & { readonly price: ShownPrice })[]
  /** Position among `builds`; null while none is chosen. */
  readonly chosen: number | null
  /** Ids of the accessories that the address asks for: they stay with it whichever car is chosen. */
  readonly accessories: readonly string[]
  /** What goes with the chosen car. */
  readonly extras: CarExtras | null
  /** The chosen car with it. */
  readonly total: ShownPrice | null
  /** Whether the address names a build that is not in stock. */
  readonly isGone: boolean
  readonly drawn: PicturedCar | null
  readonly dealers: readonly Collection[]
  /** A place was named that nobody knows. */
  readonly isPlaceUnknown: boolean
}

/** Takes site and address; returns the models of its running campaigns, or the one car that was chosen with where it can be collected. */
export async function loadShowcase(shop: Shop, query: ShowcaseQuery) {
  const cars = await campaignCars(shop)
  const car = cars.find(
    ({ mvsCode, year }) => mvsCode === query.mvsCode && (query.year === null || year === query.year),
  )
  if (car) return { models: [], chosen: await chosenCar(shop, car, query), isUnknown: false, isOneModel: false }
  const ofModel = cars.filter(({ modelSlug }) => modelSlug === query.model)
  const isOneModel = ofModel.length > 0
  const isUnknown = query.mvsCode !== null || (query.model !== null && !isOneModel)
  return { models: await modelsOf(shop, isOneModel ? ofModel : cars), chosen: null, isUnknown, isOneModel }
}

async function modelsOf(shop: Shop, cars: readonly ShowcaseCar[]): Promise<ShowcaseModel[]> {
  const cost = ({ price }: ShowcaseCar) => price.amount ?? Number.POSITIVE_INFINITY
  const byModel = Map.groupBy(
    cars.toSorted((a, b) => cost(a) - cost(b)),
    ({ modelSlug }) => modelSlug,
  )
  const models = await Promise.all(
    [...byModel].map(async ([slug, same]) => {
      const [first] = same
      if (!first) return []
      const { modelName: name, price, campaign, colors } = first
      const drawn = await drawCar(shop, { ...first, colorCode: colors[0]?.code ?? '' })
      return [{ slug, name, price, campaign, cars: same, drawn }]
    }),
  )
  return models.flat()
}

async function campaignCars(shop: Shop): Promise<ShowcaseCar[]> {
  const shown = pricesOf(shop.site, shop.now)
  const campaigns = await shop.api.reservation.campaigns({ query: { active: true } })
  const seen = new Set<string>()
  const offered = campaigns.flatMap(({ id, name, reservationValue, reservationMinutes, cars }) =>
    cars.map((car) => ({ car, campaign: { id, name, reservationValue, reservationMinutes } })),
  )
  // A car of two campaigns is shown once, in the newer one.
  const once = offered.filter(
    ({ car }) => !seen.has(`${car.mvsCode} ${car.year}`) && seen.add(`${car.mvsCode} ${car.year}`),
  )
  return once.map(({ car, campaign }) => ({ ...car, price: shown(car.price), campaign }))
}

async function chosenCar(shop: Shop, car: ShowcaseCar, query: ShowcaseQuery): Promise<ChosenCar> {
  const { api, site, now } = shop
  const { mvsCode, year } = car
  const { brand, country } = site
  const [{ catalogue }, { cars: stock }, network] = await Promise.all([
    api.car.web({ query: { mvsCode, year } }),
    api.stock.available({ query: { mvsCode, modelYear: year, brand, country } }),
    api.dealers.dealerList({ query: { brand, country } }),
  ])
  const codes = new Map(network.map(({ id, dealerCode }) => [id, dealerCode]))
  // A blocked dealer's cars are in stock, but nobody collects there.
  const all = stockedCars(
    catalogue,
    stock.filter(({ dealerId }) => dealerId === null || codes.has(dealerId)),
  )
  const wished = askedCar(catalogue, all, query)
  const colorCode = all.some((one) => one.colorCode === query.colorCode) ? query.colorCode : (all[0]?.colorCode ?? null)
  const builds = all.filter((one) => one.colorCode === colorCode)
  const accessories = askedAccessories(catalogue, query)
  const namesEquipment = query.parts.length > accessories.length
  // Without a wish the cheapest car of the colour is on show.
  const chosen = wished ?? (namesEquipment ? null : (builds[0] ?? null))
  const extras = chosen && carExtras(catalogue, chosen, query)
  const shown = pricesOf(site, now)
  return {
    car,
    colors: car.colors.filter(({ code }) => all.some((one) => one.colorCode === code)),
    builds: builds.map((one) => ({ ...one, price: shown(one.price) })),
    chosen: chosen ? builds.indexOf(chosen) : null,
    accessories,
    extras,
    total: extras && shown(chosen.price === null ? null : chosen.price + extras.total),
    isGone: query.colorCode !== null && wished === null && (namesEquipment || query.colorCode !== colorCode),
    drawn: await drawCar(shop, { ...car, colorCode: colorCode ?? '' }),
    ...(chosen
      ? await collectionsOf(shop, car.campaign.id, chosen, { ...query, codes })
      : { dealers: [], isPlaceUnknown: false }),
  }
}

interface Around extends Pick<ShowcaseQuery, 'place' | 'radius'> {
  /** Dealers' codes by their ids. */
  readonly codes: ReadonlyMap<string, string>
}

/** The dealers where this very car stands, and where one from the factory can be sent, nearest first once a place is named. */
async function collectionsOf(shop: Shop, id: string, car: StockedCar, { place, radius, codes }: Around) {
  const { reservation } = shop.api
  const around = await findPlace(shop, place)
  const offered = around
    ? await reservation.campaignDealersByRadius({
        params: { id },
        query: { referenceLatitude: around.latitude, referenceLongitude: around.longitude, radius },
      })
    : await reservation.campaignDealers({ params: { id }, query: {} })
  const here = new Set(car.dealerIds.flatMap((one) => codes.get(one) ?? []))
  const dealers = offered
    .filter(({ code }) => car.isAtFactory || here.has(code))
    .map(({ code, name, city, state, distance }) => ({
      code,
      name,
      place: `${city}, ${state}`,
      distance,
      isHere: here.has(code),
      from:
        car.places.find(({ dealerId }) => dealerId !== null && codes.get(dealerId) === code) ??
        car.places.find(({ dealerId }) => dealerId === null) ??
        null,
    }))
  // Those that have the car come first; the calls' order, by distance or name, stays within.
  const ordered = [...dealers.filter(({ isHere }) => isHere), ...dealers.filter(({ isHere }) => !isHere)]
  return { dealers: ordered.slice(0, SHOWN_DEALERS), isPlaceUnknown: place !== '' && around === null }
}
