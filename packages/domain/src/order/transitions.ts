import { isOneOf } from '../choice.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { ORDER_TIMELINE_STEPS, type OrderTimelineStep } from '../status.ts'
import { needsCar } from './assignment.ts'
import { type Actor, isDepositAwaited, LINE, type LineStep, type OrderFacts, pathOf, positionOf } from './line.ts'
import { RESERVATION_STATUS_ON_TIMELINE } from './older-status.ts'

/**
 * The 35 statuses of the timeline, the end of an order nobody paid (spec platform §4: orderExpiredState), and the two of a
 * delivered car that is given back by right of withdrawal (CDC art. 49, Ley 24.240 art. 34): asked for, and the car is here.
 */
export const ORDER_STATUSES = [...ORDER_TIMELINE_STEPS, 'EXPIRED', 'WITHDRAWN', 'RETURNED'] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** The purchase is over there; a cancelled order may be reactivated (O-12), a delivered car given back by right. */
export const ORDER_ENDS: readonly OrderStatus[] = ['DELIVERED', 'CANCELLED', 'EXPIRED', 'WITHDRAWN', 'RETURNED']

/** Takes any code; returns whether a purchase is over at it. */
export const isOrderEnd = (code: string): boolean => ORDER_ENDS.some((end) => end === orderStatusOf(code))

const ANY_TIME = ['CANCELLED', 'REQUESTED_CANCELLATION'] as const
const AFTER_OFF_LINE: Readonly<Record<string, readonly OrderStatus[]>> = {
  DELIVERED: ['WITHDRAWN'],
  WITHDRAWN: ['RETURNED'],
  RETURNED: [],
  EXPIRED: [],
  CANCELLED: ['REACTIVATED_ORDER'],
  REQUESTED_CANCELLATION: ['CANCELLED', 'REACTIVATED_ORDER'],
}
const REPORTERS: readonly Actor[] = ['platform', 'bank', 'dealer', 'factory']

/** Takes any code; returns the timeline status it stands for (the older ones are mapped, O-15), null when unknown. */
export function orderStatusOf(code: string): OrderStatus | null {
  if (isOneOf(ORDER_STATUSES, code)) return code
  if (code === 'expired') return 'EXPIRED'
  return RESERVATION_STATUS_ON_TIMELINE.get(code) ?? null
}

/** Takes an order's codes, oldest first; returns the last that lies on the line: where the order stands, null at first. */
export function reachedOf(codes: readonly string[]): OrderTimelineStep | null {
  const last = codes.findLast((code) => positionOf(orderStatusOf(code)) >= 0)
  return last === undefined ? null : (LINE[positionOf(orderStatusOf(last))]?.status ?? null)
}

/**
 * Takes an order's facts, its status (null before the first) and where it stands on the line (`reachedOf`; itself unless
 * told); returns every status that may follow: the steps up to the next required one, EXPIRED while the deposit is
 * awaited, and both cancellations (O-12). Only a cancelled order, or one whose cancellation was asked for, is reactivated.
 * A reactivated order and one with an unknown status go on from where they stood.
 */
export function nextStatuses(
  facts: OrderFacts,
  status: string | null,
  reached: string | null = status,
): readonly OrderStatus[] {
  if (status === null) return ['PRE_RESERVE']
  const code = orderStatusOf(status)
  const after = code && AFTER_OFF_LINE[code]
  if (after) return after
  const stood = stoodAt(code, reached)
  const resumed = stood && positionOf(code) < 0 ? [stood] : []
  const expired: OrderStatus[] = stood && isDepositAwaited(facts, stood) ? ['EXPIRED'] : []
  return [...resumed, ...stepsAfter(facts, stood).map((step) => step.status), ...expired, ...ANY_TIME]
}

/** Takes a transition that is permitted; returns who may make it. An administrator may, except sign or order for a buyer. */
export function actorsOf(
  facts: OrderFacts,
  from: string | null,
  to: OrderStatus,
  reached: string | null = from,
): readonly Actor[] {
  const stood = from === null ? null : stoodAt(orderStatusOf(from), reached)
  if (to === 'PRE_RESERVE' && stood === null) return ['customer']
  if (to === 'EXPIRED') return ['platform']
  if (to === 'WITHDRAWN') return ['customer']
  if (to === 'RETURNED') return ['dealer', 'administrator']
  if (to === 'CANCELLED') return ['platform', 'administrator']
  if (to === 'REQUESTED_CANCELLATION') return ['customer', 'dealer', 'administrator']
  if (to === 'REACTIVATED_ORDER')
    return from === 'REQUESTED_CANCELLATION' ? ['customer', 'platform', 'administrator'] : ['platform', 'administrator']
  if (to === stood) return ['platform', 'administrator']
  if (stood === 'SIGN_CONTRACT') return ['customer']
  const writers = endersOf(facts, stood) ?? stepOf(to)?.by ?? []
  return [...writers.filter((one) => one !== 'administrator'), 'administrator']
}

export type TransitionBy = { readonly actor?: Actor; readonly reached?: string | null }

/**
 * Takes an order's facts, its status, the wanted one, who asks and where the order stands; refuses (409) what O-12 and the
 * line do not permit: an order that ended, a step passed, of another path, too early (`missing` names the required step:
 * the event may be kept and tried again), or not the asker's. A code nobody knows is taken from those who report (OT8).
 */
export function transitionRefusal(
  facts: OrderFacts,
  from: string | null,
  to: string,
  { actor, reached = from }: TransitionBy = {},
): Refusal | null {
  const values = { from: from ?? '', to }
  const target = orderStatusOf(to)
  const current = from === null ? null : orderStatusOf(from)
  if (target === null && !(current && ORDER_ENDS.includes(current)))
    return actor && REPORTERS.includes(actor) ? null : refuse('order.transition.unknown', values)
  if (target && nextStatuses(facts, from, reached).includes(target))
    return actor && !actorsOf(facts, from, target, reached).includes(actor)
      ? refuse('order.transition.notYours', values)
      : null
  if (current && AFTER_OFF_LINE[current]) return refuse('order.transition.ended', values)
  return whyNot(facts, stoodAt(current, reached), target, values)
}

function whyNot(
  facts: OrderFacts,
  stood: OrderTimelineStep | null,
  target: OrderStatus | null,
  values: { from: string; to: string },
): Refusal {
  const position = positionOf(target)
  if (position < 0 || position <= positionOf(stood)) return refuse('order.transition.passed', values)
  if (!pathOf(facts).some((step) => step.status === target)) return refuse('order.transition.otherPath', values)
  if (isWithoutCar(facts, target)) return refuse('order.transition.noCar', values)
  const missing = stepsAfter(facts, stood).at(-1)?.status ?? 'PRE_RESERVE'
  return refuse('order.transition.waits', { ...values, missing })
}

const isWithoutCar = ({ isCarMissing }: OrderFacts, status: string | null): boolean =>
  isCarMissing === true && needsCar(status)

/** The steps that may follow one: the optional ones and the first that is required, none that needs a car where there is none yet. */
function stepsAfter(facts: OrderFacts, stood: OrderTimelineStep | null): readonly LineStep[] {
  if (stood === null) return []
  const ahead = pathOf(facts).filter(({ status }) => positionOf(status) > positionOf(stood))
  const required = ahead.findIndex(({ isRequired }) => isRequired)
  const open = required < 0 ? ahead : ahead.slice(0, required + 1)
  return open.filter(({ status }) => !isWithoutCar(facts, status))
}

/** Who ends the wait of a step; nobody once the buyer pays another way and the step left the path. */
function endersOf(facts: OrderFacts, stood: OrderTimelineStep | null): readonly Actor[] | undefined {
  const step = pathOf(facts).find(({ status }) => status === stood)
  return step?.status === 'FINANCING_PAYMENT' && !facts.hasBank ? ['dealer'] : step?.endedBy
}

const stepOf = (status: string | null): LineStep | undefined => LINE[positionOf(status)]

function stoodAt(status: OrderStatus | null, reached: string | null): OrderTimelineStep | null {
  return stepOf(status)?.status ?? stepOf(reached === null ? null : orderStatusOf(reached))?.status ?? null
}
