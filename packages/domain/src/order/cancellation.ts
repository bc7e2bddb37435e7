import { addDays, type Day } from '../date.ts'
import { addBusinessDays } from '../payment/bank-calendar.ts'
import { type Refusal, refuse } from '../refusal.ts'
import type { Country } from '../vocabulary.ts'
import { lastWithdrawalDay } from './withdrawal.ts'
import { type OrderFacts, positionOf } from './line.ts'
import type { PaymentKind } from './payment-kind.ts'
import type { OrderTextKey } from './stages.ts'
import { transitionRefusal } from './transitions.ts'

/** Why a buyer cancels (spec vocabulary: cancellationReasons), each with the key of its text. */
export const CANCELLATION_REASONS = {
  'changed my mind': 'order.cancellation.changedMyMind',
  'bought another vehicle': 'order.cancellation.boughtAnother',
  'delivery takes too long': 'order.cancellation.tooLong',
  'financing was refused': 'order.cancellation.financingRefused',
  price: 'order.cancellation.price',
  other: 'order.cancellation.other',
} as const satisfies Readonly<Record<string, OrderTextKey>>
export type CancellationReason = keyof typeof CANCELLATION_REASONS

/** Takes the reason that was chosen; refuses none. */
export const cancellationReasonRefusal = (value: string): Refusal | null =>
  value.trim() === '' ? refuse('order.cancellation.reason') : null

/** How money goes back: by the means it came. */
export const REFUND_METHODS = [
  'cardReversal',
  'pixReturn',
  'bankTransfer',
  'dealerRefund',
  'bankSettlement',
  'consortiumRelease',
  'tradeInReturn',
] as const
export type RefundMethod = (typeof REFUND_METHODS)[number]

type RefundPromise = { readonly method: RefundMethod; readonly days: number; readonly isBanking: boolean }

/**
 * Days we promise for each means. What a bank, a dealer's bank or a consortium pays moves on banking days only; a Pix
 * returns on any day (Pix regulation), a card's reversal shows on this invoice or the next, a used car on a day agreed on.
 */
const REFUNDS: Readonly<Record<PaymentKind, RefundPromise>> = {
  card: { method: 'cardReversal', days: 30, isBanking: false },
  pix: { method: 'pixReturn', days: 1, isBanking: false },
  boleto: { method: 'bankTransfer', days: 3, isBanking: true },
  financing: { method: 'bankSettlement', days: 7, isBanking: true },
  consortium: { method: 'consortiumRelease', days: 7, isBanking: true },
  trade: { method: 'tradeInReturn', days: 10, isBanking: false },
  dealer: { method: 'dealerRefund', days: 3, isBanking: true },
}

/** Takes how money came, the day its return is ordered and the country; returns how it goes back and until when we promise it. */
export function refundTerms(
  kind: PaymentKind,
  day: Day,
  country: Country,
): { readonly method: RefundMethod; readonly expectedOn: Day } {
  const { method, days, isBanking } = REFUNDS[kind]
  return { method, expectedOn: isBanking ? addBusinessDays(day, days, country) : addDays(day, days) }
}

/** What a contract may keep a share of; a bank's, a consortium's and a used car's value go back whole. */
const OWN_MONEY: readonly PaymentKind[] = ['card', 'pix', 'boleto', 'dealer']

/**
 * `withdrawal`: the law's right, no reason, everything back. `beforeInvoice`: our own promise, everything back. `agreed`:
 * what the signed contract says.
 */
export type CancellationBasis = 'withdrawal' | 'beforeInvoice' | 'agreed'

export type CancellationInput = {
  readonly country: Country
  readonly today: Day
  /** When the contract was signed and the car received; null while not. */
  readonly signedOn: Day | null
  readonly deliveredOn: Day | null
  /** Where the order stands on its line (`reachedOf`). */
  readonly reached: string | null
  /** Net of earlier refunds. */
  readonly paid: readonly { readonly kind: PaymentKind; readonly amountCents: number }[]
  /** Share the contract keeps after the invoice, in hundredths of a percent; 0 when it says nothing. */
  readonly retentionBasisPoints: number
}

export type Refund = {
  readonly kind: PaymentKind
  readonly method: RefundMethod
  readonly amountCents: number
  readonly expectedOn: Day
}

export type CancellationTerms = {
  readonly basis: CancellationBasis
  readonly refundCents: number
  readonly retainedCents: number
  readonly refunds: readonly Refund[]
  /** When the last of the money is back; null when none was paid. */
  readonly expectedOn: Day | null
  /** Last day of the right of withdrawal; null while its end is not known. */
  readonly withdrawUntil: Day | null
  /** The amount is brought up to date by the index of the contract (CDC art. 49: "monetariamente atualizados"). */
  readonly isUpdatedMonetarily: boolean
}

/**
 * Takes an order's facts, its status and where it stands; refuses what cannot be cancelled any more: ended, delivered,
 * or asked for already (O-12). A delivered car is given back by right of withdrawal (`withdrawalRefusal`).
 */
export function cancellationRefusal(
  facts: OrderFacts,
  status: string,
  reached: string | null = status,
): Refusal | null {
  const refusal = transitionRefusal(facts, status, 'REQUESTED_CANCELLATION', { reached })
  return refusal ? refuse('order.cancellation.notNow', { status }) : null
}

/** Takes country, today and the days of contract and receipt; refuses a withdrawal whose days have run out. */
export function withdrawalRefusal(
  input: Pick<CancellationInput, 'country' | 'today' | 'signedOn' | 'deliveredOn'>,
): Refusal | null {
  if (isWithdrawal(input)) return null
  const day = withdrawUntil(input)
  return refuse(day ? 'order.cancellation.withdrawalOver' : 'order.cancellation.noContract')
}

/**
 * Takes what is known of an order; returns what a cancellation today gives back, how and until when, to be shown before
 * the buyer confirms (OT5). All of it comes back by right of withdrawal and before the car is invoiced; afterwards the
 * contract's share of the buyer's own money, none unless it states one, is kept, rounded in the buyer's favour (CDC art. 51 and 53).
 */
export function cancellationTerms(input: CancellationInput): CancellationTerms {
  const basis = basisOf(input)
  const rate = basis === 'agreed' ? input.retentionBasisPoints : 0
  const refunds = input.paid
    .filter(({ amountCents }) => amountCents > 0)
    .map(({ kind, amountCents }): Refund => {
      const share = OWN_MONEY.includes(kind) ? Math.min(Math.max(rate, 0), 10_000) : 0
      const retained = Math.floor((amountCents * share) / 10_000)
      return { kind, amountCents: amountCents - retained, ...refundTerms(kind, input.today, input.country) }
    })
  const paidCents = input.paid.reduce((sum, { amountCents }) => sum + Math.max(amountCents, 0), 0)
  const refundCents = refunds.reduce((sum, { amountCents }) => sum + amountCents, 0)
  return {
    basis,
    refundCents,
    retainedCents: paidCents - refundCents,
    refunds,
    expectedOn:
      refunds
        .map(({ expectedOn }) => expectedOn)
        .sort()
        .at(-1) ?? null,
    withdrawUntil: withdrawUntil(input),
    isUpdatedMonetarily: basis === 'withdrawal' && input.country === 'BR' && refundCents > 0,
  }
}

function basisOf(input: CancellationInput): CancellationBasis {
  if (isWithdrawal(input)) return 'withdrawal'
  return positionOf(input.reached) < positionOf('INVOICED') ? 'beforeInvoice' : 'agreed'
}

type Dates = Pick<CancellationInput, 'country' | 'today' | 'signedOn' | 'deliveredOn'>

function isWithdrawal(dates: Dates): boolean {
  const until = withdrawUntil(dates)
  return until === null ? dates.signedOn !== null : dates.today <= until
}

/**
 * Brazil counts from the signature and again from receipt (CDC art. 49: "de sua assinatura ou do ato de recebimento").
 * Argentina counts once, from the later of the two (Ley 24.240 art. 34): before delivery the days have not begun.
 */
function withdrawUntil({ country, signedOn, deliveredOn }: Dates): Day | null {
  if (deliveredOn) return lastWithdrawalDay(country, later(signedOn, deliveredOn))
  return signedOn && country === 'BR' ? lastWithdrawalDay(country, signedOn) : null
}

const later = (one: Day | null, other: Day): Day => (one !== null && one > other ? one : other)
