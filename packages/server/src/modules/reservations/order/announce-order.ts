import type { Ctx } from '../../../platform/http/ctx.ts'
import { keepOrderState } from './state.ts'

/**
 * What every write that changes a fact of an order ends with: where the desk finds it follows in the same transaction, and
 * who watches it, in every process, is told once that is committed.
 */
export function announceOrder(ctx: Ctx, orderId: string): void {
  const noun = nounOfOrder(orderId)
  ctx.announce(noun)
  ctx.beforeCommit(noun, (inside) => keepOrderState(inside, orderId))
}

/** Of whom this process and all others hear. */
export const nounOfOrder = (orderId: string): string => `order ${orderId}`
