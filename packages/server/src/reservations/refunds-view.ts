import type { OrderRefund } from '@volante/contract/order-shapes'
import { refundTerms } from '@volante/domain/order/cancellation'
import type { Ctx } from '../http/ctx.ts'
import { type Charge, refundsOfCharge } from '../payments/api.ts'
import { today } from '../pricing/api.ts'
import type { WholeOrder } from './load-order.ts'

/** Everything that goes or went back: what was ordered here, and payments that came late, twice or wrong. */
export async function refundsView(
  ctx: Ctx,
  { refunds }: WholeOrder,
  charges: readonly Charge[],
): Promise<OrderRefund[]> {
  const ordered = refunds.map((row) => ({
    id: row.id,
    amount: row.amount_cents,
    method: row.method,
    state: row.state,
    at: row.created_at.toISOString(),
    expectedOn: row.expected_on,
  }))
  const known = new Set(refunds.map(({ refund_id }) => refund_id))
  const others: OrderRefund[] = []
  for (const charge of charges.filter(({ refundCents }) => refundCents > 0)) {
    for (const { id, amountCents: amount, state, createdAt } of await refundsOfCharge(ctx, charge.id)) {
      if (known.has(id)) continue
      const { method, expectedOn } = refundTerms(charge.kind, today({ site: ctx.site, now: createdAt }))
      others.push({ id, amount, method, state, at: createdAt.toISOString(), expectedOn })
    }
  }
  return [...ordered, ...others]
}
