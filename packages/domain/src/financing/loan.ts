import type { Day } from '../date.ts'
import type { Country } from '../vocabulary.ts'
import { type DueDay, dueCalendar } from './due-days.ts'
import { effectiveYearRate, type Flow } from './effective-rate.ts'
import { type IofRates, iofCents } from './iof.ts'
import { type LoanTerms, type ScheduleRow, schedule } from './price-table.ts'

/** More than enough: each round brings the tax thirty times closer. */
const MOST_ROUNDS = 20

export interface LoanAsked {
  readonly country: Country
  readonly contract: Day
  readonly priceCents: number
  readonly entranceCents: number
  readonly count: number
  readonly monthlyRate: number
  /** The final instalment of a balloon; 0 is a value. */
  readonly balloonCents?: number
  /** Registration, tariff, insurance: lent with the rest. */
  readonly feesCents?: number
  /** Null where none is due: Argentina. */
  readonly iof: IofRates | null
  /** IVA on interest, as a fraction. */
  readonly interestTaxRate?: number
}

export interface Loan {
  /** What the buyer gets: the price less the entrance. */
  readonly creditCents: number
  readonly feesCents: number
  readonly iofCents: number
  /** Credit, fees and tax: what is paid back with interest. */
  readonly principalCents: number
  /** What a regular month costs; with tax on interest the first month, the dearest. */
  readonly instalmentCents: number
  readonly balloonCents: number
  /** All instalments, the balloon with them. */
  readonly paidCents: number
  readonly totalCents: number
  /** CET or CFTEA a year as a fraction; null where nothing is lent. */
  readonly yearRate: number | null
  readonly rows: readonly (ScheduleRow & DueDay)[]
}

/**
 * Takes what is asked; returns the whole loan: its table adds up to the cent, the tax is lent with the rest
 * (PV' = PV + IOF(PV')) and the rate a year is that of what the buyer gets and pays on calendar days. Throws where the
 * entrance exceeds the price or the balloon what is lent.
 */
export function loanOf(asked: LoanAsked): Loan {
  const { priceCents, entranceCents, feesCents = 0, balloonCents = 0 } = asked
  const credit = priceCents - entranceCents
  if (!(entranceCents >= 0 && credit >= 0)) throw new RangeError('an entrance is from nothing to the price')
  const { due, days } = dueCalendar(asked.contract, asked.count, asked.country)
  const { principal, rows } = withTaxLent(asked, credit + feesCents, days)
  const paid = rows.reduce((sum, { paymentCents }) => sum + paymentCents, 0)
  return {
    creditCents: credit,
    feesCents,
    iofCents: principal - credit - feesCents,
    principalCents: principal,
    instalmentCents: regularCents(rows, balloonCents),
    balloonCents,
    paidCents: paid,
    totalCents: entranceCents + paid,
    yearRate: effectiveYearRate(credit, flowsOf(rows, days, 'paymentCents')),
    rows: rows.map((row, at) => ({ ...row, ...dueOf(due, at) })),
  }
}

/** The tax is on what is lent, and it is lent: counted again until it no longer changes what is lent. */
function withTaxLent(asked: LoanAsked, net: number, days: readonly number[]) {
  let principal = net
  let rows = schedule(termsOf(asked, principal))
  for (let round = 0; asked.iof && round < MOST_ROUNDS; round += 1) {
    const taxed = net + iofCents(flowsOf(rows, days, 'principalCents'), asked.iof)
    if (taxed === principal) break
    principal = taxed
    rows = schedule(termsOf(asked, principal))
  }
  return { principal, rows }
}

function termsOf({ monthlyRate, count, balloonCents, interestTaxRate }: LoanAsked, principalCents: number): LoanTerms {
  return { principalCents, monthlyRate, count, balloonCents: balloonCents ?? 0, interestTaxRate: interestTaxRate ?? 0 }
}

const flowsOf = (
  rows: readonly ScheduleRow[],
  days: readonly number[],
  part: 'paymentCents' | 'principalCents',
): readonly Flow[] => rows.map((row, at) => ({ days: days[at] ?? 0, cents: row[part] }))

/** A loan of one instalment has no regular one but what stands beside its balloon. */
function regularCents(rows: readonly ScheduleRow[], balloon: number): number {
  const [first] = rows
  if (!first) return 0
  return rows.length === 1 ? first.paymentCents - balloon : first.paymentCents
}

/** Takes the due days of a loan and a place among them; returns that day. */
export function dueOf(due: readonly DueDay[], at: number): DueDay {
  const day = due[at]
  if (!day) throw new RangeError('each instalment has a day')
  return day
}
