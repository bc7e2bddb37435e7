import { type Refusal, refuse } from '../refusal.ts'

export const CARD_REFUSAL_REASONS = [
  'doNotHonour',
  'insufficientFunds',
  'limitExceeded',
  'expiredCard',
  'wrongNumber',
  'wrongCode',
  'wrongExpiry',
  'wrongData',
  'suspectedFraud',
  'cardBlocked',
  'notPermitted',
  'callIssuer',
  'tooManyAttempts',
  'instalmentsNotAllowed',
  'duplicated',
  'unavailable',
] as const
export type CardRefusalReason = (typeof CARD_REFUSAL_REASONS)[number]

// Lost, stolen and withheld cards read as blocked: whoever holds the card is not told what the bank knows.
const CODES: Readonly<Record<CardRefusalReason, string>> = {
  doNotHonour: '04 05 cc_rejected_other_reason',
  insufficientFunds: '51 cc_rejected_insufficient_amount',
  limitExceeded: '61 65',
  expiredCard: '54',
  wrongNumber: '14 cc_rejected_bad_filled_card_number',
  wrongCode: '55 82 N7 cc_rejected_bad_filled_security_code',
  wrongExpiry: 'cc_rejected_bad_filled_date',
  wrongData: '12 13 30 cc_rejected_bad_filled_other',
  suspectedFraud: '59 63 cc_rejected_high_risk cc_rejected_blacklist',
  cardBlocked: '07 41 43 62 78 cc_rejected_card_disabled',
  notPermitted: '57 58 cc_rejected_card_error cc_rejected_card_type_not_allowed',
  callIssuer: '01 02 cc_rejected_call_for_authorize',
  tooManyAttempts: '75 cc_rejected_max_attempts',
  instalmentsNotAllowed: '23 cc_rejected_invalid_installments',
  duplicated: '94 cc_rejected_duplicated_payment',
  unavailable: '19 91 96',
}

const REASON_BY_CODE = new Map(
  CARD_REFUSAL_REASONS.flatMap((reason) => CODES[reason].split(' ').map((code) => [code, reason] as const)),
)

/**
 * Takes an acquirer's answer code, ISO 8583 response code or Mercado Pago status detail; returns why the card was
 * refused, an unknown code being "do not honour".
 */
export function cardRefusalReason(code: string): CardRefusalReason {
  return REASON_BY_CODE.get(code.trim()) ?? 'doNotHonour'
}

/** Takes a reason; returns the refusal to show the buyer. */
export const cardRefusal = (reason: CardRefusalReason): Refusal => refuse(`payment.refused.${reason}`)
