import { addDays, type Day } from '../date.ts'

/**
 * Where a quotation stands with its discount: within the seller's limit, waiting for somebody who may give more, given, or
 * refused.
 */
export const QUOTATION_STATES = ['WITHIN', 'WAITING', 'APPROVED', 'DECLINED'] as const
export type QuotationState = (typeof QUOTATION_STATES)[number]

/** Saved within the limit; saved above it with a reason; saved above it at the price that was decided; decided. */
export type QuotationEvent = 'within' | 'ask' | 'same' | 'approve' | 'decline'

/** from -> event -> to; what is not there cannot be. Any change of the price of what was approved asks anew. */
const LINE: Readonly<Record<QuotationState, Readonly<Partial<Record<QuotationEvent, QuotationState>>>>> = {
  WITHIN: { within: 'WITHIN', ask: 'WAITING', same: 'WITHIN' },
  WAITING: { within: 'WITHIN', ask: 'WAITING', same: 'WAITING', approve: 'APPROVED', decline: 'DECLINED' },
  APPROVED: { within: 'WITHIN', ask: 'WAITING', same: 'APPROVED' },
  DECLINED: { within: 'WITHIN', ask: 'WAITING', same: 'DECLINED' },
}

/** Takes a state and what happens; returns the state after it, null where that cannot happen. */
export const stateAfter = (from: QuotationState, event: QuotationEvent): QuotationState | null =>
  LINE[from][event] ?? null

interface Priced {
  readonly initial: number
  readonly cash: number
}

/** Takes the price that was saved before and the one that is saved now, and whether it is above the seller's limit; returns what that is. */
export function savingEvent(before: Priced | null, now: Priced, isAbove: boolean): 'within' | 'ask' | 'same' {
  if (!isAbove) return 'within'
  return before !== null && before.initial === now.initial && before.cash === now.cash ? 'same' : 'ask'
}

/** So many days an approval holds, and a quotation at most. */
export const APPROVAL_DAYS = 3
export const QUOTATION_DAYS = { usual: 7, most: 30 } as const

/** Takes the day of a decision and the quotation's last day; returns the last day of the approval. */
export const approvedUntil = (on: Day, validity: Day): Day => {
  const end = addDays(on, APPROVAL_DAYS)
  return end < validity ? end : validity
}

/** Takes a state and the last day of its approval; returns whether the quotation may leave the house. */
export const mayLeave = (state: QuotationState, until: Day | null, today: Day): boolean =>
  state === 'WITHIN' || (state === 'APPROVED' && until !== null && today <= until)

/** Takes a state and whether the quotation may leave; returns whether what was asked for or approved at its price counts still: an approval that is over is none. */
export const stillCounts = (state: QuotationState, isFree: boolean): boolean => state !== 'APPROVED' || isFree

/** Takes today and a last day; returns whether a quotation may be valid until then. */
export const isValidity = (today: Day, until: Day): boolean =>
  until >= today && until <= addDays(today, QUOTATION_DAYS.most)
