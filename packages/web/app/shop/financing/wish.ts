import type { FinancingPlan } from '@volante/contract/financing'
import type { IndexedPlan } from '@volante/contract/financing-indexed'
import { BORROWERS, type Borrower } from '@volante/domain/financing/iof'
import { type IndexedQuote, quoteOf } from '@volante/domain/financing/indexed-plan'
import {
  type FailedCondition,
  failedConditions,
  MOST_NEIGHBOURS,
  type Neighbour,
  nearestTerms,
  neighbours,
  outside,
} from '@volante/domain/financing/neighbours'
import {
  type BuyersTerms,
  isRefusal,
  type PercentRange,
  simulate,
  type Simulation,
  termsNear,
} from '@volante/domain/financing/simulate'
import { solveFor } from '@volante/domain/financing/solve'
import { parsePrice } from '@volante/domain/money/price'
import type { Currency } from '@volante/domain/vocabulary'
import { basePlan } from '../../car-price/monthly.ts'
import type { Plans } from './load-plans.ts'

/** Id of what another term replaces. */
export const PART = 'financing'

/** The terms that all plans are compared on. */
export interface Wish {
  readonly priceCents: number
  readonly entrance: number
  readonly count: number
  /** Only of plans that have one. */
  readonly final: number | null
  /** What a used car brings, in cents: part of the entrance. */
  readonly trade: number
  /** Only of plans that award a car, and that follow an index. */
  readonly award: number
  readonly rise: number | null
  readonly who: Borrower
}

interface Offered<Plan, Answer> {
  readonly plan: Plan
  /** Null where the plan does not give these terms. */
  readonly answer: Answer | null
  readonly failed: readonly FailedCondition[]
  readonly neighbours: readonly Neighbour[]
}
export type LoanOffer = Offered<FinancingPlan, Simulation>
export type IndexedOffer = Offered<IndexedPlan, IndexedQuote>

const AWARD = 12
const MOST_CENTS = 100_000_000_000

/** Takes a field of the address and its limits; returns the number in it: whole, or an entrance that was named in money. */
export function numberIn(text: string | null, least: number, most: number): number | null {
  const value = text === null || !/^\d{1,3}(\.\d{1,6})?$/.test(text) ? Number.NaN : Number(text)
  return value >= least && value <= most ? value : null
}

/** Takes a field of the address; returns the cents in it, null where there are none. */
export const centsIn = (text: string | null): number | null => {
  const cents = text !== null && /^\d{1,12}$/.test(text) ? Number(text) : 0
  return cents > 0 && cents <= MOST_CENTS ? cents : null
}

/** Who the address says will borrow. */
export function borrowerIn(search: URLSearchParams): Borrower {
  const who = search.get('who')
  return BORROWERS.find((one) => one === who) ?? 'person'
}

/**
 * Takes the address, the plans, the price and the buyer's terms; returns the loan that is chosen, the plan with an index that
 * is chosen instead, if any, and the terms: of the address, else the buyer's as the plan takes them.
 */
export function readWish(
  search: URLSearchParams,
  { loans, indexed }: Pick<Plans, 'loans' | 'indexed'>,
  priceCents: number,
  terms: BuyersTerms | null,
) {
  const isChosen = ({ planId }: { readonly planId: string }) => planId === search.get('plan')
  const loan = loans.find(isChosen) ?? basePlan(loans)
  if (!loan) return null
  const followed = indexed.find(isChosen) ?? null
  const started = followed
    ? { entrancePercent: followed.entrance.standard, count: followed.standardCount }
    : termsNear(loan, terms)
  const trade = Math.min(centsIn(search.get('trade')) ?? 0, priceCents)
  const traded = Math.min(Math.ceil((trade / priceCents) * 100), 99)
  const count = numberIn(search.get('count'), 1, 120) ?? started.count
  const wish: Wish = {
    priceCents,
    entrance: numberIn(search.get('entrance'), 0, 99) ?? Math.max(started.entrancePercent, traded),
    count,
    final: numberIn(search.get('final'), 0, 99),
    trade,
    award: Math.min(numberIn(search.get('award'), 1, 120) ?? AWARD, count),
    rise: numberIn(search.get('rise'), 0, 300),
    who: borrowerIn(search),
  }
  return { loan, followed, wish }
}

/** Takes a plan's range and what the address says; returns the final instalment it takes. */
export const finalOf = (range: PercentRange, final: number | null): number => within(range, final ?? range.standard)

const within = ({ least, most }: PercentRange, percent: number): number => Math.min(Math.max(percent, least), most)

/** Takes a plan and terms; returns what it costs on them, or why it does not and what it takes: a final instalment is drawn into the plan's own limits. */
export function offerOf(plan: FinancingPlan, terms: Wish, day: string): LoanOffer {
  const { priceCents, entrance, count, final, who: borrower } = terms
  const finalPercent = plan.final && finalOf(plan.final, final)
  const wish = {
    priceCents,
    contract: day,
    entrancePercent: entrance,
    count,
    finalPercent: finalPercent ?? undefined,
    borrower,
  }
  const answer = simulate(plan, wish)
  if (!isRefusal(answer)) return { plan, answer, failed: [], neighbours: [] }
  return { plan, answer: null, failed: failedConditions(plan, wish), neighbours: neighbours(plan, wish) }
}

/** The same of a plan that follows an index. */
export function indexedOfferOf(plan: IndexedPlan, terms: Wish, day: string): IndexedOffer {
  const { priceCents, entrance, count, award, rise } = terms
  const wish = { priceCents, contract: day, entrancePercent: entrance, count, award }
  const limits = { ...plan, final: null }
  const failed = outside(limits, wish)
  if (failed.length > 0) {
    return { plan, answer: null, failed, neighbours: nearestTerms(limits, wish).slice(0, MOST_NEIGHBOURS) }
  }
  return { plan, answer: quoteOf(plan, wish, rise === null ? [] : [rise]), failed, neighbours: [] }
}

/** Takes all plans on terms that none of them gives; returns the nearest terms that some give, each once. */
export function waysOn(offers: readonly (LoanOffer | IndexedOffer)[]) {
  const all = offers.flatMap(({ plan, neighbours: near }) => near.map((terms) => ({ planId: plan.planId, ...terms })))
  const isFirst = ({ entrance, count }: Neighbour, at: number) =>
    all.findIndex((one) => one.entrance === entrance && one.count === count) === at
  return all.filter(isFirst).slice(0, MOST_NEIGHBOURS)
}

/** Takes what a month may cost as typed; returns cents, null where it is no amount. */
export const readTarget = (text: string | null, currency: Currency): number | null =>
  text === null || text.trim() === '' ? null : parsePrice(text, currency)

export interface Solution {
  readonly entrance?: number
  readonly count?: number
  readonly fits: boolean
  readonly instalmentCents: number
}

/** Takes a plan, terms and what a month may cost; returns the least whole percent of entrance and the shortest term for it. */
export function solutionsOf(plan: FinancingPlan, wish: Wish, targetCents: number, day: string): readonly Solution[] {
  const percent = wish.priceCents / 100
  const costOf = (entrance: number, count: number): number =>
    offerOf(plan, { ...wish, entrance, count }, day).answer?.instalmentCents ?? Number.POSITIVE_INFINITY
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
