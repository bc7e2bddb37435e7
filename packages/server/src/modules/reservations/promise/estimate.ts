import type { Day } from '@volante/domain/date'
import { type DeliveryPlan, deliveryPlan, planUntil } from '@volante/domain/order/delivery-plan'
import {
  changeOfPromise,
  type EstimateReason,
  estimateRefusal,
  type Promised,
  slipReason,
} from '@volante/domain/order/estimates'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { today } from '../../../platform/sites/today.ts'
import { estimatesOf, type EstimateRow, type OrderRow } from '../order/order-row.ts'

export interface PersonsPromise {
  readonly deliveryOn: Day
  readonly reason: EstimateReason
  readonly note?: string | null | undefined
  readonly actorId: string
}

/** Takes a locked order and the day a person promises; keeps it beside the earlier ones, or refuses (409) why not. It stands until a person changes it. */
export async function keepEstimate(ctx: Ctx, order: OrderRow, promise: PersonsPromise): Promise<void> {
  const { deliveryOn, reason, note = null, actorId } = promise
  const history = (await estimatesOf(ctx.db, order.id)).map((row) => ({
    deliveryOn: row.delivery_on,
    madeAt: row.made_at,
    reason: row.reason,
  }))
  const refusal = estimateRefusal(history, { deliveryOn, madeAt: ctx.now, reason })
  if (refusal) throw ctx.fail(refusal)
  await insertEstimate(ctx, order, { plan: planUntil(planOf(ctx, order), deliveryOn), reason, note, actorId })
}

/**
 * Takes a locked order as it stands now, as it was while it waited, and at least how many business days it takes more; changes the
 * promise, with its reason, where it cannot hold any more, and returns whether it did.
 */
export async function reviewPromise(
  ctx: Ctx,
  order: OrderRow,
  { stage, status, waits_on: waitsOn }: OrderRow,
  atLeast = 0,
): Promise<boolean> {
  const last = (await estimatesOf(ctx.db, order.id)).at(-1)
  const plan = planOf(ctx, order, atLeast)
  const reason = last ? changeOfPromise(promised(last), plan, slipReason({ stage, status, waitsOn })) : 'first'
  if (reason) await insertEstimate(ctx, order, { plan, reason, note: null, actorId: null })
  return reason !== null
}

const planOf = (ctx: Ctx, order: OrderRow, atLeast = 0): DeliveryPlan =>
  deliveryPlan({
    stage: order.stage,
    today: today(ctx),
    unit: { place: order.unit_place, readyOn: order.unit_ready_on },
    country: order.country,
    atLeast,
  })

const promised = ({ delivery_on: latestOn, delivery_from, actor_id }: EstimateRow): Promised => ({
  earliestOn: delivery_from ?? latestOn,
  latestOn,
  isPersons: actor_id !== null,
})

interface NewEstimate {
  readonly plan: DeliveryPlan
  readonly reason: EstimateReason
  readonly note: string | null
  readonly actorId: string | null
}

/** The buyer is told of every change; a contract that waits for its signature is printed anew with the new days. */
async function insertEstimate(ctx: Ctx, order: OrderRow, { plan, reason, note, actorId }: NewEstimate): Promise<void> {
  const { id: estimateId } = await ctx.db
    .insertInto('order_estimates')
    .values({
      order_id: order.id,
      delivery_from: plan.earliestOn,
      delivery_on: plan.latestOn,
      plan: JSON.stringify(plan.stages),
      reason,
      note,
      made_at: ctx.now,
      actor_id: actorId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: orderId, site } = order
  if (reason !== 'first') await ctx.enqueue('orders.estimate-changed', { site, orderId, estimateId })
  if (order.reached === 'SIGN_CONTRACT') await ctx.enqueue('documents.contract', { site, orderId })
}
