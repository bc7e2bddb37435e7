import { type Refusal, refuse } from '../refusal.ts'
import type { Country } from '../vocabulary.ts'
import type { RefundMethod } from './cancellation.ts'

/**
 * How money that goes back stands. It waits for a second person (`needsApproval`), for the car (`waitsForCar`) or for the
 * account it goes to (`needsAccount`), is ordered (`requested`), under way at the provider (`processing`), back (`done`), could
 * not be given back (`failed`), or was refused by the second person (`declined`).
 */
export const REFUND_STATES = [
  'needsApproval',
  'waitsForCar',
  'needsAccount',
  'requested',
  'processing',
  'done',
  'failed',
  'declined',
] as const
export type RefundState = (typeof REFUND_STATES)[number]

/** What may follow each: a refund that failed is ordered again, by another way where that helps. */
export const REFUND_NEXT: Readonly<Record<RefundState, readonly RefundState[]>> = {
  needsApproval: ['needsAccount', 'requested', 'declined'],
  waitsForCar: ['needsAccount', 'requested'],
  needsAccount: ['requested'],
  requested: ['processing', 'done', 'failed'],
  processing: ['done', 'failed'],
  failed: ['needsAccount', 'requested'],
  done: [],
  declined: [],
}

/** Takes a refund's state and the wanted one; refuses (409) what may not follow. */
export const refundChangeRefusal = (from: RefundState, to: RefundState): Refusal | null =>
  REFUND_NEXT[from].includes(to) ? null : refuse('order.refund.change', { from, to })

/** Takes a refund's state; returns whether its money is still to come back. */
export const isRefundOpen = (state: RefundState): boolean => state !== 'done' && state !== 'declined'

/** Takes how money goes back and whether its account is known; returns the state in which a refund begins: no transfer without an account. */
export const orderedState = (method: RefundMethod, hasAccount: boolean): RefundState =>
  method === 'bankTransfer' && !hasAccount ? 'needsAccount' : 'requested'

/**
 * Takes a country; returns whether the money of a delivered car goes back only with the car. In Brazil it goes back at once
 * (CDC art. 49, sole paragraph: "de imediato"; Decreto 7.962 art. 5, § 3); in Argentina both sides give back at the same time
 * (CCyC art. 1113).
 */
export const isRefundedWithCar = (country: Country): boolean => country === 'AR'

/**
 * Takes the cents somebody of staff wants to give back, what of the same order was given back without a second person, and
 * the limit; returns whether a second person must agree: a large refund cut into small ones is a large refund.
 */
export const needsSecondPerson = (cents: number, aloneCents: number, limitCents: number): boolean =>
  cents + aloneCents > limitCents
