import type { Day } from '../date.ts'
import type { Refusal } from '../refusal.ts'
import type { Country, SimulationType } from '../vocabulary.ts'
import type { DueDay } from './due-days.ts'
import { effectiveOfNominal, monthlyOfNominal, percentOf, yearlyOf } from './effective-rate.ts'
import { type Borrower, type CreditTaxes, taxedAs } from './iof.ts'
import { loanOf } from './loan.ts'
import type { ScheduleRow } from './price-table.ts'

/** Percent of the price, whole steps of one. */
export interface PercentRange {
  readonly least: number
  readonly most: number
  /** What a simulation begins with. */
  readonly standard: number
}

/** One plan of the commercial conditions, as it holds on a day. */
export interface FinancingPlan {
  readonly planId: string
  readonly type: SimulationType
  readonly country: Country
  /** Numbers of instalments, ascending. */
  readonly counts: readonly number[]
  readonly standardCount: number
  /** Hundredths of a percent: interest a month in Brazil, TNA in Argentina. */
  readonly rateBasisPoints: number
  readonly entrance: PercentRange
  /** The final instalment; null where the plan has none. */
  readonly final: PercentRange | null
  /** What the car is taken back for with the last instalment, in percent of the price; null where nobody promises that. */
  readonly forwardPercent?: number | null | undefined
  /** Registration and tariffs, lent with the rest. */
  readonly feesCents: number
  /** What the state takes of its loans today. */
  readonly taxes: CreditTaxes
}

export interface FinancingWish {
  readonly priceCents: number
  readonly contract: Day
  readonly entrancePercent: number
  readonly count: number
  readonly finalPercent?: number | undefined
  /** A person unless stated. */
  readonly borrower?: Borrower | undefined
}

/** What a plan costs; amounts are integer cents, rates percent with two decimals. */
export interface Simulation {
  readonly planId: string
  readonly priceCents: number
  readonly entranceCents: number
  readonly count: number
  readonly instalmentCents: number
  readonly finalCents: number
  /** What the car is taken back for then: it pays the final instalment. */
  readonly forwardCents: number | null
  readonly financedCents: number
  readonly iofCents: number
  readonly feesCents: number
  /** Entrance and every payment. */
  readonly totalCents: number
  readonly monthlyRate: number
  /** TNA in Argentina, null in Brazil. */
  readonly nominalRate: number | null
  /** A year's interest on interest: TEA in Argentina. */
  readonly yearlyRate: number
  /** All that is paid, taxes and fees with it: CET in Brazil, CFT (TEA with IVA) in Argentina; null where nothing is lent. */
  readonly costRate: number | null
  readonly rows: readonly (ScheduleRow & DueDay)[]
}

/** Why no plan gives what was asked (spec calls §8). */
export interface SimulationRefusal extends Refusal {
  readonly key: 'financing.noInstallments' | 'financing.noResidual' | 'financing.noResults'
}

const NOTHING: SimulationRefusal = { key: 'financing.noResults' }

/** Takes a plan's conditions; returns what its simulation begins with. */
export const standardWish = (
  { entrance, final, standardCount }: FinancingPlan,
  priceCents: number,
  contract: Day,
): FinancingWish => ({
  priceCents,
  contract,
  entrancePercent: entrance.standard,
  count: standardCount,
  finalPercent: final?.standard,
})

/** What a buyer wants of every loan: percent of the price, and instalments. */
export interface BuyersTerms {
  readonly entrancePercent: number
  readonly count: number
}

/** Takes a plan and a buyer's terms, if any; returns the nearest that the plan takes, else what it begins with. */
export function termsNear({ entrance, counts, standardCount }: FinancingPlan, terms: BuyersTerms | null): BuyersTerms {
  if (!terms) return { entrancePercent: entrance.standard, count: standardCount }
  const distance = (count: number) => Math.abs(count - terms.count)
  return {
    entrancePercent: Math.min(Math.max(terms.entrancePercent, entrance.least), entrance.most),
    count: counts.reduce((near, one) => (distance(one) < distance(near) ? one : near), standardCount),
  }
}

/** Takes a plan and a wish; returns what it costs, or why the plan does not give it (spec calls §8). */
export function simulate(plan: FinancingPlan, wish: FinancingWish): Simulation | SimulationRefusal {
  const { priceCents, contract, count, entrancePercent, borrower = 'person' } = wish
  const finalPercent = plan.final ? (wish.finalPercent ?? plan.final.standard) : (wish.finalPercent ?? 0)
  if (!plan.counts.includes(count)) return { key: 'financing.noInstallments', values: { n: count } }
  if (!isWithin(plan.entrance, entrancePercent)) return NOTHING
  const residuals = plan.final ?? { least: 0, most: 0 }
  if (!isWithin(residuals, finalPercent)) return { key: 'financing.noResidual', values: { pct: finalPercent } }
  const entranceCents = share(priceCents, entrancePercent)
  const balloonCents = share(priceCents, finalPercent)
  if (priceCents < 1 || balloonCents > priceCents - entranceCents) return NOTHING
  const { country, feesCents } = plan
  const monthlyRate = monthlyRateOf(plan)
  const lentCents = priceCents - entranceCents + feesCents
  const tax = plan.taxes[country === 'BR' ? taxedAs(borrower, lentCents) : borrower]
  // No rate is guessed.
  if (!tax) return NOTHING
  const iof = country === 'BR' ? tax : null
  const asked = { country, contract, priceCents, entranceCents, count, monthlyRate, balloonCents, feesCents, iof }
  const loan = loanOf({ ...asked, interestTaxRate: tax.interest })
  return {
    planId: plan.planId,
    priceCents,
    entranceCents,
    count,
    instalmentCents: loan.instalmentCents,
    finalCents: balloonCents,
    forwardCents: plan.forwardPercent ? share(priceCents, plan.forwardPercent) : null,
    financedCents: loan.principalCents,
    iofCents: loan.iofCents,
    feesCents: loan.feesCents,
    totalCents: loan.totalCents,
    ...ratesOf(plan, monthlyRate),
    costRate: loan.yearRate === null ? null : percentOf(loan.yearRate),
    rows: loan.rows,
  }
}

/**
 * Takes plans, the preferred first; returns the first simulation that one of them gives, else why the one that comes
 * nearest does not: a plan without the number of instalments is farther than one that has it.
 */
export function simulateAny(plans: readonly FinancingPlan[], wish: FinancingWish): Simulation | SimulationRefusal {
  const refusals: SimulationRefusal[] = []
  for (const plan of plans) {
    const answer = simulate(plan, wish)
    if (!isRefusal(answer)) return answer
    refusals.push(answer)
  }
  return refusals.find(({ key }) => key !== 'financing.noInstallments') ?? refusals[0] ?? NOTHING
}

export const isRefusal = (answer: Simulation | SimulationRefusal): answer is SimulationRefusal => 'key' in answer

const nominalOf = ({ rateBasisPoints }: FinancingPlan): number => rateBasisPoints / 10_000

const monthlyRateOf = (plan: FinancingPlan): number =>
  plan.country === 'AR' ? monthlyOfNominal(nominalOf(plan)) : nominalOf(plan)

function ratesOf(plan: FinancingPlan, monthly: number) {
  const nominal = nominalOf(plan)
  const isNominal = plan.country === 'AR'
  return {
    monthlyRate: percentOf(monthly),
    nominalRate: isNominal ? percentOf(nominal) : null,
    yearlyRate: percentOf(isNominal ? effectiveOfNominal(nominal) : yearlyOf(monthly)),
  }
}

const isWithin = ({ least, most }: Pick<PercentRange, 'least' | 'most'>, percent: number): boolean =>
  Number.isFinite(percent) && percent >= least && percent <= most

const share = (cents: number, percent: number): number => Math.round((cents * percent) / 100)
