import { isOrderEnd } from '@volante/domain/order/transitions'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { type Charge, chargesOfOrder } from '../../payments/api.ts'
import { eventsOf, type OrderRow } from '../order/order-row.ts'
import { isEndedByPix, PIX_OVER } from '../order/pix-over.ts'

type Processing = 'PROCESSING' | 'SUCCESS' | 'FAILED'

const PROCESSING_OF: Readonly<Record<Charge['state'], Processing>> = {
  created: 'PROCESSING',
  pending: 'PROCESSING',
  paid: 'SUCCESS',
  refused: 'FAILED',
  expired: 'FAILED',
  cancelled: 'FAILED',
  refunding: 'FAILED',
  refunded: 'FAILED',
}

/** How an order's latest payment stands, with the text to show. */
export async function processingOf(ctx: Ctx, order: OrderRow): Promise<{ state: Processing; message: string | null }> {
  if (order.status === 'EXPIRED') return { state: 'FAILED', message: ctx.text('reservation.orderAgain') }
  if (isEndedByPix(order, await eventsOf(ctx.db, order.id))) return { state: 'FAILED', message: ctx.text(PIX_OVER) }
  const latest = (await chargesOfOrder(ctx.db, order.id)).at(-1)
  if (latest) return { state: PROCESSING_OF[latest.state], message: latest.refusal && ctx.text(latest.refusal) }
  const isOver = isOrderEnd(order.status)
  return { state: isOver ? 'FAILED' : 'PROCESSING', message: null }
}
