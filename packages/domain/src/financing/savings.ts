export interface ConsortiumTerms {
  readonly creditCents: number
  readonly count: number
  /** Fractions of the credit, over the whole plan. */
  readonly administrationRate: number
  readonly reserveRate: number
  /** Fraction of the credit, each month. */
  readonly insuranceRate: number
}

export interface ConsortiumRow {
  readonly number: number
  readonly fundCents: number
  readonly administrationCents: number
  readonly reserveCents: number
  readonly insuranceCents: number
  readonly paymentCents: number
}

/**
 * Takes the terms of a consortium; returns its instalments. There is no interest: the common fund, the administration fee
 * and the reserve fund are each divided evenly, the last instalment taking what rounding left (Lei 11.795/2008).
 */
export function consortiumRows(terms: ConsortiumTerms): readonly ConsortiumRow[] {
  const { creditCents, count } = terms
  const administration = evenly(Math.round(creditCents * terms.administrationRate), count)
  const reserve = evenly(Math.round(creditCents * terms.reserveRate), count)
  const insuranceCents = Math.round(creditCents * terms.insuranceRate)
  return evenly(creditCents, count).map((fundCents, at) => {
    const administrationCents = administration[at] ?? 0
    const reserveCents = reserve[at] ?? 0
    const paymentCents = fundCents + administrationCents + reserveCents + insuranceCents
    return { number: at + 1, fundCents, administrationCents, reserveCents, insuranceCents, paymentCents }
  })
}

export interface SavingsPlanTerms {
  /** The car's price today. */
  readonly priceCents: number
  readonly count: number
  /** The part of the price that the quotas pay: 0.7 of a 70/30 plan. */
  readonly coverage: number
  /** Fractions of the pure quota, and of the fee. */
  readonly administrationRate: number
  readonly feeTaxRate: number
  /** Fraction of what is still owed, each month. */
  readonly lifeInsuranceRate: number
}

export interface SavingsPlanRow {
  readonly number: number
  readonly carPriceCents: number
  readonly quotaCents: number
  readonly administrationCents: number
  readonly taxCents: number
  readonly insuranceCents: number
  readonly paymentCents: number
}

/**
 * Takes the terms of a plan de ahorro and how much the car's price rises a month in this scenario, as a fraction; returns
 * its quotas, each a share of the price of its month: no quota but the first is known today.
 */
export function savingsPlanRows(terms: SavingsPlanTerms, monthlyRise: number): readonly SavingsPlanRow[] {
  if (!(monthlyRise > -1)) throw new RangeError('a price does not fall below nothing')
  checkCount(terms.count)
  return Array.from({ length: terms.count }, (_, at) => {
    const carPriceCents = Math.round(terms.priceCents * (1 + monthlyRise) ** at)
    const covered = carPriceCents * terms.coverage
    const quotaCents = Math.round(covered / terms.count)
    const administrationCents = Math.round(quotaCents * terms.administrationRate)
    const taxCents = Math.round(administrationCents * terms.feeTaxRate)
    const insuranceCents = Math.round(((covered * (terms.count - at)) / terms.count) * terms.lifeInsuranceRate)
    const paymentCents = quotaCents + administrationCents + taxCents + insuranceCents
    return { number: at + 1, carPriceCents, quotaCents, administrationCents, taxCents, insuranceCents, paymentCents }
  })
}

function evenly(total: number, count: number): readonly number[] {
  checkCount(count)
  const part = Math.floor(total / count)
  return Array.from({ length: count }, (_, at) => (at === count - 1 ? total - part * (count - 1) : part))
}

function checkCount(count: number): void {
  if (!Number.isInteger(count) || count < 1) throw new RangeError('instalments are counted from 1')
}
