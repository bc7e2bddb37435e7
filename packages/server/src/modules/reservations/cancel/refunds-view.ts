import type { OrderRefund } from '@volante/contract/order-shapes'
import { refundTerms } from '@volante/domain/order/cancellation'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { today } from '../../../platform/sites/today.ts'
import type { FullOrder } from '../order/load-order.ts'

/** Everything that goes or went back: what was ordered here, and payments that came late, twice or wrong. */
export function refundsView(ctx: Ctx, { order, refunds, charges }: FullOrder): OrderRefund[] {
  const ordered = refunds.map((row) => ({
    id: row.id,
    amount: row.amount_cents,
    method: row.method,
    state: row.state,
    at: row.created_at.toISOString(),
    expectedOn: row.expected_on,
    reason: row.reason,
  }))
  const known = new Set(refunds.map(({ refund_id }) => refund_id))
  const others = charges.flatMap((charge) =>
    charge.refunds
      .filter(({ id }) => !known.has(id))
      .map(({ id, amountCents: amount, state, createdAt }) => {
        const { method, expectedOn } = refundTerms(
          charge.kind,
          today({ site: ctx.site, now: createdAt }),
          order.country,
        )
        return { id, amount, method, state, at: createdAt.toISOString(), expectedOn, reason: null }
      }),
  )
  return [...ordered, ...others]
}
