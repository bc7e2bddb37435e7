import type { Day } from '../date.ts'
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

interface IofLaw extends IofRates {
  readonly from: Day
  readonly borrower: Borrower
}

/** Days after which nothing more is added (Decreto 6.306/2007 art. 7). */
const MOST_DAYS = 365

// Decreto 6.306/2007 art. 7 as Decreto 12.499/2025 leaves it, in force again since the decision of 16 July 2025.
const LAWS: readonly IofLaw[] = [
  { from: '2025-07-16', borrower: 'person', once: 0.0038, daily: 0.000082 },
  { from: '2025-07-16', borrower: 'company', once: 0.0038, daily: 0.000082 },
  { from: '2025-07-16', borrower: 'smallCompany', once: 0.0038, daily: 0.0000274 },
]

/**
 * Takes the day of the contract and who borrows; returns the rates of that day, or null before the oldest law that is
 * known here. Rates kept in settings come first in `laws`.
 */
export function iofRates(day: Day, borrower: Borrower, laws: readonly IofLaw[] = LAWS): IofRates | null {
  const inForce = laws.filter((law) => law.borrower === borrower && law.from <= day)
  return inForce.sort((one, other) => (one.from < other.from ? 1 : -1))[0] ?? null
}

/** Takes who borrows and how much; returns under which rate that falls. */
export const taxedAs = (borrower: Borrower, lentCents: number): Borrower =>
  borrower === 'smallCompany' && lentCents > MOST_SMALL_CENTS ? 'company' : borrower

/** Takes each part of the principal with the days until it is paid back; returns the tax in cents, rounded half up once. */
export function iofCents(principal: readonly Flow[], { once, daily }: IofRates): number {
  return Math.round(
    principal.reduce((sum, { days, cents }) => sum + cents * (once + daily * Math.min(days, MOST_DAYS)), 0),
  )
}
