import type { CarForWeb } from '@volante/contract/car'
import type { Campaign } from '@volante/contract/order-shapes'
import { callRefusal } from '../../shell/call-refusal.ts'
import type { Page } from '../../shell/page-context.ts'
import type { BoughtCar } from '../../car-price/bought-car.ts'
import { kindOfPrice, pricesOf } from '../../car-price/argentine-taxes.ts'
import type { PicturedCar } from '../../car-photo/pictured-car.ts'
import type { Delivery } from './DeliveryWindow.tsx'
import { drawCar } from '../../car-photo/draw-car.ts'
import { readShowcase, type ShowcaseQuery } from '../showcase/showcase-query.ts'
import { carExtras } from '../showcase/car-extras.ts'
import { carToOrder } from '../showcase/car-to-order.ts'
import { askedCar, type StockedCar, stockedCars } from '../showcase/stocked-car.ts'

/** The car of the address with its price line by line, its dealer and its campaign: what is about to be reserved. */
export interface WantedCar extends BoughtCar {
  readonly campaign: Omit<Campaign, 'cars'>
  readonly mvsCode: string
  readonly year: number
  readonly modelName: string
  readonly versionName: string
  readonly colorCode: string
  readonly colorName: string
  readonly coatingCode: string
  /** Codes of the equipment, as the reservation names it. */
  readonly optionals: readonly string[]
  readonly accessories: readonly string[]
  readonly services: readonly string[]
  readonly dealer: { readonly code: string; readonly name: string; readonly place: string; readonly address: string }
  readonly delivery: Delivery | null
  /** None of the stock: it is to be built. */
  readonly isToOrder: boolean
  readonly drawn: PicturedCar | null
}

type Shop = Pick<Page, 'api' | 'site' | 'now'>
type Named = Pick<WantedCar, 'mvsCode' | 'year'>

/** Takes an address of the register; returns its car, null when it, its campaign or its dealer is not to be had any more. */
export async function wantedCar(shop: Shop, search: URLSearchParams): Promise<WantedCar | null> {
  const query = readShowcase(search)
  const { mvsCode, year, toOrder } = query
  if (mvsCode === null || year === null || query.colorCode === null || query.dealer === null) return null
  try {
    const campaign = await campaignOf(shop, search.get('campaign'), toOrder ? null : { mvsCode, year })
    if (!campaign) return null
    const { catalogue, mvs, prices } = await shop.api.car.web({ query: { mvsCode, year } })
    const found = toOrder ? await builtCar(shop, campaign, catalogue, query) : await readyCar(shop, catalogue, query)
    return found && (await carOf(shop, campaign, query, { catalogue, mvs, prices, ...found }))
  } catch (error) {
    if ((callRefusal(error)?.status ?? 500) < 500) return null
    throw error
  }
}

/** Its terms hold for every car that is built for its brand, and for those of the stock that it names. */
async function campaignOf({ api }: Shop, id: string | null, named: Named | null): Promise<Campaign | null> {
  const campaigns = await api.reservation.campaigns({ query: { active: true } })
  const covers = ({ cars }: Campaign) =>
    named === null || cars.some((car) => car.mvsCode === named.mvsCode && car.year === named.year)
  return campaigns.find((one) => one.id === id && covers(one)) ?? null
}

type Catalogue = CarForWeb['catalogue']

interface Found {
  readonly car: StockedCar
  readonly delivery: Delivery | null
}

async function readyCar({ api, site }: Shop, catalogue: Catalogue, query: ShowcaseQuery): Promise<Found | null> {
  const { mvsCode, year: modelYear } = catalogue
  const { brand, country } = site
  const { cars } = await api.stock.available({ query: { mvsCode, modelYear, brand, country } })
  const car = askedCar(catalogue, stockedCars(catalogue, cars), query)
  if (!car) return null
  const optionals = catalogue.items.flatMap(({ id, code }) => (car.partIds.includes(id) ? code : []))
  const { colorCode, coatingCode: coating } = car
  const dealerCode = query.dealer ?? undefined
  const wanted = { mvsCode, modelYear, colorCode, coating, optionals, dealerCode }
  // When the one that would be reserved now is delivered.
  return { car, delivery: (await api.reservation.availability({ query: wanted })).delivery }
}

async function builtCar(
  { api }: Shop,
  { id: campaignId }: Pick<Campaign, 'id'>,
  catalogue: Catalogue,
  query: ShowcaseQuery,
): Promise<Found | null> {
  const { mvsCode, year: modelYear } = catalogue
  const { toOrder } = await api.reservation.availability({ query: { campaignId, mvsCode, modelYear } })
  const car = toOrder && carToOrder(catalogue, query, toOrder)
  return car && { car, delivery: toOrder }
}

interface Sold extends Found, Pick<CarForWeb, 'catalogue' | 'mvs' | 'prices'> {}

async function carOf(
  shop: Shop,
  { cars: _cars, ...campaign }: Campaign,
  query: ShowcaseQuery,
  { catalogue, mvs, prices, car, delivery }: Sold,
): Promise<WantedCar | null> {
  const { api, site, now } = shop
  const { toOrder } = query
  const dealers = await api.reservation.campaignDealers({ params: { id: campaign.id }, query: { toOrder } })
  const dealer = dealers.find(({ code }) => code === query.dealer)
  if (!dealer || car.price === null || catalogue.basePrice === null) return null
  const { mvsCode, year } = catalogue
  const color = catalogue.colors.find(({ code }) => code === car.colorCode)
  const coating = catalogue.coatings.find(({ code }) => code === car.coatingCode)
  const items = catalogue.items.filter(({ id }) => car.partIds.includes(id))
  const extras = carExtras(catalogue, car, query)
  const components = [color, coating, ...items, ...extras.accessories, ...extras.services].flatMap((part) => part ?? [])
  const total = car.price + extras.total
  return {
    campaign,
    mvsCode,
    year,
    isToOrder: toOrder,
    delivery,
    modelName: mvs.modelName,
    versionName: mvs.versionName,
    colorCode: car.colorCode,
    colorName: color?.name ?? '',
    coatingCode: car.coatingCode,
    optionals: items.map(({ code }) => code),
    accessories: extras.accessories.map(({ code }) => code),
    services: extras.services.map(({ code }) => code),
    lines: [
      { code: mvsCode, name: `${mvs.modelName} ${mvs.versionName}`, price: catalogue.basePrice },
      ...components.map(({ code, name, price }) => ({ code, name, price: price ?? 0 })),
    ],
    kind: kindOfPrice(mvs),
    prices,
    total,
    untaxed: pricesOf(site, now)(total).untaxed,
    due: Math.min(campaign.reservationValue, total),
    dealer: {
      code: dealer.code,
      name: dealer.name,
      place: `${dealer.city}, ${dealer.state}`,
      address: dealer.address,
    },
    drawn: await drawCar(shop, { modelSlug: mvs.modelSlug, mvsCode, year, colorCode: car.colorCode }),
  }
}
