import { type Country, RESERVATION_PAYMENT_TYPES, type ReservationPaymentType } from '../vocabulary.ts'

/** A way to pay the deposit or a share of the balance (O-23); the code is the path of `reservations/{type}/payment`. */
export const PAYMENT_KINDS = RESERVATION_PAYMENT_TYPES
export type PaymentKind = ReservationPaymentType

/**
 * When the money is known: `instant` while the buyer looks on, `wait` days later without anyone's word, `external` when a
 * bank, a consortium or a dealer says so.
 */
export const SETTLEMENTS = ['instant', 'wait', 'external'] as const
export type Settlement = (typeof SETTLEMENTS)[number]

const SETTLEMENT_OF: Readonly<Record<PaymentKind, Settlement>> = {
  card: 'instant',
  pix: 'instant',
  boleto: 'wait',
  financing: 'external',
  consortium: 'external',
  trade: 'external',
  dealer: 'external',
}

const ONLY_IN_BRAZIL: readonly PaymentKind[] = ['pix', 'boleto', 'consortium']

/** Takes a country; returns the ways to pay there: Argentina has no Pix, boleto or consortium (CK11). */
export const paymentKindsOf = (country: Country): readonly PaymentKind[] =>
  country === 'BR' ? PAYMENT_KINDS : PAYMENT_KINDS.filter((kind) => !ONLY_IN_BRAZIL.includes(kind))

/** Takes a way to pay; returns when its money is known. */
export const settlementOf = (kind: PaymentKind): Settlement => SETTLEMENT_OF[kind]
