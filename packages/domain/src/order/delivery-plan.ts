import { addDays, type Day, daysBetween } from '../date.ts'
import { addBusinessDays, businessDayFrom } from '../payment/bank-calendar.ts'
import type { Country } from '../vocabulary.ts'
import { STAGES, type Stage } from './stages.ts'
import { stagesOfPlace, type UnitPlace } from './unit-place.ts'

export type UnitStanding = {
  readonly place: UnitPlace
  /** The day a car in transit is expected at the dealer, and one in production off the line; null where nobody said. */
  readonly readyOn: Day | null
}

/** Fewest and most business days. */
type Span = readonly [fewest: number, most: number]

const USUAL: Readonly<Record<Stage, Span>> = {
  reservation: [0, 1],
  approval: [1, 3],
  contract: [1, 2],
  production: [10, 20],
  shipping: [4, 10],
  payment: [1, 3],
  delivery: [1, 4],
}
const INVOICE_ONLY: Span = [1, 2]

const OWN: Readonly<Record<UnitPlace, Partial<Readonly<Record<Stage, Span>>>>> = {
  dealer: { shipping: INVOICE_ONLY },
  yard: {},
  transit: { shipping: INVOICE_ONLY },
  production: {},
  order: { production: [25, 45] },
}
/** The stage that waits for the day a car is ready. */
const WAITING: Partial<Readonly<Record<UnitPlace, Stage>>> = { transit: 'shipping', production: 'production' }
export type PlannedStage = { readonly stage: Stage; readonly startsOn: Day; readonly endsOn: Day }

/** What a buyer may count on: the earliest and the latest day of the delivery, and each stage to come, the last of which ends on the latest day. */
export type DeliveryPlan = {
  readonly earliestOn: Day
  readonly latestOn: Day
  readonly stages: readonly PlannedStage[]
}

export type Standing = {
  readonly stage: Stage
  readonly today: Day
  readonly unit: UnitStanding
  /** Whose business days count. */
  readonly country: Country
  /** The stage the order is in takes at least so many business days more. */
  readonly atLeast?: number
}

/** Takes where an order and its car stand today; returns the stages that remain, the present one included, with their days. */
export function deliveryPlan(standing: Standing): DeliveryPlan {
  const soonest = forward(standing, 0)
  const stages = forward(standing, 1)
  return { earliestOn: endOf(soonest), latestOn: endOf(stages), stages }
}

/**
 * Takes a plan and the day a person promised; returns the plan that ends on it: the first stage to come gets the time that is over,
 * and what does not fit ends with the delivery.
 */
export function planUntil({ stages, latestOn }: DeliveryPlan, promisedOn: Day): DeliveryPlan {
  const later = daysBetween(latestOn, promisedOn)
  const fitted = stages.map((one, at) => ({
    stage: one.stage,
    startsOn: later > 0 && at > 0 ? addDays(one.startsOn, later) : earlier(one.startsOn, promisedOn),
    endsOn: later > 0 ? addDays(one.endsOn, later) : earlier(one.endsOn, promisedOn),
  }))
  const last = fitted.at(-1)
  const exact = last ? [...fitted.slice(0, -1), { ...last, endsOn: promisedOn }] : []
  return { earliestOn: promisedOn, latestOn: promisedOn, stages: exact }
}

function forward({ stage, today, unit, country, atLeast = 0 }: Standing, which: 0 | 1): PlannedStage[] {
  const own = stagesOfPlace(unit.place)
  const remaining = STAGES.slice(STAGES.indexOf(stage)).filter((one) => one === stage || own.includes(one))
  let startsOn = today
  return remaining.map((one) => {
    const days = Math.max(spanOf(unit, one)[which], one === stage ? atLeast : 0)
    const worked = addBusinessDays(startsOn, days, country)
    const ready = WAITING[unit.place] === one && unit.readyOn ? businessDayFrom(unit.readyOn, country) : worked
    const endsOn = ready > worked ? addBusinessDays(ready, which * GRACE_DAYS, country) : worked
    const planned = { stage: one, startsOn, endsOn }
    startsOn = endsOn
    return planned
  })
}

/** A carrier's or a factory's day is met within these business days. */
const GRACE_DAYS = 2
/** A car whose day off the line is known has no more than its tests before it. */
const TESTS: Span = [1, 3]

function spanOf({ place, readyOn }: UnitStanding, stage: Stage): Span {
  if (place === 'production' && stage === 'production' && readyOn) return TESTS
  return OWN[place][stage] ?? USUAL[stage]
}

const endOf = (stages: readonly PlannedStage[]): Day => stages.at(-1)?.endsOn ?? ''

const earlier = (one: Day, other: Day): Day => (one < other ? one : other)
