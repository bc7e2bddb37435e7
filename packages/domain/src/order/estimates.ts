import type { Day } from '../date.ts'
import { type Refusal, refuse } from '../refusal.ts'
import type { DeliveryPlan } from './delivery-plan.ts'
import type { Assignee } from './queues.ts'
import type { Stage } from './stages.ts'

/** Why an estimate is what it is. */
export const ESTIMATE_REASONS = [
  'first',
  'stageReached',
  'productionDelay',
  'transportDelay',
  'documentsPending',
  'contractPending',
  'paymentPending',
  'approvalDelay',
  'dealerDelay',
  'earlier',
  'other',
] as const
export type EstimateReason = (typeof ESTIMATE_REASONS)[number]

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

/** The promise that stands. */
export type Promised = {
  readonly earliestOn: Day
  readonly latestOn: Day
  /** Made by a person: nobody but a person changes it. */
  readonly isPersons: boolean
}

/**
 * Takes the promise that stands and what can be expected now; returns why the promise has to change, null while it holds: the plan
 * ends no later, or a person made it. It becomes earlier only where the whole of it lies behind the new latest day.
 */
export function changeOfPromise(
  promised: Promised,
  { latestOn }: Pick<DeliveryPlan, 'latestOn'>,
  slip: EstimateReason,
): EstimateReason | null {
  if (promised.isPersons) return null
  if (latestOn > promised.latestOn) return slip
  return latestOn < promised.earliestOn ? 'earlier' : null
}

const SLIPS: Readonly<Record<Stage, EstimateReason>> = {
  // Who has paid sends papers next.
  reservation: 'documentsPending',
  approval: 'approvalDelay',
  contract: 'contractPending',
  production: 'productionDelay',
  shipping: 'transportDelay',
  payment: 'paymentPending',
  delivery: 'dealerDelay',
}
const UNPAID: readonly string[] = ['PRE_RESERVE', 'BILLET_PAYMENT']

/** Where an order waited: its stage, its status and who had to act. */
export type Waited = { readonly stage: Stage; readonly status: string; readonly waitsOn: Assignee | null }

/** Takes where an order waited too long; returns the reason. */
export function slipReason({ stage, status, waitsOn }: Waited): EstimateReason {
  if (UNPAID.includes(status)) return 'paymentPending'
  return stage === 'approval' && waitsOn === 'customer' ? 'documentsPending' : SLIPS[stage]
}
