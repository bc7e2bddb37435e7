import type { Ctx } from '../../../platform/http/ctx.ts'
import type { ListedOrder } from './load-order.ts'
import { keepOrderState } from './state.ts'

/**
 * What every write that changes a fact of an order ends with: where the desk finds it follows in the same transaction, and
 * who watches it, in every process, is told once that is committed. An order that is known as the write leaves it is
 * not read again.
 */
export function announceOrder(ctx: Ctx, orderId: string, known?: ListedOrder): void {
  const noun = nounOfOrder(orderId)
  ctx.announce(noun)
  ctx.beforeCommit(noun, (inside) => keepOrderState(inside, orderId, known))
}

/** Of whom this process and all others hear. */
export const nounOfOrder = (orderId: string): string => `order ${orderId}`
