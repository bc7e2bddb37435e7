import type { DealerReach } from '@volante/domain/policy/held-scopes'
import { sql } from 'kysely'
import { dealerCodesWithin } from '../../dealers/api.ts'
import { isOneOf } from '../../../platform/db/is-one-of.ts'
import type { Ctx, SignedInCtx } from '../../../platform/http/ctx.ts'
import { jobFrom } from '../../../platform/jobs/job-from.ts'
import { lockOrder } from '../order/order-row.ts'
import { continueOrder } from '../order/record-event.ts'

const MOST = 500

const ORDER = `jsonb_build_object('site', site, 'orderId', id)`
const STEPS = jobFrom('looked_at', 'orders.continue', ORDER)
const CHARGES = jobFrom(
  '(select looked_at.site, charges.id from looked_at join charges on charges.order_id = looked_at.id) as charged',
  'orders.charge-changed',
  `jsonb_build_object('site', site, 'chargeId', id)`,
)
const TIMERS = jobFrom(
  'looked_at where left_over is not null',
  'orders.expire',
  ORDER,
  `now() + greatest(left_over, interval '0')`,
)

/**
 * Takes a campaign; puts its open orders within the reach up for another look at their charges, timers and next steps,
 * all in one statement whatever their number, and returns them as they stand. Each look is a job of its own and does
 * nothing where all is well.
 */
export async function reprocessCampaign(ctx: SignedInCtx, campaignId: string, reach: DealerReach | 'all') {
  const { db, now } = ctx
  const codes = await dealerCodesWithin(ctx, reach)
  return db
    .with('looked_at', (query) =>
      query
        .selectFrom('orders')
        .select(['id', 'site', 'number', 'status'])
        .select(sql<unknown>`expires_at - ${now}::timestamptz`.as('left_over'))
        .where('campaign_id', '=', campaignId)
        .where('is_open', '=', true)
        .$if(codes !== 'all', (one) => one.where(isOneOf('dealer_code', codes === 'all' ? [] : codes)))
        .orderBy('id')
        .limit(MOST),
    )
    .with('steps', () => sql<object>`(${sql.raw(STEPS)})`)
    .with('charged', () => sql<object>`(${sql.raw(CHARGES)})`)
    .with('timers', () => sql<object>`(${sql.raw(TIMERS)})`)
    .selectFrom('looked_at')
    .select(['id', 'number', 'status'])
    .orderBy('id')
    .execute()
}

/** The job of one order that is looked at again: takes every step that is due by itself. */
export function lookAgain(ctx: Ctx, orderId: string): Promise<void> {
  return ctx.inTransaction(async (inside) => {
    const order = await lockOrder(inside.db, orderId)
    if (order?.is_open) await continueOrder(inside, order)
  })
}
