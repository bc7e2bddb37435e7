import type { FinancingPlan } from '@volante/contract/financing'
import {
  type BuyersTerms,
  isRefusal,
  type PercentRange,
  simulate,
  type Simulation,
  type SimulationRefusal,
  termsNear,
} from '@volante/domain/financing/simulate'
import { solveFor } from '@volante/domain/financing/solve'
import { parsePrice } from '@volante/domain/money/price'
import type { Currency } from '@volante/domain/vocabulary'
import { basePlan } from '../../car-price/monthly.ts'

/** Id of what another term replaces. */
export const PART = 'financing'

/** The terms that all plans are compared on. */
export interface Wish {
  readonly priceCents: number
  readonly entrance: number
  readonly count: number
  /** Only of plans that have one. */
  readonly final: number | null
}

export interface Offer {
  readonly plan: FinancingPlan
  readonly answer: Simulation | SimulationRefusal
}

/** Takes a field of the address and its limits; returns the number in it: whole, or an entrance that was named in money. */
export function numberIn(text: string | null, least: number, most: number): number | null {
  const value = text === null || !/^\d{1,3}(\.\d{1,6})?$/.test(text) ? Number.NaN : Number(text)
  return value >= least && value <= most ? value : null
}

/** Takes the address, the plans, the price and the buyer's terms; returns the plan that is chosen and the terms: of the address, else the buyer's as the plan takes them. */
export function readWish(
  search: URLSearchParams,
  plans: readonly FinancingPlan[],
  priceCents: number,
  terms: BuyersTerms | null,
) {
  const plan = plans.find(({ planId }) => planId === search.get('plan')) ?? basePlan(plans)
  if (!plan) return null
  const { entrancePercent, count } = termsNear(plan, terms)
  const wish: Wish = {
    priceCents,
    entrance: numberIn(search.get('entrance'), 0, 99) ?? entrancePercent,
    count: numberIn(search.get('count'), 1, 120) ?? count,
    final: numberIn(search.get('final'), 0, 99),
  }
  return { plan, wish }
}

const within = ({ least, most }: PercentRange, percent: number): number => Math.min(Math.max(percent, least), most)

/** Takes a plan and terms; returns what it costs on them: a final instalment is drawn into the plan's own limits. */
export function offerOf(plan: FinancingPlan, { priceCents, entrance, count, final }: Wish, day: string): Offer {
  const finalPercent = plan.final && within(plan.final, final ?? plan.final.standard)
  const wish = { priceCents, contract: day, entrancePercent: entrance, count, finalPercent: finalPercent ?? undefined }
  return { plan, answer: simulate(plan, wish) }
}

/** A change that a plan would take, in words of the address. */
export interface Neighbour {
  readonly entrance?: number
  readonly count?: number
}

/** Takes a plan that does not fit and the terms; returns the nearest that it takes: entrance first, then the terms around. */
export function neighboursOf(plan: FinancingPlan, wish: Wish, day: string): readonly Neighbour[] {
  const entrance = within(plan.entrance, wish.entrance)
  const counts = plan.counts.toSorted((a, b) => Math.abs(a - wish.count) - Math.abs(b - wish.count)).slice(0, 2)
  const tries = counts.map((count) => ({ entrance, count }))
  return tries.filter((one) => !isRefusal(offerOf(plan, { ...wish, ...one }, day).answer))
}

/** Takes what a month may cost as typed; returns cents, null where it is no amount. */
export const readTarget = (text: string | null, currency: Currency): number | null =>
  text === null || text.trim() === '' ? null : parsePrice(text, currency)

export interface Solution extends Neighbour {
  readonly fits: boolean
  readonly instalmentCents: number
}

/** Takes a plan, terms and what a month may cost; returns the least whole percent of entrance and the shortest term for it. */
export function solutionsOf(plan: FinancingPlan, wish: Wish, targetCents: number, day: string): readonly Solution[] {
  const percent = wish.priceCents / 100
  const costOf = (entrance: number, count: number): number => {
    const { answer } = offerOf(plan, { ...wish, entrance, count }, day)
    return isRefusal(answer) ? Number.POSITIVE_INFINITY : answer.instalmentCents
  }
  const terms = { priceCents: wish.priceCents, entranceCents: Math.round(wish.entrance * percent), count: wish.count }
  const limits = {
    leastEntranceCents: plan.entrance.least,
    mostEntranceCents: plan.entrance.most,
    counts: plan.counts,
    leastPriceCents: wish.priceCents,
    mostPriceCents: wish.priceCents,
  }
  // The entrance is sought in whole percents, as the fields have it.
  const byEntrance = solveFor('entrance', { ...terms, priceCents: 100 }, limits, targetCents, ({ entranceCents }) =>
    costOf(entranceCents, wish.count),
  )
  const byTerm = solveFor('term', terms, limits, targetCents, ({ count }) => costOf(wish.entrance, count))
  return [
    ...(byEntrance
      ? [{ entrance: byEntrance.entranceCents, fits: byEntrance.fits, instalmentCents: byEntrance.monthlyCents }]
      : []),
    ...(byTerm ? [{ count: byTerm.count, fits: byTerm.fits, instalmentCents: byTerm.monthlyCents }] : []),
  ].filter(({ instalmentCents }) => Number.isFinite(instalmentCents))
}
