import { isProvenAt } from '@volante/domain/order/line'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { enqueueExpiry } from '../order/expiry-timer.ts'
import { type OrderRow, partsOf } from '../order/order-row.ts'

const PAY_AGAIN_MS = 86_400_000

/**
 * A deposit that went back whole, at the bank or by a person, or that a bank no longer pays, is awaited again for a day; then the car
 * is let go. Past the approval of papers and photo a person decides.
 */
export async function awaitDepositAgain(ctx: Ctx, order: OrderRow): Promise<void> {
  const isPaid = (await partsOf(ctx.db, order.id)).some(
    ({ purpose, is_paid, amount_cents }) => purpose === 'deposit' && is_paid && amount_cents > 0,
  )
  const isOver = !order.is_open || order.status === 'REQUESTED_CANCELLATION'
  if (isPaid || isOver || order.deposit_returned_at || isProvenAt(order.reached)) return
  const expires_at = new Date(ctx.now.getTime() + PAY_AGAIN_MS)
  await ctx.db
    .updateTable('orders')
    .set({ deposit_returned_at: ctx.now, expires_at, changed_at: ctx.now })
    .where('id', '=', order.id)
    .execute()
  await enqueueExpiry(ctx, order.id, order.site, expires_at)
}
