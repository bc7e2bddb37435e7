import { sql, type SqlBool } from 'kysely'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { today } from '../../../platform/sites/today.ts'
import { announceOrder } from './announce-order.ts'
import { reviewPromise } from './estimate.ts'
import { estimatesOf, lockOrder } from './order-row.ts'

/** A slip gives the stage at least so many business days more: a buyer hears of another day once a week at most. */
const LEAST_DAYS = 5

/** Once a day: each open order whose stage may have outlasted its plan is looked at in a job of its own. */
export async function findSlips(ctx: Ctx): Promise<void> {
  const yesterday = new Date(ctx.now.getTime() - 86_400_000)
  const orders = await ctx.db
    .selectFrom('orders as o')
    .innerJoin('order_estimates as e', 'e.order_id', 'o.id')
    .select(['o.id', 'o.site'])
    .where('o.is_open', '=', true)
    .where('o.reached', '!=', 'PRE_RESERVE')
    .where('o.status', '!=', 'REQUESTED_CANCELLATION')
    .where('e.actor_id', 'is', null)
    .where(sql<SqlBool>`e.id = (select max(id) from order_estimates where order_id = o.id)`)
    .where(sql<SqlBool>`jsonb_path_exists(e.plan, '$[*] ? (@.stage == $stage && @.endsOn <= $day)',
      jsonb_build_object('stage', o.stage, 'day', to_char(${yesterday}::timestamptz, 'YYYY-MM-DD')))`)
    .execute()
  for (const { id, site } of orders) await ctx.enqueue('orders.slip', { site, orderId: id })
}

/** The job of an order whose stage took longer: its promise is made anew, with the reason, where the planned day of the stage is over. */
export function reviewSlip(ctx: Ctx, orderId: string): Promise<void> {
  return ctx.inTransaction(async (inside) => {
    const order = await lockOrder(inside.db, orderId)
    if (!order?.is_open || order.status === 'REQUESTED_CANCELLATION') return
    const plan = (await estimatesOf(inside.db, orderId)).at(-1)?.plan ?? []
    const planned = plan.find(({ stage }) => stage === order.stage)
    if (!planned || planned.endsOn >= today(inside)) return
    if (await reviewPromise(inside, order, order, LEAST_DAYS)) announceOrder(inside, orderId)
  })
}
