import type { Ctx } from '../../../platform/http/ctx.ts'
import { fullOrder } from '../order/load-order.ts'
import { remindedOf } from '../order/remind-later.ts'
import { stateOf } from '../order/state.ts'
import { writeToBuyer } from './order-letter.ts'

/** The job of that day: one letter where the order still waits for it, none where it was done. */
export async function writeReminder(ctx: Ctx, orderId: string, status: string): Promise<void> {
  const full = await fullOrder(ctx.db, orderId, null)
  const action = remindedOf(status)
  const open = full ? stateOf(full).actions : []
  if (!full?.order.is_open || full.order.status !== status || !action || !open.includes(action)) return
  await writeToBuyer(ctx, full, {
    cause: `reminder ${orderId} ${status}`,
    text: 'order.mail.reminder',
    values: { what: action, action: ctx.text(`order.action.${action}`) },
  })
}
