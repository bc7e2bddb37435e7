import { dayIn } from '@volante/domain/local-time'
import type { Mvs } from '@volante/contract/car-shapes'
import type { PicturedCar } from '../../car-photo/pictured-car.ts'
import { pricesOf } from '../../car-price/argentine-taxes.ts'
import { type Buyer, NOBODY } from '../../car-price/buyers-terms.ts'
import { NOT_CONFIRMED } from '../../car-price/not-confirmed.ts'
import { callRefusal } from '../../shell/call-refusal.ts'
import type { Page } from '../../shell/page-context.ts'
import { loadMonths } from '../range/months.ts'
import { picturedVersion } from '../range/pictured-version.ts'
import { loadRange } from '../range/range.ts'
import { loadBudget } from './load-budget.ts'
import { loadPlans } from './load-plans.ts'
import {
  borrowerIn,
  centsIn,
  indexedOfferOf,
  type LoanOffer,
  offerOf,
  readTarget,
  readWish,
  solutionsOf,
} from './wish.ts'

export type Financing = Awaited<ReturnType<typeof loadFinancing>>

/** What the address of a calculator says. */
export const FINANCING_QUERY = [
  'version',
  'price',
  'plan',
  'entrance',
  'count',
  'final',
  'trade',
  'award',
  'rise',
  'who',
  'state',
]

/** The car of the address, its plans on the terms of the address or else the buyer's, and what those would have to be for a month that is named. */
export async function loadFinancing(shop: Page, search: URLSearchParams, buyer: Buyer = NOBODY) {
  const { api, site, now } = shop
  const versions = await api.mvs.mvsList({ query: {} })
  const choices = versions.map(({ code, modelName, versionName }) => ({
    value: code,
    label: `${modelName} ${versionName}`,
  }))
  const version = versions.find(({ code }) => code === search.get('version')) ?? null
  const price = version && priceOf(search, version)
  const day = dayIn(site.timeZone, now)
  const trade = centsIn(search.get('trade'))
  if (!version || price === null) {
    const found = await unlessDown(Promise.all([loadCars(shop), loadBudget(shop, search, versions, day)]))
    const [range, budget] = found ?? [[], null]
    return { choices, trade, version: null, car: null, chosen: null, range, budget, isDown: budget === null }
  }
  const state = search.get('state')?.slice(0, 60) ?? buyer.state
  const [plans, picture] = await Promise.all([
    loadPlans(shop, version.code, borrowerIn(search), state),
    picturedVersion(shop, version),
  ])
  const found = plans && readWish(search, plans, price, buyer.terms)
  const car = carOf(shop, version, price, picture)
  if (!found) return { choices, trade, version: version.code, car, chosen: null, range: [], budget: null, isDown: true }
  const { loan, followed, wish } = found
  const offers = plans.loans.map((one) => offerOf(one, wish, day))
  const costOf = ({ answer }: LoanOffer) => answer?.instalmentCents ?? Infinity
  const indexed = plans.indexed.map((one) => indexedOfferOf(one, wish, day))
  const typed = search.get('monthly')?.slice(0, 20) ?? ''
  const target = readTarget(typed, site.currency)
  return {
    choices,
    trade,
    version: version.code,
    car,
    range: [],
    budget: null,
    isDown: false,
    chosen: {
      planId: followed?.planId ?? loan.planId,
      plan: loan,
      wish,
      /** Where a plan of some states is offered: its address opens for others too. */
      state: plans.loans.some(({ regions }) => regions.length > 0) ? state : null,
      day,
      /** When the plans were had, while they cannot be had again. */
      asOf: plans.asOf,
      refusal: NOT_CONFIRMED.find((one) => one === search.get('said')) ?? null,
      answer: offerOf(loan, wish, day).answer,
      followed: indexed.find(({ plan }) => plan === followed) ?? null,
      // Those that give these terms, the lowest month first; then the others.
      offers: offers.toSorted((a, b) => (costOf(a) === costOf(b) ? 0 : costOf(a) - costOf(b))),
      indexed,
      typed,
      isUnreadable: typed.trim() !== '' && target === null,
      solutions: target === null ? null : solutionsOf(loan, wish, target, day),
    },
  }
}

/** The car as the page shows it, at its own price or at that of a build. */
function carOf({ site, now }: Page, version: Mvs, price: number, picture: PicturedCar | null) {
  const { code, year, modelSlug: slug, modelName, versionName } = version
  const isOwnPrice = price === version.price
  return {
    code,
    year,
    slug,
    name: `${modelName} ${versionName}`,
    picture,
    price: isOwnPrice ? pricesOf(site, now).ofVersion(version) : pricesOf(site, now)(price),
    /** Of a car with parts the address says the price. */
    askedPrice: isOwnPrice ? null : price,
  }
}

/** Where no loan can be had the page says so, and who can help (FS9). */
async function unlessDown<One>(asked: Promise<One>): Promise<One | null> {
  try {
    return await asked
  } catch (error) {
    if (callRefusal(error)) throw error
    return null
  }
}

/** The models by picture, each with the version it starts with; those without a plan are left out. */
async function loadCars(shop: Page) {
  if (shop.site.brand === 'portal') return []
  const range = await loadRange(shop)
  const months = await loadMonths(shop, range)
  return range.flatMap((model) => {
    const month = months.get(model.code)
    return month ? [{ ...model, version: month.version }] : []
  })
}

export type Chosen = NonNullable<Financing['chosen']>

/** A build's total in cents, as its page names it; else what everybody pays for the version. */
const priceOf = (search: URLSearchParams, { price }: Mvs): number | null => centsIn(search.get('price')) ?? price
