import { type Refusal, refuse } from '../refusal.ts'

/** Why a coupon that exists takes nothing off. */
export type CouponGone = 'usedUp' | 'ended' | 'otherBrand'

export type CouponTerms = { readonly gone: CouponGone | null; readonly needsDownPayment: boolean }

/**
 * Takes a coupon's terms (null when unknown) and the proposal's down payment in cents; refuses an unavailable coupon
 * and a missing down payment (spec platform §5). The refusal's `why` says whether it is unknown, of another brand, used up or over.
 */
export function couponRefusal(coupon: CouponTerms | null, downPaymentCents: number): Refusal | null {
  const why = coupon ? coupon.gone : 'unknown'
  if (coupon === null || why !== null) return refuse('coupon.unavailable', { why: why ?? 'unknown' })
  return coupon.needsDownPayment && downPaymentCents <= 0 ? refuse('coupon.needsDownPayment') : null
}
