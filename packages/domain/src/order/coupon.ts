import { type Refusal, refuse } from '../refusal.ts'

export type CouponTerms = { readonly isAvailable: boolean; readonly needsDownPayment: boolean }

/**
 * Takes a coupon's terms (null when unknown) and the proposal's down payment in cents; refuses an unavailable coupon
 * and a missing down payment (spec platform §5).
 */
export function couponRefusal(coupon: CouponTerms | null, downPaymentCents: number): Refusal | null {
  if (!coupon?.isAvailable) return refuse('coupon.unavailable')
  return coupon.needsDownPayment && downPaymentCents <= 0 ? refuse('coupon.needsDownPayment') : null
}
