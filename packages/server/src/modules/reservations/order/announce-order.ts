import type { Ctx } from '../../../platform/http/ctx.ts'

const NOUN = 'order '

/** Tells who watches an order, in every process, that it changed, once the transaction is committed. */
export const announceOrder = (ctx: Ctx, orderId: string): void => ctx.announce(`${NOUN}${orderId}`)

/** Takes a noun that changed; returns the order it names, null when it names none. */
export const orderOfNoun = (noun: string): string | null => (noun.startsWith(NOUN) ? noun.slice(NOUN.length) : null)
