import { DAY_MS } from '@volante/domain/duration'
import type { CustomerAction } from '@volante/domain/order/stages'
import type { Ctx } from '../../../platform/http/ctx.ts'
import type { OrderRow } from './order-row.ts'

/** What a buyer is reminded of once, and the status in which it is open. */
const REMINDED: Readonly<Record<string, CustomerAction>> = {
  RESERVE: 'uploadDocuments',
  ANTI_FRAUD: 'takeSelfie',
  SIGN_CONTRACT: 'signContract',
}

export const remindedOf = (status: string): CustomerAction | undefined => REMINDED[status]

/** Takes an order that has just got a status; reminds its buyer, days later, of what it asks for. */
export async function remindLater(ctx: Ctx, { id, site }: OrderRow, status: string): Promise<void> {
  if (!REMINDED[status]) return
  const at = new Date(ctx.now.getTime() + ctx.settings.REMINDER_DAYS * DAY_MS)
  await ctx.enqueue('orders.remind', { site, orderId: id, status }, { at })
}
