import type { Day } from '../date.ts'
import type { Country } from '../vocabulary.ts'
import { type DueDay, dueCalendar } from './due-days.ts'
import { effectiveOfNominal, monthlyOf, monthlyOfNominal, percentOf } from './effective-rate.ts'
import { dueOf, loanOf } from './loan.ts'
import type { PercentRange } from './simulate.ts'
import { consortiumRows, savingsPlanRows } from './savings.ts'

/** Plans whose later instalments nobody knows today: consórcio, plan de ahorro and loans in UVA. */
export const INDEXED_KINDS = ['CONSORTIUM', 'SAVINGS', 'UVA'] as const
export type IndexedKind = (typeof INDEXED_KINDS)[number]

/** One such plan as its conditions hold on a day. Rates are hundredths of a percent. */
export interface IndexedPlan {
  readonly planId: string
  readonly kind: IndexedKind
  readonly country: Country
  readonly counts: readonly number[]
  readonly standardCount: number
  /** TNA on what is owed in UVA; 0 where nothing is lent. */
  readonly rateBasisPoints: number
  /** Of the credit over the whole plan (consórcio), of each quota (plan de ahorro). */
  readonly administrationBasisPoints: number
  /** Of the credit over the whole plan. */
  readonly reserveBasisPoints: number
  /** A month: of the credit (consórcio), of what is still owed (plan de ahorro). */
  readonly insuranceBasisPoints: number
  /** IVA: on the fee of a plan de ahorro, on the interest of a loan. */
  readonly taxBasisPoints: number
  /** The part of the price that the quotas pay: 70 of a 70/30 plan. */
  readonly coveragePercent: number
  /** Of a loan its entrance, of the others what may be bid. */
  readonly entrance: PercentRange
  readonly feesCents: number
  /** How much the index may rise, in percent a year: assumptions, not promises. */
  readonly scenarios: readonly number[]
}

export interface IndexedWish {
  readonly priceCents: number
  readonly contract: Day
  readonly entrancePercent: number
  readonly count: number
  /** The instalment with which the car would be awarded, counted from 1. */
  readonly award: number
}

export interface IndexedRow extends DueDay {
  readonly number: number
  /** Common fund, pure quota or principal. */
  readonly quotaCents: number
  readonly interestCents: number
  readonly administrationCents: number
  readonly reserveCents: number
  readonly insuranceCents: number
  readonly taxCents: number
  /** Once, with the award: the bid, and the part of the price that the quotas do not pay. */
  readonly extraCents: number
  readonly paymentCents: number
}

export interface Course {
  /** Percent a year by which the index rises. */
  readonly rise: number
  readonly rows: readonly IndexedRow[]
  readonly lastCents: number
  readonly totalCents: number
}

/** What such a plan costs at the prices of today, and how it may go on. */
export interface IndexedQuote {
  readonly planId: string
  readonly kind: IndexedKind
  readonly priceCents: number
  readonly count: number
  /** Paid at once by who takes a loan; 0 of the others. */
  readonly entranceCents: number
  /** What would be bid; 0 of a loan. */
  readonly bidCents: number
  /** Quotas that a bid pays in advance (plan de ahorro). */
  readonly bidQuotas: number
  readonly financedCents: number
  readonly firstCents: number
  /** At the prices of today: nothing rises. */
  readonly today: Course
  readonly courses: readonly Course[]
  readonly nominalRate: number | null
  readonly yearlyRate: number | null
  /** CFT of a loan beside the rise of the UVA; null where nothing is lent. */
  readonly costRate: number | null
}

type Amounts = Omit<IndexedRow, keyof DueDay | 'number' | 'paymentCents'>

const NOTHING: Amounts = {
  quotaCents: 0,
  interestCents: 0,
  administrationCents: 0,
  reserveCents: 0,
  insuranceCents: 0,
  taxCents: 0,
  extraCents: 0,
}

/** Takes a plan, a wish within its limits and further rises to look at, in percent a year; returns what it costs. */
export function quoteOf(plan: IndexedPlan, wish: IndexedWish, further: readonly number[] = []): IndexedQuote {
  const share = Math.round((wish.priceCents * wish.entrancePercent) / 100)
  const isLoan = plan.kind === 'UVA'
  const made = MAKERS[plan.kind](plan, wish, share)
  const today = courseOf(plan, wish, made, 0)
  const rises = [...new Set([...plan.scenarios, ...further])].sort((a, b) => a - b)
  const nominal = isLoan ? plan.rateBasisPoints / 10_000 : null
  return {
    planId: plan.planId,
    kind: plan.kind,
    priceCents: wish.priceCents,
    count: wish.count,
    entranceCents: isLoan ? share : 0,
    bidCents: isLoan ? 0 : made.bidCents,
    bidQuotas: made.bidQuotas,
    financedCents: made.financedCents,
    firstCents: today.rows[0]?.paymentCents ?? 0,
    today,
    courses: rises.map((rise) => courseOf(plan, wish, made, rise)),
    nominalRate: nominal === null ? null : percentOf(nominal),
    yearlyRate: nominal === null ? null : percentOf(effectiveOfNominal(nominal)),
    costRate: made.yearRate === null ? null : percentOf(made.yearRate),
  }
}

interface Made {
  /** At the prices of today. */
  readonly rows: readonly Amounts[]
  readonly financedCents: number
  readonly bidCents: number
  readonly bidQuotas: number
  readonly yearRate: number | null
}

const MAKERS: Readonly<Record<IndexedKind, (plan: IndexedPlan, wish: IndexedWish, share: number) => Made>> = {
  CONSORTIUM: consortium,
  SAVINGS: savings,
  UVA: loanInUva,
}

const fraction = (basisPoints: number): number => basisPoints / 10_000

/** Who is awarded by a bid owes less: what remains is lowered evenly (Lei 11.795/2008). */
function consortium(plan: IndexedPlan, { priceCents, count, award }: IndexedWish, bid: number): Made {
  const rows = consortiumRows({
    creditCents: priceCents,
    count,
    administrationRate: fraction(plan.administrationBasisPoints),
    reserveRate: fraction(plan.reserveBasisPoints),
    insuranceRate: fraction(plan.insuranceBasisPoints),
  })
  const owed = rows.slice(award).reduce((sum, row) => sum + row.paymentCents - row.insuranceCents, 0)
  const bidCents = Math.min(bid, owed)
  const left = owed === 0 ? 1 : (owed - bidCents) / owed
  return {
    rows: rows.map(({ number, fundCents, administrationCents, reserveCents, insuranceCents }) => {
      const lowered = (cents: number) => (number > award ? Math.round(cents * left) : cents)
      return {
        ...NOTHING,
        quotaCents: lowered(fundCents),
        administrationCents: lowered(administrationCents),
        reserveCents: lowered(reserveCents),
        insuranceCents,
        extraCents: number === award ? bidCents : 0,
      }
    }),
    financedCents: priceCents,
    bidCents,
    bidQuotas: 0,
    yearRate: null,
  }
}

/** A bid pays the last quotas in advance; what the quotas do not cover is due with the award. */
function savings(plan: IndexedPlan, { priceCents, count, award }: IndexedWish, bid: number): Made {
  const coverage = plan.coveragePercent / 100
  const rows = savingsPlanRows(
    {
      priceCents,
      count,
      coverage,
      administrationRate: fraction(plan.administrationBasisPoints),
      feeTaxRate: fraction(plan.taxBasisPoints),
      lifeInsuranceRate: fraction(plan.insuranceBasisPoints),
    },
    0,
  )
  const [first] = rows
  const quota = first ? first.paymentCents - first.insuranceCents : 0
  const bidQuotas = quota === 0 ? 0 : Math.min(Math.floor(bid / quota), Math.max(0, count - award))
  const bidCents = bidQuotas * quota
  const rest = Math.round(priceCents * (1 - coverage))
  return {
    rows: rows
      .slice(0, count - bidQuotas)
      .map(({ number, quotaCents, administrationCents, taxCents, insuranceCents }) => ({
        ...NOTHING,
        quotaCents,
        administrationCents,
        taxCents,
        insuranceCents,
        extraCents: number === award ? bidCents + rest : 0,
      })),
    financedCents: Math.round(priceCents * coverage),
    bidCents,
    bidQuotas,
    yearRate: null,
  }
}

function loanInUva(plan: IndexedPlan, { priceCents, contract, count }: IndexedWish, entranceCents: number): Made {
  const loan = loanOf({
    country: plan.country,
    contract,
    priceCents,
    entranceCents,
    count,
    monthlyRate: monthlyOfNominal(fraction(plan.rateBasisPoints)),
    feesCents: plan.feesCents,
    iof: null,
    interestTaxRate: fraction(plan.taxBasisPoints),
  })
  return {
    rows: loan.rows.map(({ principalCents, interestCents, taxCents }) => ({
      ...NOTHING,
      quotaCents: principalCents,
      interestCents,
      taxCents,
    })),
    financedCents: loan.principalCents,
    bidCents: 0,
    bidQuotas: 0,
    yearRate: loan.yearRate,
  }
}

/** By how much an instalment is dearer: a consórcio follows once a year, a plan de ahorro each month after the first, a UVA from the first. */
function factorOf(kind: IndexedKind, monthlyRise: number, number: number): number {
  const months = kind === 'UVA' ? number : kind === 'SAVINGS' ? number - 1 : Math.floor((number - 1) / 12) * 12
  return (1 + monthlyRise) ** months
}

function courseOf({ kind, country }: IndexedPlan, { contract, count }: IndexedWish, made: Made, rise: number): Course {
  if (!(rise > -100)) throw new RangeError('an index does not fall below nothing')
  const monthlyRise = monthlyOf(rise / 100)
  const { due } = dueCalendar(contract, count, country)
  const rows = made.rows.map((amounts, at) => {
    const factor = factorOf(kind, monthlyRise, at + 1)
    const dearer = mapped(amounts, (cents) => Math.round(cents * factor))
    const paymentCents = Object.values(dearer).reduce((sum, cents) => sum + cents, 0)
    return { ...dueOf(due, at), ...dearer, number: at + 1, paymentCents }
  })
  return {
    rise,
    rows,
    lastCents: rows.at(-1)?.paymentCents ?? 0,
    totalCents: rows.reduce((sum, { paymentCents }) => sum + paymentCents, 0),
  }
}

const mapped = (amounts: Amounts, of: (cents: number) => number): Amounts => ({
  quotaCents: of(amounts.quotaCents),
  interestCents: of(amounts.interestCents),
  administrationCents: of(amounts.administrationCents),
  reserveCents: of(amounts.reserveCents),
  insuranceCents: of(amounts.insuranceCents),
  taxCents: of(amounts.taxCents),
  extraCents: of(amounts.extraCents),
})
