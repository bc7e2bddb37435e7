import { type OpenDay, openDaysAfter } from '@volante/domain/places/open-days'
import type { Day } from '@volante/domain/date'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { today } from '../../../platform/sites/today.ts'
import { dealerByKey } from '../../dealers/api.ts'
import type { OrderRow } from '../order/order-row.ts'

type Returned = Pick<OrderRow, 'status' | 'dealer_code' | 'country' | 'return_on'>

/** When a withdrawn car is brought back, and the days its dealer is open for that; null where no car goes back. */
export async function carReturn(ctx: Ctx, order: Returned): Promise<{ on: Day | null; days: OpenDay[] } | null> {
  if (order.status !== 'WITHDRAWN') return null
  return { on: order.return_on, days: await daysFor(ctx, order) }
}

async function daysFor(ctx: Ctx, { dealer_code, country }: Returned): Promise<OpenDay[]> {
  const dealer = await dealerByKey(ctx.db, dealer_code)
  return openDaysAfter(dealer?.openingPeriods ?? [], country, today(ctx))
}

/** Takes a locked order whose car goes back and a day; keeps it, tells the buyer and returns whether the dealer is open then. Refuses (409) any other order. */
export async function keepReturnDay(ctx: Ctx, order: OrderRow, on: Day): Promise<boolean> {
  if (order.status !== 'WITHDRAWN') throw ctx.fail('order.state', { status: order.status })
  if (!(await daysFor(ctx, order)).some(({ day }) => day === on)) return false
  if (order.return_on === on) return true
  await ctx.db.updateTable('orders').set({ return_on: on, changed_at: ctx.now }).where('id', '=', order.id).execute()
  await ctx.enqueue('orders.return-day', { site: order.site, orderId: order.id, on })
  return true
}
