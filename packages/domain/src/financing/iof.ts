import type { Flow } from './effective-rate.ts'

/** Who borrows; a small company is one of Simples Nacional (Brazil). */
export const BORROWERS = ['person', 'company', 'smallCompany'] as const
export type Borrower = (typeof BORROWERS)[number]

/** Up to so much a company of Simples Nacional pays the small rate (Decreto 6.306/2007 art. 7 VI). */
const MOST_SMALL_CENTS = 30_000_00

export interface IofRates {
  /** Fractions of what is lent: once, and a day on each part of the principal until it is paid back. */
  readonly once: number
  readonly daily: number
}

/** What a state takes of a loan on a day, as fractions: IOF in Brazil, IVA on the interest in Argentina. */
export interface CreditTax extends IofRates {
  readonly interest: number
}

/** By who borrows; nobody is left out of what a country knows. */
export type CreditTaxes = Readonly<Partial<Record<Borrower, CreditTax | undefined>>>

/** Days after which nothing more is added (Decreto 6.306/2007 art. 7). */
const MOST_DAYS = 365

/** Takes who borrows and how much; returns under which rate that falls. */
export const taxedAs = (borrower: Borrower, lentCents: number): Borrower =>
  borrower === 'smallCompany' && lentCents > MOST_SMALL_CENTS ? 'company' : borrower

/** Takes each part of the principal with the days until it is paid back; returns the tax in cents, rounded half up once. */
export function iofCents(principal: readonly Flow[], { once, daily }: IofRates): number {
  return Math.round(
    principal.reduce((sum, { days, cents }) => sum + cents * (once + daily * Math.min(days, MOST_DAYS)), 0),
  )
}
