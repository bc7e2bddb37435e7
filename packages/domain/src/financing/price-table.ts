export interface LoanTerms {
  readonly principalCents: number
  /** Interest a month as a fraction: 0.0149 is 1.49%. */
  readonly monthlyRate: number
  readonly count: number
  /** The final instalment of a balloon, paid on the same day as the last regular one and beside it; 0 is a value. */
  readonly balloonCents?: number
  /** Tax on the interest as a fraction, where a country asks for it (IVA in Argentina). */
  readonly interestTaxRate?: number
}

export interface ScheduleRow {
  /** Counted from 1. */
  readonly number: number
  readonly interestCents: number
  readonly principalCents: number
  readonly taxCents: number
  /** Interest, principal and tax: what is paid on that day, the balloon included. */
  readonly paymentCents: number
  readonly balanceCents: number
}

/**
 * Takes the terms of a loan; returns its regular instalment in cents before tax, rounded half up once: Price table,
 * (PV - B(1+i)^-n) i / (1 - (1+i)^-n). Throws where the terms are no loan.
 */
export function instalmentCents({ principalCents, monthlyRate, count, balloonCents = 0 }: LoanTerms): number {
  checkTerms(principalCents, monthlyRate, count, balloonCents)
  if (monthlyRate === 0) return Math.round((principalCents - balloonCents) / count)
  // expm1 and log1p keep the digits that (1 + i) ** -n loses at small rates.
  const discount = -Math.expm1(-count * Math.log1p(monthlyRate))
  return Math.round(((principalCents - balloonCents * (1 - discount)) * monthlyRate) / discount)
}

/**
 * Takes the terms of a loan; returns a row for each instalment. Each row is rounded to the cent, principal adds up to
 * what was lent, and the last row takes what rounding left.
 */
export function schedule(terms: LoanTerms): readonly ScheduleRow[] {
  const regular = instalmentCents(terms)
  const { interestTaxRate = 0 } = terms
  const rows: ScheduleRow[] = []
  let balance = terms.principalCents
  for (let number = 1; number <= terms.count; number += 1) {
    const interest = Math.round(balance * terms.monthlyRate)
    // A loan of few cents is paid back before its last month.
    const principal = number === terms.count ? balance : Math.min(balance, Math.max(0, regular - interest))
    const tax = Math.round(interest * interestTaxRate)
    balance -= principal
    rows.push({
      number,
      interestCents: interest,
      principalCents: principal,
      taxCents: tax,
      paymentCents: interest + principal + tax,
      balanceCents: balance,
    })
  }
  return rows
}

function checkTerms(principal: number, rate: number, count: number, balloon: number): void {
  if (!Number.isSafeInteger(principal) || principal < 0) throw new RangeError('what is lent is whole cents')
  if (!(rate >= 0 && rate < 1)) throw new RangeError('interest a month is a fraction from 0')
  if (!Number.isInteger(count) || count < 1) throw new RangeError('instalments are counted from 1')
  if (!Number.isSafeInteger(balloon) || balloon < 0 || balloon > principal) {
    throw new RangeError('a final instalment is whole cents, at most what is lent')
  }
}
