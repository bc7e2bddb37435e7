import type { Ctx } from '../../../platform/http/ctx.ts'
import { refundsOfCharge } from '../../payments/api.ts'

/** What went back of a charge without anybody asking for it: money that came when its order wanted none any more. */
export async function strayRefunds(ctx: Ctx, orderId: string, chargeId: string) {
  const done = (await refundsOfCharge(ctx, chargeId)).filter(({ state }) => state === 'done')
  if (done.length === 0) return []
  const asked = await ctx.db
    .selectFrom('order_refunds')
    .select('refund_id')
    .where('order_id', '=', orderId)
    .where('refund_id', 'is not', null)
    .execute()
  return done.filter(({ id }) => !asked.some(({ refund_id }) => refund_id === id))
}
