import { dayIn } from '@volante/domain/local-time'
import type { CarForWeb } from '@volante/contract/car'
import type { BuyersTerms } from '@volante/domain/financing/simulate'
import { pricesOf, type ShownPrice } from '../../car-price/argentine-taxes.ts'
import { type Monthly, monthlyOf } from '../../car-price/monthly.ts'
import { drawCar } from '../../car-photo/draw-car.ts'
import type { PicturedCar } from '../../car-photo/pictured-car.ts'
import type { Page } from '../../shell/page-context.ts'
import type { Delivery } from '../register/DeliveryWindow.tsx'
import { askedAccessories, type CarExtras, carExtras } from './car-extras.ts'
import { carToOrder } from './car-to-order.ts'
import { type Collection, collectionsOf } from './collections.ts'
import type { ShowcaseCar } from './showcase-car.ts'
import type { ShowcaseQuery } from './showcase-query.ts'
import { askedCar, type StockedCar, stockedCars } from './stocked-car.ts'

export interface ChosenCar {
  readonly car: ShowcaseCar
  readonly colors: readonly {
    readonly code: string
    readonly name: string
    readonly hex: string
    readonly left: number
  }[]
  /** Those of the chosen colour; the one that is to be built where none of the stock is wanted. */
  readonly builds: readonly (Omit<StockedCar, 'price'> & { readonly price: ShownPrice })[]
  /** Position among `builds`; null while none is chosen. */
  readonly chosen: number | null
  /** Ids of the accessories that the address asks for: they stay with it whichever car is chosen. */
  readonly accessories: readonly string[]
  /** What goes with the chosen car. */
  readonly extras: CarExtras | null
  /** The chosen car with it. */
  readonly total: ShownPrice | null
  /** What the chosen car with it costs a month. */
  readonly monthly: Monthly | null
  /** Whether the address names a build that is not in stock. */
  readonly isGone: boolean
  /** The car of the address as the factory would build it, what it costs with what goes with it, and when; null where it builds none. */
  readonly toOrder: { readonly price: ShownPrice; readonly delivery: Delivery } | null
  readonly drawn: PicturedCar | null
  readonly dealers: readonly Collection[]
  /** A place was named that nobody knows. */
  readonly isPlaceUnknown: boolean
}

/** Takes a car of the showcase and the address; returns what there is of it in stock and the one that is chosen. */
export async function chosenCar(
  shop: Page,
  car: ShowcaseCar,
  query: ShowcaseQuery,
  terms: BuyersTerms | null,
): Promise<ChosenCar> {
  const { mvsCode, year } = car
  const { catalogue } = await shop.api.car.web({ query: { mvsCode, year } })
  const { all, codes } = await inStock(shop, car, catalogue)
  const wished = askedCar(catalogue, all, query)
  const colorCode = all.some((one) => one.colorCode === query.colorCode) ? query.colorCode : (all[0]?.colorCode ?? null)
  const builds = all.filter((one) => one.colorCode === colorCode)
  const accessories = askedAccessories(catalogue, query)
  const namesEquipment = query.coatingCode !== null || query.parts.length > accessories.length
  // Without a wish the cheapest car of the colour is on show.
  const chosen = wished ?? (namesEquipment ? null : (builds[0] ?? null))
  const extras = chosen && carExtras(catalogue, chosen, query)
  const shown = pricesOf(shop.site, shop.now)
  const where = { ...query, toOrder: false, campaignId: car.campaign.id, codes }
  return {
    car,
    colors: car.colors.filter(({ code }) => all.some((one) => one.colorCode === code)),
    builds: builds.map((one) => ({ ...one, price: shown(one.price) })),
    chosen: chosen ? builds.indexOf(chosen) : null,
    accessories,
    extras,
    total: extras && shown(chosen.price === null ? null : chosen.price + extras.total),
    monthly: extras && (await monthOf(shop, car, chosen.price === null ? null : chosen.price + extras.total, terms)),
    isGone: query.colorCode !== null && wished === null && (namesEquipment || query.colorCode !== colorCode),
    toOrder: (await orderOf(shop, car, catalogue, query))?.offer ?? null,
    drawn: await drawCar(shop, { ...car, colorCode: colorCode ?? '' }),
    ...(chosen ? await collectionsOf(shop, chosen, where) : { dealers: [], isPlaceUnknown: false }),
  }
}

/** Takes the same; returns the car of the address as the factory would build it, null where it builds none. */
export async function orderedCar(
  shop: Page,
  car: ShowcaseCar,
  query: ShowcaseQuery,
  terms: BuyersTerms | null,
): Promise<ChosenCar | null> {
  const { mvsCode, year } = car
  const { catalogue } = await shop.api.car.web({ query: { mvsCode, year } })
  const order = await orderOf(shop, car, catalogue, query)
  if (!order) return null
  const { built, extras, offer } = order
  const { colorCode } = built
  const where = { ...query, toOrder: true, campaignId: car.campaign.id, codes: new Map<string, string>() }
  return {
    car,
    colors: catalogue.colors.flatMap(({ code, name, hex }) =>
      code === colorCode ? [{ code, name, hex, left: 0 }] : [],
    ),
    builds: [{ ...built, price: pricesOf(shop.site, shop.now)(built.price) }],
    chosen: 0,
    accessories: askedAccessories(catalogue, query),
    extras,
    total: offer.price,
    monthly: await monthOf(shop, car, offer.price.amount, terms),
    isGone: false,
    toOrder: offer,
    drawn: await drawCar(shop, { ...car, colorCode }),
    ...(await collectionsOf(shop, built, where)),
  }
}

/** As the calculator begins with the car and its price. */
export async function monthOf(
  { api, site, now }: Page,
  { mvsCode, year }: ShowcaseCar,
  price: number | null,
  terms: BuyersTerms | null,
): Promise<Monthly | null> {
  const plans = await api.financing.conditions({ query: { mvs: mvsCode, year } })
  return monthlyOf(plans, price, dayIn(site.timeZone, now), terms)
}

async function orderOf(shop: Page, car: ShowcaseCar, catalogue: CarForWeb['catalogue'], query: ShowcaseQuery) {
  const { mvsCode, year: modelYear, campaign } = car
  const { toOrder: delivery } = await shop.api.reservation.availability({
    query: { campaignId: campaign.id, mvsCode, modelYear },
  })
  const built = delivery && carToOrder(catalogue, query, delivery)
  if (!delivery || !built) return null
  const extras = carExtras(catalogue, built, query)
  const price = pricesOf(shop.site, shop.now)(built.price === null ? null : built.price + extras.total)
  return { built, extras, offer: { price, delivery } }
}

/** A blocked dealer's cars are in stock, but nobody collects there. */
async function inStock({ api, site }: Page, { mvsCode, year }: ShowcaseCar, catalogue: CarForWeb['catalogue']) {
  const { brand, country } = site
  const [{ cars }, network] = await Promise.all([
    api.stock.available({ query: { mvsCode, modelYear: year, brand, country } }),
    api.dealers.dealerList({ query: { brand, country } }),
  ])
  const codes = new Map(network.map(({ id, dealerCode }) => [id, dealerCode]))
  const open = cars.filter(({ dealerId }) => dealerId === null || codes.has(dealerId))
  return { all: stockedCars(catalogue, open), codes }
}
