import type { CouponTerms } from '@volante/domain/coupon'
import type { Ctx } from '../http/ctx.ts'

/** A coupon as an order needs it: whether it may be used, and what it takes off. */
export interface Coupon extends CouponTerms {
  readonly amountCents: number
}

/** Where coupons are kept. Until a promotion is connected none is known, and the domain refuses an unknown one by its text. */
export interface Coupons {
  find(
    ctx: Ctx,
    name: string,
    order: { readonly accountId: string; readonly totalCents: number },
  ): Promise<Coupon | null>
}

export const coupons: Coupons = { find: async () => null }
