import type { CouponGone, CouponTerms } from '@volante/domain/order/coupon'
import { type Selectable, sql, type SqlBool } from 'kysely'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { today } from '../../../platform/sites/today.ts'
import type { ReservationTables } from '../tables.ts'

type CouponRow = Selectable<ReservationTables['coupons']>

/** A coupon as an order needs it: whether it may be used, and what it takes off. */
export interface Coupon extends CouponTerms {
  /** As orders keep it. */
  readonly name: string
  readonly amountCents: number
}

type Buying = Pick<Selectable<ReservationTables['orders']>, 'id' | 'site' | 'total_cents'>

function goneOf(
  row: CouponRow,
  used: number,
  { day, brand }: { day: string; brand: string | undefined },
): CouponGone | null {
  const { most_uses, valid_until } = row
  if (row.brand !== null && row.brand !== brand) return 'otherBrand'
  if (valid_until !== null && valid_until < day) return 'ended'
  return used < most_uses ? null : 'usedUp'
}

/** Where coupons are kept; null for a name nobody knows, which the domain refuses by its text. */
export interface Coupons {
  find(ctx: Ctx, name: string, order: Buying): Promise<Coupon | null>
}

/** Coupons of the table, by name in any case. The row is locked until the order has it, so that no use is counted twice. */
export const coupons: Coupons = {
  async find({ db, now, site, everySite }, typed, { id, site: bought, total_cents }) {
    const row = await db
      .selectFrom('coupons')
      .selectAll()
      .where('country', '=', site.country)
      .where('name', '=', typed.trim().toUpperCase())
      .forUpdate()
      .executeTakeFirst()
    if (!row) return null
    const { name } = row
    const brand = everySite.find((one) => one.id === bought)?.brand
    const { used } = await db
      .selectFrom('order_parts as p')
      .innerJoin('orders as o', 'o.id', 'p.order_id')
      .select(({ fn }) => fn.countAll<number>().as('used'))
      .where(sql<SqlBool>`p.kind = 'coupon' and p.details ->> 'coupon' = ${name}`)
      .where('o.country', '=', row.country)
      .where('o.holds_unit', '=', true)
      .where('o.id', '<>', id)
      .executeTakeFirstOrThrow()
    return {
      name,
      gone: goneOf(row, used, { day: today({ site, now }), brand }),
      needsDownPayment: row.needs_down_payment,
      amountCents: Math.min(row.amount_cents, total_cents),
    }
  },
}
