import type { Campaign } from '@volante/contract/order-shapes'
import { callRefusal } from '../../shell/call-refusal.ts'
import type { Page } from '../../shell/page-context.ts'
import { pricesOf } from '../../car-price/argentine-taxes.ts'
import type { PicturedCar } from '../../car-photo/pictured-car.ts'
import type { Delivery } from './DeliveryWindow.tsx'
import { drawCar } from '../../car-photo/draw-car.ts'
import { readShowcase, type ShowcaseQuery } from '../showcase/showcase-query.ts'
import { carExtras } from '../showcase/car-extras.ts'
import { askedCar, stockedCars } from '../showcase/stocked-car.ts'

interface PricedLine {
  readonly code: string
  readonly name: string
  /** Cents. */
  readonly price: number
}

/** The car of the address with its price line by line, its dealer and its campaign: what is about to be reserved. */
export interface WantedCar {
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
  readonly lines: readonly PricedLine[]
  readonly total: number
  readonly untaxed: number | null
  readonly due: number
  readonly dealer: { readonly code: string; readonly name: string; readonly place: string; readonly address: string }
  readonly delivery: Delivery | null
  readonly drawn: PicturedCar | null
}

type Shop = Pick<Page, 'api' | 'site' | 'now'>

/** Takes an address of the register; returns its car, null when it, its campaign or its dealer is not to be had any more. */
export async function wantedCar(shop: Shop, search: URLSearchParams): Promise<WantedCar | null> {
  const query = readShowcase(search)
  const { mvsCode, year } = query
  if (mvsCode === null || year === null || query.colorCode === null || query.dealer === null) return null
  try {
    const campaign = await campaignOf(shop, search.get('campaign'), mvsCode, year)
    const car = campaign && (await carOf(shop, campaign, query, mvsCode, year))
    return car && { ...car, delivery: await deliveryOf(shop, car) }
  } catch (error) {
    if ((callRefusal(error)?.status ?? 500) < 500) return null
    throw error
  }
}

async function campaignOf({ api }: Shop, id: string | null, mvsCode: string, year: number): Promise<Campaign | null> {
  const campaigns = await api.reservation.campaigns({ query: { active: true } })
  const covers = ({ cars }: Campaign) => cars.some((car) => car.mvsCode === mvsCode && car.year === year)
  return campaigns.find((one) => one.id === id && covers(one)) ?? null
}

type PlacedCar = Omit<WantedCar, 'delivery'>

async function carOf(
  shop: Shop,
  { cars: _cars, ...campaign }: Campaign,
  query: ShowcaseQuery,
  mvsCode: string,
  year: number,
): Promise<PlacedCar | null> {
  const { api, site, now } = shop
  const [{ mvs, catalogue }, { cars: stock }, dealers] = await Promise.all([
    api.car.web({ query: { mvsCode, year } }),
    api.stock.available({ query: { mvsCode, modelYear: year, brand: site.brand, country: site.country } }),
    api.reservation.campaignDealers({ params: { id: campaign.id }, query: {} }),
  ])
  const car = askedCar(catalogue, stockedCars(catalogue, stock), query)
  const dealer = dealers.find(({ code }) => code === query.dealer)
  if (!car || !dealer || car.price === null || catalogue.basePrice === null) return null
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

/** When the one that would be reserved now is delivered. */
async function deliveryOf({ api }: Shop, car: PlacedCar): Promise<Delivery | null> {
  const { campaign, mvsCode, year: modelYear, colorCode, coatingCode: coating, optionals, dealer } = car
  const query = { campaignId: campaign.id, mvsCode, modelYear, colorCode, coating, optionals, dealerCode: dealer.code }
  return (await api.reservation.availability({ query })).delivery
}
