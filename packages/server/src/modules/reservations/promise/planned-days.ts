import type { Day } from '@volante/domain/date'
import type { PlannedStage } from '@volante/domain/order/delivery-plan'
import { stagesOfPlace } from '@volante/domain/order/unit-place'
import type { Stage } from '@volante/domain/order/stages'
import type { Timeline, TimelineStage } from '@volante/domain/order/timeline'
import type { EstimateRow, OrderRow } from '../order/order-row.ts'

export interface PlannedDays {
  /** Those the order goes through: what its car has behind it is left out. */
  readonly stages: readonly TimelineStage[]
  /** The present stage and those to come, as they were promised last; none of an order that is over. */
  readonly planned: ReadonlyMap<Stage, PlannedStage>
  readonly next: PlannedStage | null
}

/** Takes an order, its promises, its timeline and today; returns the days of its stages. They are those of the promise: time going by moves none of them. */
export function plannedDays(
  { unit_place }: OrderRow,
  estimates: readonly EstimateRow[],
  { stages, currentStage, isEnded }: Timeline,
  today: Day,
): PlannedDays {
  const own = stagesOfPlace(unit_place)
  const shown = stages.filter(({ stage, entries }) => own.includes(stage) || entries.length > 0)
  const order = shown.map(({ stage }) => stage)
  const position = order.indexOf(currentStage)
  const ahead = order.slice(position)
  const plan = isEnded ? [] : (estimates.at(-1)?.plan ?? [])
  // A stage that has not begun begins today at the earliest.
  const planned = plan
    .filter(({ stage }) => ahead.includes(stage))
    .map(({ stage, startsOn, endsOn }) => ({ stage, startsOn: later(startsOn, today), endsOn: later(endsOn, today) }))
  return {
    stages: shown,
    planned: new Map(planned.map((one) => [one.stage, one])),
    next: planned.find(({ stage }) => stage === ahead[1]) ?? null,
  }
}

const later = (one: Day, other: Day): Day => (one > other ? one : other)
