import type { Ctx } from '../../../platform/http/ctx.ts'

/** Queues the look at an order when its time ends. */
export async function enqueueExpiry(ctx: Ctx, orderId: string, site: string, at: Date | null): Promise<void> {
  if (at) await ctx.enqueue('orders.expire', { site, orderId }, { at })
}
