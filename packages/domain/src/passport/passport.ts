import { addDays, type Day } from '../date.ts'
import type { Borrower } from '../financing/iof.ts'
import type { Country, Currency, SimulationType } from '../vocabulary.ts'

/** What a passport is of: a car as it was built, terms of the calculator, a proposal as it was sent to its bank, or a dealer's quotation. */
export const PASSPORT_SUBJECTS = ['BUILD', 'SIMULATION', 'PROPOSAL', 'QUOTATION'] as const
export type PassportSubject = (typeof PASSPORT_SUBJECTS)[number]

/** Where a line comes from: the list of prices, the conditions of a plan, the law, arithmetic on the lines, the buyer, the proposal, or the dealer. */
export const LINE_SOURCES = ['PRICE_LIST', 'CONDITIONS', 'LAW', 'COUNTED', 'BUYER', 'PROPOSAL', 'DEALER'] as const
export type LineSource = (typeof LINE_SOURCES)[number]

export const CAR_LINES = ['version', 'color', 'coating', 'optional', 'accessory', 'service'] as const
/** What a dealer says to the price of its list: a new one, what it gives, the used car, and what is left to pay. */
export const QUOTED_LINES = ['changed', 'bonus', 'discount', 'cash', 'tradeIn', 'balance'] as const
export const LOAN_AMOUNTS = ['entrance', 'fees', 'iof', 'financed', 'instalment', 'final', 'total'] as const
export const LOAN_RATES = ['costRate', 'nominalRate', 'monthlyRate', 'yearlyRate'] as const
export const LINE_KINDS = [...CAR_LINES, 'price', ...QUOTED_LINES, ...LOAN_AMOUNTS, ...LOAN_RATES] as const
export type LineKind = (typeof LINE_KINDS)[number]

/** Integer cents, or percent with two decimals. */
export interface PassportLine {
  readonly kind: LineKind
  /** Of what can be chosen more than once, as a part. */
  readonly code: string | null
  readonly name: string | null
  readonly unit: 'cents' | 'percent'
  readonly value: number
  readonly source: LineSource
  /** Which price or plan it is of. */
  readonly of: string | null
  /** Since when the condition holds, or the day its price was read. */
  readonly day: Day
}

export interface PassportCar {
  readonly mvs: string
  readonly year: number
  readonly name: string
  readonly colorCode: string | null
  readonly coatingCode: string | null
  readonly parts: readonly string[]
  readonly services: readonly string[]
}

export interface PassportTerms {
  readonly type: SimulationType
  readonly planId: string
  readonly planName: string
  readonly lender: string
  readonly count: number
  readonly entrancePercent: number
  readonly finalPercent: number | null
  readonly borrower: Borrower
}

/** What is signed, in this order of names. It names nobody. */
export interface Passport {
  readonly v: 1
  /** The end of its address: what is signed cannot be shown at another one. */
  readonly id: string
  readonly subject: PassportSubject
  readonly site: string
  readonly country: Country
  readonly brand: string
  readonly currency: Currency
  readonly car: PassportCar
  readonly terms: PassportTerms | null
  readonly lines: readonly PassportLine[]
  readonly day: Day
  /** Its last day. */
  readonly until: Day
  readonly at: string
}

/** So many days a passport is valid at most: prices and conditions seldom say when they end. */
export const PASSPORT_DAYS = 7

/** Takes the day of a passport and the last days of what it is made of, null where they name none; returns its own last day. */
export const lastDayOf = (day: Day, ends: readonly (Day | null)[]): Day =>
  ends.reduce<Day>((first, end) => (end !== null && end < first ? end : first), addDays(day, PASSPORT_DAYS))

/** Takes a passport whose signature holds and today; returns whether its day is over. */
export const standingOf = ({ until }: Pick<Passport, 'until'>, today: Day): 'valid' | 'expired' =>
  today <= until ? 'valid' : 'expired'

export interface ComparedLine extends Omit<PassportLine, 'value'> {
  /** Null: the line was not there, or is no longer. */
  readonly before: number | null
  readonly now: number | null
}

const keyOf = ({ kind, code }: Pick<PassportLine, 'kind' | 'code'>) => `${kind} ${code ?? ''}`

/** Takes the lines as they were signed and as they are today; returns each with both values: in the signed order, before what is new. */
export function comparedLines(signed: readonly PassportLine[], today: readonly PassportLine[]): ComparedLine[] {
  const now = new Map(today.map((line) => [keyOf(line), line]))
  const before = new Set(signed.map(keyOf))
  return [
    ...signed.map(({ value, ...line }) => ({ ...line, before: value, now: now.get(keyOf(line))?.value ?? null })),
    ...today
      .filter((line) => !before.has(keyOf(line)))
      .map(({ value, ...line }) => ({ ...line, before: null, now: value })),
  ]
}
