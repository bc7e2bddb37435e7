import { deliveryPlan, type UnitStanding } from '@volante/domain/order/delivery-plan'
import type { Ctx } from '../../platform/http/ctx.ts'
import { today } from '../../platform/sites/today.ts'

/** Takes where a car is; returns the earliest and the latest day of its delivery, were it reserved today: what its order promises first. */
export function deliveryDays(ctx: Ctx, unit: UnitStanding) {
  const { country } = ctx.site
  const { earliestOn, latestOn } = deliveryPlan({ stage: 'reservation', today: today(ctx), unit, country })
  return { earliestOn, latestOn }
}
