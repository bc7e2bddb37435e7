import { isBankStatus } from './bank-status.ts'
import { type OrderFacts, positionOf } from './line.ts'
import { type OrderTextKey, STAGES, type Stage, type StatusInfo, statusInfo } from './stages.ts'
import { isOrderEnd, nextStatuses, type OrderStatus, reachedOf } from './transitions.ts'

/** One entry of an order's append-only list. */
export type OrderEvent = { readonly status: string; readonly at: Date }

export type TimelineFacts = OrderFacts & { readonly lastVisit?: Date | null }

export type TimelineEntry = StatusInfo & {
  readonly at: Date
  /** Since the buyer's last visit (OT3). */
  readonly isNew: boolean
}

export type StageState = 'done' | 'current' | 'stopped' | 'skipped' | 'ahead'

export type TimelineStage = {
  readonly stage: Stage
  readonly title: OrderTextKey
  readonly state: StageState
  /** When it began; null when nothing of it was reported. */
  readonly startedAt: Date | null
  readonly endedAt: Date | null
  readonly isNew: boolean
  readonly entries: readonly TimelineEntry[]
}

export type Timeline = {
  readonly stages: readonly TimelineStage[]
  /** The last event, the bank's only while it decides; null before the first. */
  readonly current: TimelineEntry | null
  /** The bank's last word. */
  readonly bank: TimelineEntry | null
  readonly currentStage: Stage
  readonly isEnded: boolean
  /** The status expected next on the order's path; null at an end. */
  readonly next: OrderStatus | null
  /** Codes nobody knows, for the log (OT8). */
  readonly unknownCodes: readonly string[]
}

/**
 * Takes an order's events, oldest first, and its facts; returns the seven stages with dates and state, its newest report, what
 * comes next and what is new since the last visit (OT2, OT3, OT8).
 */
export function timelineOf(events: readonly OrderEvent[], facts: TimelineFacts): Timeline {
  const placed = placeEntries(events, facts)
  const own = events.filter(({ status }) => !isBankStatus(status)).map(({ status }) => status)
  const isAtBank = own.at(-1) === 'FINANCING_PAYMENT'
  const current = placed.findLast(({ entry }) => isAtBank || !isBankStatus(entry.code))?.entry ?? null
  const currentStage = placed.at(-1)?.stage ?? 'reservation'
  const isEnded = isOrderEnd(own.at(-1) ?? '')
  return {
    stages: STAGES.map((stage) => {
      const entries = placed.filter((one) => one.stage === stage).map(({ entry }) => entry)
      return stageOf(stage, stateOf(stage, currentStage, current, entries.length > 0), entries, placed)
    }),
    current,
    currentStage,
    isEnded,
    bank: placed.findLast(({ entry }) => isBankStatus(entry.code))?.entry ?? null,
    next: expectedNext(own, facts),
    unknownCodes: [...new Set(placed.filter(({ entry }) => !entry.isKnown).map(({ entry }) => entry.code))],
  }
}

type Placed = { readonly stage: Stage; readonly entry: TimelineEntry }

/** An entry without a stage of its own, or of an earlier one (a late bank report), stays where the order stands. */
function placeEntries(events: readonly OrderEvent[], facts: TimelineFacts): readonly Placed[] {
  const placed: Placed[] = []
  for (const { status, at } of events) {
    const isNew = facts.lastVisit !== null && facts.lastVisit !== undefined && at > facts.lastVisit
    const entry = { ...statusInfo(status), at, isNew }
    const before = placed.at(-1)?.stage ?? 'reservation'
    const own = entry.stage ?? before
    placed.push({ entry, stage: STAGES.indexOf(own) > STAGES.indexOf(before) ? own : before })
  }
  return placed
}

function stateOf(stage: Stage, currentStage: Stage, current: TimelineEntry | null, hasEntries: boolean): StageState {
  const distance = STAGES.indexOf(stage) - STAGES.indexOf(currentStage)
  if (distance > 0) return 'ahead'
  if (distance < 0) return hasEntries ? 'done' : 'skipped'
  if (current?.status === 'DELIVERED') return 'done'
  return isOrderEnd(current?.code ?? '') ? 'stopped' : 'current'
}

function stageOf(
  stage: Stage,
  state: StageState,
  entries: readonly TimelineEntry[],
  placed: readonly Placed[],
): TimelineStage {
  const later = placed.find((one) => STAGES.indexOf(one.stage) > STAGES.indexOf(stage))
  const lastAt = state === 'done' || state === 'stopped' ? entries.at(-1)?.at : undefined
  return {
    stage,
    title: `order.stage.${stage}`,
    state,
    startedAt: entries[0]?.at ?? null,
    endedAt: entries.length === 0 ? null : (later?.entry.at ?? lastAt ?? null),
    isNew: entries.some(({ isNew }) => isNew),
    entries,
  }
}

function expectedNext(codes: readonly string[], facts: TimelineFacts): OrderStatus | null {
  const status = codes.at(-1) ?? null
  if (status === 'REQUESTED_CANCELLATION') return 'CANCELLED'
  const reached = reachedOf(codes)
  return nextStatuses(facts, status, reached).find((one) => positionOf(one) > positionOf(reached)) ?? null
}
