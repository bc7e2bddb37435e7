import { addDays, type Day } from '../date.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { STAGES, type Stage } from './stages.ts'

/** Calendar days each stage takes; what the administrator sets replaces these. */
export const STAGE_DAYS: Readonly<Record<Stage, number>> = {
  reservation: 1,
  approval: 4,
  contract: 3,
  production: 30,
  shipping: 15,
  payment: 3,
  delivery: 5,
}

/** Why an estimate is what it is. */
export const ESTIMATE_REASONS = [
  'first',
  'stageReached',
  'productionDelay',
  'transportDelay',
  'documentsPending',
  'paymentPending',
  'earlier',
  'other',
] as const
export type EstimateReason = (typeof ESTIMATE_REASONS)[number]

export type EstimateDays = {
  /** Null when the order is in its last stage. */
  readonly nextStage: Stage | null
  readonly nextStageOn: Day
  readonly deliveryOn: Day
}

/**
 * Takes the stage an order is in, the day it began, today, and days a stage; returns the day of the next stage and of the
 * delivery. A stage that takes longer than planned is expected to end today at the earliest, never in the past.
 */
export function estimateOf(
  stage: Stage,
  startedOn: Day,
  today: Day,
  days: Readonly<Record<Stage, number>> = STAGE_DAYS,
): EstimateDays {
  const planned = addDays(startedOn, days[stage])
  const nextStageOn = planned > today ? planned : today
  const ahead = STAGES.slice(STAGES.indexOf(stage) + 1)
  const daysAhead = ahead.reduce((sum, one) => sum + days[one], 0)
  return { nextStage: ahead[0] ?? null, nextStageOn, deliveryOn: addDays(nextStageOn, daysAhead) }
}

/** One promise of the delivery day; the list only grows (OT3). */
export type Estimate = { readonly deliveryOn: Day; readonly madeAt: Date; readonly reason: EstimateReason }

/**
 * Takes an order's estimates, oldest first, and a new one; refuses a repeated day, a first one without the reason `first`
 * and a later one with it, and one made before the last.
 */
export function estimateRefusal(history: readonly Estimate[], next: Estimate): Refusal | null {
  const last = history.at(-1)
  if ((next.reason === 'first') !== (last === undefined)) return refuse('order.estimate.reason')
  if (!last) return null
  return next.madeAt < last.madeAt || next.deliveryOn === last.deliveryOn ? refuse('order.estimate.same') : null
}
