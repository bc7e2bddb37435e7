import type { CouponTerms } from '@volante/domain/order/coupon'
import { sql, type SqlBool } from 'kysely'
import type { Ctx } from '../../../platform/http/ctx.ts'

/** A coupon as an order needs it: whether it may be used, and what it takes off. */
export interface Coupon extends CouponTerms {
  /** As orders keep it. */
  readonly name: string
  readonly amountCents: number
}

/** Where coupons are kept; null for a name nobody knows, which the domain refuses by its text. */
export interface Coupons {
  find(
    ctx: Ctx,
    name: string,
    order: { readonly accountId: string; readonly totalCents: number },
  ): Promise<Coupon | null>
}

/** Coupons of the table, by name in any case. The row is locked until the order has it, so that no use is counted twice. */
export const coupons: Coupons = {
  async find({ db, site }, typed, { totalCents }) {
    const row = await db
      .selectFrom('coupons')
      .selectAll()
      .where('country', '=', site.country)
      .where('name', '=', typed.trim().toUpperCase())
      .forUpdate()
      .executeTakeFirst()
    if (!row) return null
    const { name } = row
    const { used } = await db
      .selectFrom('order_parts as p')
      .innerJoin('orders as o', 'o.id', 'p.order_id')
      .select(({ fn }) => fn.countAll<number>().as('used'))
      .where(sql<SqlBool>`p.kind = 'coupon' and p.details ->> 'coupon' = ${name}`)
      .where('o.country', '=', row.country)
      .where('o.holds_unit', '=', true)
      .executeTakeFirstOrThrow()
    return {
      name,
      isAvailable: used < row.most_uses,
      needsDownPayment: row.needs_down_payment,
      amountCents: Math.min(row.amount_cents, totalCents),
    }
  },
}
