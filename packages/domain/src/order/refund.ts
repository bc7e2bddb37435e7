import { type Refusal, refuse } from '../refusal.ts'

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

/** What may follow each: a refund that failed is ordered again, by another account where it needs one. */
export const REFUND_NEXT: Readonly<Record<RefundState, readonly RefundState[]>> = {
  needsApproval: ['waitsForCar', 'needsAccount', 'requested', 'declined'],
  waitsForCar: ['needsAccount', 'requested'],
  needsAccount: ['requested'],
  requested: ['processing', 'done', 'failed'],
  processing: ['done', 'failed'],
  failed: ['needsAccount', 'requested', 'done'],
  done: [],
  declined: [],
}

/** Takes a refund's state and the wanted one; refuses (409) what may not follow. */
export const refundChangeRefusal = (from: RefundState, to: RefundState): Refusal | null =>
  REFUND_NEXT[from].includes(to) ? null : refuse('order.refund.change', { from, to })

/** Takes a refund's state; returns whether its money is still to come back. */
export const isRefundOpen = (state: RefundState): boolean => state !== 'done' && state !== 'declined'
