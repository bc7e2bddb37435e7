import type { SignedInCtx } from '../http/ctx.ts'
import { dealerCodesInScope } from '../dealers/api.ts'
import { isOneOf } from '../db/is-one-of.ts'
import { chargesOfOrder } from '../payments/api.ts'
import { announceOrder } from './announce-order.ts'
import { lockOrder } from './order-row.ts'
import { continueOrder } from './record-event.ts'
import { enqueueExpiry } from './expiry-timer.ts'

const MOST = 500

/** Takes a campaign; looks again at the charges, timers and next steps of its open orders in the caller's scope and answers them. Each look does nothing where all is well. */
export async function reprocessCampaign(ctx: SignedInCtx, campaignId: string) {
  const codes = await dealerCodesInScope(ctx, 'reservations.reprocess')
  const rows = await ctx.db
    .selectFrom('orders')
    .select(['id', 'site'])
    .where('campaign_id', '=', campaignId)
    .where('is_open', '=', true)
    .$if(codes !== 'all', (query) => query.where(isOneOf('dealer_code', codes === 'all' ? [] : codes)))
    .orderBy('id')
    .limit(MOST)
    .execute()
  const answers = []
  for (const { id, site } of rows) {
    const order = await lockOrder(ctx.db, id)
    if (!order) continue
    for (const charge of await chargesOfOrder(ctx.db, id))
      await ctx.enqueue('orders.charge-changed', { site, chargeId: charge.id })
    await enqueueExpiry(ctx, id, site, order.expires_at)
    const { number, status } = await continueOrder(ctx, order)
    announceOrder(ctx, id)
    answers.push({ id, number, status })
  }
  return answers
}
