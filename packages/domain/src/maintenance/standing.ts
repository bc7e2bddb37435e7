import { type Day, daysBetween } from '../date.ts'
import { believedReading } from '../vehicle/readings.ts'
import { rateOf, USUAL_RATE } from './mileage.ts'

interface Known {
  /** Latest first. */
  readonly readings: readonly { readonly km: number; readonly day: Day; readonly isDoubted: boolean }[]
  /** What workshops signed, in the order of the revisions' days. */
  readonly entries: readonly {
    readonly revision: number | null
    readonly day: Day
    readonly correctedBy: number | null
  }[]
  /** The day it was delivered new. */
  readonly deliveredOn: Day | null
}

/** No plan wants a revision sooner. */
const FIRST_KM = 10_000
const A_YEAR = 365

/**
 * Takes what is known of an own car and today; returns what the advisor asks: kilometres of today, revisions done, the day of the
 * last one or of the delivery, kilometres a year; and the reading they rest on, of a car that nobody has read its delivery. Null without
 * one that is believed.
 */
export function standingOf({ readings, entries, deliveredOn }: Known, today: Day) {
  // Nobody has read it yet: it was delivered with none.
  const asNew = readings.length === 0 && deliveredOn !== null ? { km: 0, day: deliveredOn } : null
  const reading = believedReading(readings.map((one) => ({ ...one, by: 'OWNER' as const }))) ?? asNew
  if (!reading) return null
  const rate = rateOf(readings.filter(({ isDoubted }) => !isDoubted).map(({ km, day: on }) => ({ km, on })))
  // Driven since by what is least likely: nobody is told too early that it is due.
  const since = Math.max(0, daysBetween(reading.day, today))
  const mileage = reading.km + Math.floor(since * (rate ?? USUAL_RATE).low)
  const last = entries
    .filter(({ revision, correctedBy }) => revision !== null && correctedBy === null)
    .toSorted((one, other) => (other.revision ?? 0) - (one.revision ?? 0))[0]
  const isNew = !last && deliveredOn !== null && mileage < FIRST_KM
  return {
    at: { km: reading.km, day: reading.day },
    mileage,
    revisionsDone: last?.revision ?? (isNew ? 0 : undefined),
    lastRevisionDate: last?.day ?? (isNew ? deliveredOn : undefined),
    ...(rate ? { kmAYear: Math.round(rate.low * A_YEAR), kmAYearMost: Math.round(rate.high * A_YEAR) } : {}),
  }
}
