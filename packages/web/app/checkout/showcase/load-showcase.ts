import type { Campaign } from '@volante/contract/order-shapes'
import { callRefusal } from '../../shell/call-refusal.ts'
import type { Page } from '../../shell/page-context.ts'
import type { BuyersTerms } from '@volante/domain/financing/simulate'
import { pricesOf, type ShownPrice } from '../../car-price/argentine-taxes.ts'
import type { PicturedCar } from '../../car-photo/pictured-car.ts'
import { drawCar } from '../../car-photo/draw-car.ts'
import type { ShowcaseCar } from './showcase-car.ts'
import type { ShowcaseQuery } from './showcase-query.ts'
import type { Monthly } from '../../car-price/monthly.ts'
import { type ChosenCar, chosenCar, monthOf, orderedCar } from './chosen-car.ts'

/** A model's cars, cheapest first. */
export interface ShowcaseModel {
  readonly slug: string
  readonly name: string
  readonly price: ShownPrice
  readonly drawn: PicturedCar | null
  readonly campaign: ShowcaseCar['campaign']
  readonly cars: readonly ShowcaseCar[]
  /** What the cheapest of them costs a month. */
  readonly monthly: Monthly | null
}

interface Showcase {
  readonly models: readonly ShowcaseModel[]
  readonly chosen: ChosenCar | null
  /** The car of the address is to be built, and none of the stock is wanted. */
  readonly isToOrder: boolean
  readonly isUnknown: boolean
  readonly isOneModel: boolean
}

const NONE = { models: [], chosen: null, isToOrder: false, isUnknown: false, isOneModel: false }

/**
 * Takes site, address and the buyer's terms; returns the models of its running campaigns, the one car that was chosen with where it can be collected, or
 * the car to be ordered: as the address asks, and where none of its version stands in stock.
 */
export async function loadShowcase(shop: Page, query: ShowcaseQuery, terms: BuyersTerms | null): Promise<Showcase> {
  const { campaigns, cars } = await campaignCars(shop)
  const car = cars.find(
    ({ mvsCode, year }) => mvsCode === query.mvsCode && (query.year === null || year === query.year),
  )
  if (car && !query.toOrder) return { ...NONE, chosen: await chosenCar(shop, car, query, terms) }
  const wanted = query.mvsCode === null ? null : await builtCar(shop, campaigns, query.mvsCode, query.year)
  const ordered = wanted && (await orderedCar(shop, wanted, query, terms))
  if (ordered) return { ...NONE, chosen: ordered, isToOrder: true }
  const ofModel = cars.filter(({ modelSlug }) => modelSlug === query.model)
  const isOneModel = ofModel.length > 0
  const isUnknown = query.mvsCode !== null || (query.model !== null && !isOneModel)
  return { ...NONE, models: await modelsOf(shop, isOneModel ? ofModel : cars, terms), isUnknown, isOneModel }
}

/** A car that is not in stock, on the terms of the campaign that has it, else of the newest. */
async function builtCar(
  shop: Page,
  campaigns: readonly Campaign[],
  mvsCode: string,
  year: number | null,
): Promise<ShowcaseCar | null> {
  const covers = ({ cars }: Campaign) => cars.some((one) => one.mvsCode === mvsCode && one.year === year)
  const campaign = campaigns.find(covers) ?? campaigns[0]
  if (!campaign) return null
  try {
    const { mvs } = await shop.api.car.web({ query: { mvsCode, year: year ?? undefined } })
    const { modelName, modelSlug, versionName } = mvs
    const named = { mvsCode, year: mvs.year, modelName, modelSlug, versionName, left: 0, colors: [] }
    return { ...named, price: pricesOf(shop.site, shop.now).ofVersion(mvs), campaign: termsOf(campaign) }
  } catch (error) {
    if ((callRefusal(error)?.status ?? 500) < 500) return null
    throw error
  }
}

async function modelsOf(shop: Page, cars: readonly ShowcaseCar[], terms: BuyersTerms | null): Promise<ShowcaseModel[]> {
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
      const [drawn, monthly] = await Promise.all([
        drawCar(shop, { ...first, colorCode: colors[0]?.code ?? '' }),
        monthOf(shop, first, price.amount, terms),
      ])
      return [{ slug, name, price, campaign, cars: same, drawn, monthly }]
    }),
  )
  return models.flat()
}

const termsOf = ({ id, name, reservationValue, reservationMinutes }: Campaign): ShowcaseCar['campaign'] => ({
  id,
  name,
  reservationValue,
  reservationMinutes,
})

async function campaignCars(shop: Page) {
  const shown = pricesOf(shop.site, shop.now)
  const campaigns = await shop.api.reservation.campaigns({ query: { active: true } })
  const seen = new Set<string>()
  const offered = campaigns.flatMap((campaign) => campaign.cars.map((car) => ({ car, campaign: termsOf(campaign) })))
  // A car of two campaigns is shown once, in the newer one.
  const once = offered.filter(
    ({ car }) => !seen.has(`${car.mvsCode} ${car.year}`) && seen.add(`${car.mvsCode} ${car.year}`),
  )
  const cars: ShowcaseCar[] = once.map(({ car, campaign }) => ({ ...car, price: shown.ofVersion(car), campaign }))
  return { campaigns, cars }
}
