import { type CouponTerms, couponRefusal } from './coupon.ts'
import { type Refusal, refuse } from '../refusal.ts'
import type { Currency } from '../vocabulary.ts'

/** What an order's total is made of; `balance` is a payment of the rest. */
export const PART_KINDS = [
  'deposit',
  'tradeIn',
  'financing',
  'consortium',
  'coupon',
  'employeeDiscount',
  'balance',
] as const
export type PartKind = (typeof PART_KINDS)[number]

/** The least that a card, a Pix or a boleto asks for where the balance is split, in cents; what is left over may be less. */
export const LEAST_SHARE_CENTS: Readonly<Record<Currency, number>> = { BRL: 10_000, ARS: 1_000_000 }

const DISCOUNTS: readonly PartKind[] = ['coupon', 'employeeDiscount']
const DOWN_PAYMENTS: readonly PartKind[] = ['deposit', 'tradeIn', 'balance']

export type LedgerPart = {
  readonly id: string
  readonly kind: PartKind
  /** Cents it covers now, refunds already taken off. */
  readonly amountCents: number
  readonly isPaid: boolean
  readonly refundedCents: number
}

/** Always: the parts' amounts + remainingCents === totalCents, in integer cents. */
export type Ledger = {
  readonly totalCents: number
  readonly parts: readonly LedgerPart[]
  readonly remainingCents: number
  /** Money received and not given back. */
  readonly paidCents: number
  readonly discountCents: number
  readonly refundedCents: number
}

export type NewPart = { readonly id: string; readonly kind: PartKind; readonly amountCents: number }

/**
 * Takes an order's total and its parts in cents; returns the ledger with the remaining payment; throws when they do not
 * fit, as each part was checked before it was kept (`partRefusal`).
 */
export function ledgerOf(totalCents: number, parts: readonly LedgerPart[]): Ledger {
  const remainingCents = totalCents - sum(parts, ({ amountCents }) => amountCents)
  const amounts = [totalCents, remainingCents, ...parts.flatMap((one) => [one.amountCents, one.refundedCents])]
  if (amounts.some((cents) => !isAmount(cents))) throw new RangeError(`a ledger of ${amounts.join(', ')} cents`)
  const amountOf = (chosen: readonly LedgerPart[]) => sum(chosen, ({ amountCents }) => amountCents)
  return {
    totalCents,
    parts,
    remainingCents,
    paidCents: amountOf(parts.filter(({ isPaid }) => isPaid)),
    discountCents: amountOf(parts.filter(({ kind }) => DISCOUNTS.includes(kind))),
    refundedCents: sum(parts, ({ refundedCents }) => refundedCents),
  }
}

/**
 * Takes a ledger, a new part in cents and, for a coupon, its terms (null when unknown); refuses an amount that is not
 * above zero, an id used before, more than the total (trade-in) or than remains, a second coupon, and what the coupon's
 * terms refuse.
 */
export function partRefusal(ledger: Ledger, part: NewPart, coupon: CouponTerms | null = null): Refusal | null {
  const { kind, amountCents } = part
  if (!isAmount(amountCents) || amountCents === 0) return refuse('order.ledger.amount')
  if (ledger.parts.some(({ id }) => id === part.id)) return refuse('order.ledger.repeated')
  if (kind === 'tradeIn' && amountCents > ledger.totalCents) return refuse('order.ledger.tradeInAboveTotal')
  if (kind === 'coupon') {
    if (ledger.parts.some((one) => one.kind === 'coupon')) return refuse('order.ledger.oneCoupon')
    const refusal = couponRefusal(coupon, downPaymentCents(ledger))
    if (refusal) return refusal
  }
  return amountCents > ledger.remainingCents ? refuse('order.ledger.aboveRemaining') : null
}

/** Takes a ledger and a part that `partRefusal` accepts; returns the ledger with it, promised but not paid. */
export function addPart(ledger: Ledger, { id, kind, amountCents }: NewPart): Ledger {
  return ledgerOf(ledger.totalCents, [...ledger.parts, { id, kind, amountCents, isPaid: false, refundedCents: 0 }])
}

/** Takes a ledger and a part's id; refuses to pay an unknown one, a discount and one that is paid. */
export function paymentRefusal(ledger: Ledger, id: string): Refusal | null {
  const part = partOf(ledger, id)
  if (!part) return refuse('order.ledger.unknown')
  return part.isPaid || DISCOUNTS.includes(part.kind) || part.amountCents === 0
    ? refuse('order.ledger.alreadyPaid')
    : null
}

/** Takes a ledger and a part that `paymentRefusal` accepts; returns the ledger with it paid. */
export const payPart = (ledger: Ledger, id: string): Ledger => change(ledger, id, (part) => ({ ...part, isPaid: true }))

/** Takes a ledger and a part's id; refuses to drop an unknown part and one whose money is here: that is refunded. */
export function dropRefusal(ledger: Ledger, id: string): Refusal | null {
  const part = partOf(ledger, id)
  if (!part) return refuse('order.ledger.unknown')
  return part.isPaid || part.refundedCents > 0 ? refuse('order.ledger.alreadyPaid') : null
}

/** Takes a ledger and a part that `dropRefusal` accepts; returns the ledger without it, its amount remaining again. */
export const dropPart = (ledger: Ledger, id: string): Ledger =>
  ledgerOf(
    ledger.totalCents,
    ledger.parts.filter((part) => part.id !== id),
  )

/** Takes a ledger, a part's id and cents; refuses an amount that is not above zero or exceeds what was paid with it. */
export function refundRefusal(ledger: Ledger, id: string, cents: number): Refusal | null {
  const part = partOf(ledger, id)
  if (!part) return refuse('order.ledger.unknown')
  if (!isAmount(cents) || cents === 0) return refuse('order.ledger.amount')
  return !part.isPaid || cents > part.amountCents ? refuse('order.ledger.refundAbovePaid') : null
}

/** Takes a ledger and a refund that `refundRefusal` accepts; returns the ledger with that much remaining again. */
export const refundPart = (ledger: Ledger, id: string, cents: number): Ledger =>
  change(ledger, id, (part) => ({
    ...part,
    amountCents: part.amountCents - cents,
    refundedCents: part.refundedCents + cents,
  }))

/** Takes a ledger; returns the cents that count as a down payment: all but credit and discounts. */
export const downPaymentCents = (ledger: Ledger): number =>
  sum(
    ledger.parts.filter(({ kind }) => DOWN_PAYMENTS.includes(kind)),
    ({ amountCents }) => amountCents,
  )

/** Takes a ledger; returns whether nothing is left to pay: every part covered, and paid unless it is a discount. */
export const isSettled = (ledger: Ledger): boolean =>
  ledger.remainingCents === 0 && ledger.paidCents + ledger.discountCents === ledger.totalCents

const isAmount = (cents: number): boolean => Number.isSafeInteger(cents) && cents >= 0

const partOf = (ledger: Ledger, id: string) => ledger.parts.find((part) => part.id === id)

const change = (ledger: Ledger, id: string, changed: (part: LedgerPart) => LedgerPart): Ledger =>
  ledgerOf(
    ledger.totalCents,
    ledger.parts.map((part) => (part.id === id ? changed(part) : part)),
  )

const sum = (parts: readonly LedgerPart[], of: (part: LedgerPart) => number): number =>
  parts.reduce((total, part) => total + of(part), 0)
