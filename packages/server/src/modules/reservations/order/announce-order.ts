import type { Ctx } from '../../../platform/http/ctx.ts'
import { keepOrderState } from './state.ts'

const NOUN = 'order '

/**
 * What every write that changes a fact of an order ends with: where the desk finds it follows in the same transaction, and
 * who watches it, in every process, is told once that is committed.
 */
export function announceOrder(ctx: Ctx, orderId: string): void {
  const noun = `${NOUN}${orderId}`
  ctx.announce(noun)
  ctx.beforeCommit(noun, (inside) => keepOrderState(inside, orderId))
}

/** Takes a noun that changed; returns the order it names, null when it names none. */
export const orderOfNoun = (noun: string): string | null => (noun.startsWith(NOUN) ? noun.slice(NOUN.length) : null)
