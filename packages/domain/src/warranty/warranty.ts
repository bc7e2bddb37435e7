import { addDays, addMonths, type Day, daysBetween } from '../date.ts'
import type { Country } from '../vocabulary.ts'

export const COVERAGES = ['VEHICLE', 'POWERTRAIN', 'CORROSION', 'BATTERY'] as const
export type Coverage = (typeof COVERAGES)[number]

/** A coverage of the maker's warranty, from the delivery on: months and kilometres, whichever comes first. */
export interface WarrantyTerm {
  readonly coverage: Coverage
  readonly months: number
  /** Null: however far it goes. */
  readonly km: number | null
  /** How late a revision may be; null: missed revisions do not end it. */
  readonly tolerance: { readonly km: number; readonly days: number } | null
}

/** A revision that a workshop wrote down. */
interface RevisionDone {
  readonly day: Day
  readonly km: number | null
}

/** What is known of a car. */
export interface WarrantyFacts {
  /** Of the delivery, or of the first registration where that is all there is. */
  readonly startsOn: Day | null
  /** The last reading that nothing contradicts. */
  readonly reading: { readonly km: number; readonly day: Day } | null
  /** In the order of their days; null: nobody knows which are missing. */
  readonly revisions: readonly RevisionDone[]
  /** How far revisions lie apart; null: there is no plan, so none is missed. */
  readonly plan: { readonly km: number; readonly months: number } | null
}

/** A revision that is not there in time: not written down at all, or written down too late. */
export interface MissedRevision {
  readonly number: number
  readonly dueOn: Day
  readonly dueKm: number
  readonly lateOn: Day | null
}

export type WarrantyState =
  | { readonly state: 'inForce'; readonly first: 'day' | 'km' }
  | { readonly state: 'ended'; readonly why: 'day' | 'km' | 'revision' }
  | { readonly state: 'unknown'; readonly why: 'start' | 'mileage' | 'revision' }

export type WarrantyStanding = WarrantyState & {
  readonly untilDay: Day | null
  readonly untilKm: number | null
  readonly leftDays: number | null
  readonly leftKm: number | null
  readonly missed: MissedRevision | null
  /** Whether revisions that would end it could be looked at. */
  readonly isChecked: boolean
}

/**
 * Takes a coverage, what is known of a car and today; returns until when it holds, what is left and how it stands. What nobody knows is
 * never "in force": without the delivery or the kilometres it is unknown, and so it is where a revision that should have been done is
 * written down nowhere. One that was written down too late ends it.
 */
export function warrantyStanding(term: WarrantyTerm, facts: WarrantyFacts, today: Day): WarrantyStanding {
  const { startsOn, reading, plan } = facts
  const untilDay = startsOn === null ? null : addMonths(startsOn, term.months)
  const missed = term.tolerance && startsOn !== null ? missedRevision(facts, term.tolerance, today) : null
  return {
    ...stateOf(term, facts, { untilDay, missed, today }),
    untilDay,
    untilKm: term.km,
    leftDays: untilDay === null ? null : Math.max(0, daysBetween(today, untilDay)),
    leftKm: term.km === null || reading === null ? null : Math.max(0, term.km - reading.km),
    missed,
    isChecked: term.tolerance === null || (plan !== null && startsOn !== null),
  }
}

interface Found {
  readonly untilDay: Day | null
  readonly missed: MissedRevision | null
  readonly today: Day
}

function stateOf({ km }: WarrantyTerm, facts: WarrantyFacts, { untilDay, missed, today }: Found): WarrantyState {
  const { startsOn, reading } = facts
  if (untilDay !== null && today > untilDay) return { state: 'ended', why: 'day' }
  if (km !== null && reading !== null && reading.km > km) return { state: 'ended', why: 'km' }
  if (missed && missed.lateOn !== null) return { state: 'ended', why: 'revision' }
  if (untilDay === null || startsOn === null) return { state: 'unknown', why: 'start' }
  if (km !== null && reading === null) return { state: 'unknown', why: 'mileage' }
  if (missed) return { state: 'unknown', why: 'revision' }
  return { state: 'inForce', first: isFirstKm(km, facts, untilDay) ? 'km' : 'day' }
}

/** A pace is told by a month at least. */
const LEAST_DAYS = 30

/** Whether the kilometres are used up before the months, at the car's own pace. */
function isFirstKm(km: number | null, { startsOn, reading }: WarrantyFacts, untilDay: Day): boolean {
  if (km === null || reading === null || startsOn === null) return false
  const days = daysBetween(startsOn, reading.day)
  if (days < LEAST_DAYS || reading.km === 0) return false
  return addDays(reading.day, Math.floor(((km - reading.km) * days) / reading.km)) < untilDay
}

/** The first revision that was due, by kilometres or by months since the one before, and is not there in time. */
function missedRevision(
  { startsOn, reading, revisions, plan }: WarrantyFacts,
  tolerance: { readonly km: number; readonly days: number },
  today: Day,
): MissedRevision | null {
  if (startsOn === null || plan === null) return null
  const isLate = (at: { readonly day: Day; readonly km: number | null }, dueOn: Day, dueKm: number): boolean =>
    at.day > addDays(dueOn, tolerance.days) || (at.km !== null && at.km > dueKm + tolerance.km)
  let before = startsOn
  const sorted = revisions.filter(({ day }) => day >= startsOn).toSorted((a, b) => a.day.localeCompare(b.day))
  for (const [at, done] of sorted.entries()) {
    const due = { number: at + 1, dueOn: addMonths(before, plan.months), dueKm: (at + 1) * plan.km }
    if (isLate(done, due.dueOn, due.dueKm)) return { ...due, lateOn: done.day }
    before = done.day
  }
  const number = sorted.length + 1
  const due = { number, dueOn: addMonths(before, plan.months), dueKm: number * plan.km }
  return isLate({ day: today, km: reading?.km ?? null }, due.dueOn, due.dueKm) ? { ...due, lateOn: null } : null
}

/** The law's own warranty of a new durable good, beside the maker's: 90 days in Brazil (CDC art. 26 II and 50), six months in Argentina (Ley 24.240 art. 11). */
export function legalWarranty(country: Country, startsOn: Day | null): { readonly untilDay: Day | null } {
  if (startsOn === null) return { untilDay: null }
  return { untilDay: country === 'BR' ? addDays(startsOn, 90) : addMonths(startsOn, 6) }
}
