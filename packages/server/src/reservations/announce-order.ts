import type { Ctx } from '../http/ctx.ts'

const NOUN = 'order '

/** Tells every process that an order changed, once the transaction is committed. */
export const announceOrder = (ctx: Ctx, orderId: string): Promise<void> => ctx.changed(`${NOUN}${orderId}`)

/** Takes a noun that changed; answers the order it names, null when it names none. */
export const orderOfNoun = (noun: string): string | null => (noun.startsWith(NOUN) ? noun.slice(NOUN.length) : null)
