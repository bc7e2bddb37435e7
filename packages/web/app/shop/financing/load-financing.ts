import type { Mvs } from '@volante/contract/car-shapes'
import { type BuyersTerms, isRefusal } from '@volante/domain/financing/simulate'
import { dayOf, pricesOf } from '../../car-price/argentine-taxes.ts'
import type { Page } from '../../shell/page-context.ts'
import { loadBudget } from './load-budget.ts'
import { neighboursOf, offerOf, readTarget, readWish, solutionsOf } from './wish.ts'

export type Financing = Awaited<ReturnType<typeof loadFinancing>>

const MOST_CENTS = 100_000_000_000

/** The car of the address, its plans on the terms of the address or else the buyer's, and what those would have to be for a month that is named. */
export async function loadFinancing(shop: Page, search: URLSearchParams, terms: BuyersTerms | null = null) {
  const { api, site, now } = shop
  const versions = await api.mvs.mvsList({ query: {} })
  const choices = versions.map(({ code, modelName, versionName }) => ({
    value: code,
    label: `${modelName} ${versionName}`,
  }))
  const version = versions.find(({ code }) => code === search.get('version')) ?? null
  const price = version && priceOf(search, version)
  const day = dayOf(site.timeZone, now)
  if (!version || price === null) {
    return { choices, version: null, car: null, chosen: null, budget: await loadBudget(shop, search, versions, day) }
  }
  const plans = await api.financing.conditions({ query: { mvs: version.code } })
  const found = readWish(search, plans, price, terms)
  const car = {
    code: version.code,
    year: version.year,
    slug: version.modelSlug,
    name: `${version.modelName} ${version.versionName}`,
    price: price === version.price ? pricesOf(site, now).ofVersion(version) : pricesOf(site, now)(price),
    /** Of a car with parts the address says the price. */
    askedPrice: price === version.price ? null : price,
  }
  if (!found) return { choices, version: version.code, car, chosen: null, budget: null }
  const { plan, wish } = found
  const offers = plans.map((one) => {
    const offer = offerOf(one, wish, day)
    return { ...offer, neighbours: isRefusal(offer.answer) ? neighboursOf(one, wish, day) : [] }
  })
  const costOf = ({ answer }: (typeof offers)[number]) => (isRefusal(answer) ? Infinity : answer.instalmentCents)
  // Those that give these terms, the lowest month first; then the others.
  const inOrder = offers.toSorted((a, b) => (costOf(a) === costOf(b) ? 0 : costOf(a) - costOf(b)))
  const typed = search.get('monthly')?.slice(0, 20) ?? ''
  const target = readTarget(typed, site.currency)
  return {
    choices,
    version: version.code,
    car,
    budget: null,
    chosen: {
      plan,
      wish,
      answer: offerOf(plan, wish, day).answer,
      offers: inOrder,
      typed,
      isUnreadable: typed.trim() !== '' && target === null,
      solutions: target === null ? null : solutionsOf(plan, wish, target, day),
    },
  }
}

export type Chosen = NonNullable<Financing['chosen']>

/** A build's total in cents, as its page names it; else what everybody pays for the version. */
function priceOf(search: URLSearchParams, { price }: Mvs): number | null {
  const asked = search.get('price')
  const cents = asked !== null && /^\d{1,12}$/.test(asked) ? Number(asked) : null
  return cents !== null && cents > 0 && cents <= MOST_CENTS ? cents : price
}
