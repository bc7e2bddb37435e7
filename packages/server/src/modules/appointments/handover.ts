import type { AppointmentBody } from '@volante/contract/scheduler'
import type { Ctx } from '../../platform/http/ctx.ts'
import { lockOrder } from '../reservations/api.ts'
import type { Dealer } from './calendar.ts'
import { type AppointmentRow, openHandover } from './queries.ts'

/** In a booking: refuses (404) a hand-over that is not of an own order at its dealer, and (409) as `checkCollected`. */
export async function checkHandover(ctx: Ctx, dealer: Dealer, { orderId }: Pick<AppointmentBody, 'orderId'>) {
  const order = orderId && ctx.user ? await lockOrder(ctx.db, orderId) : undefined
  if (!order || order.account_id !== ctx.user?.id || order.dealer_code !== dealer.dealerCode)
    throw ctx.fail('request.notFound')
  await checkCollected(ctx, order.id)
}

/** In a move: a car is collected where it stands (404 elsewhere); refuses (409) as `checkCollected`. */
export async function checkMoved(ctx: Ctx, { id, dealer_code: code, order_id: orderId }: AppointmentRow, to: Dealer) {
  if (to.dealerCode !== code) throw ctx.fail('request.notFound')
  if (orderId) await checkCollected(ctx, orderId, id)
}

/** Refuses (409) a car that is not at the dealer to be collected, and one whose hand-over is arranged already. Who arranges it at the same time waits. */
async function checkCollected(ctx: Ctx, orderId: string, except?: string): Promise<void> {
  const order = await lockOrder(ctx.db, orderId)
  const open = await openHandover(ctx.db, orderId).executeTakeFirst()
  if (order?.status !== 'AT_DEALER' || (open && open.id !== except)) throw ctx.fail('appointment.state')
}
