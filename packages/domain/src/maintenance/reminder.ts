import { addDays, type Day } from '../date.ts'
import { reachedOn } from './mileage.ts'
import { type NextRevision, SOON } from './next-revision.ts'

/** Nothing new of a car is known for so long, or its owner has just been told: it is looked at again. */
const AGAIN_DAYS = 30
const LATEST_DAYS = 180

interface Projected {
  /** Of today. */
  readonly mileage: number
  readonly kmADay: number
}

/**
 * Takes the next revision of a car, its kilometres by the reading they are counted from, and today; returns whether its owner is to be
 * told, 30 days or 1,000 km before it is due and as long after, and the day to look at the car again: no day before it can change that.
 */
export function reminderOf(next: NextRevision, { mileage, kmADay }: Projected, today: Day) {
  if (next.state !== 'fine') {
    const isDue = next.overKm <= SOON.km && next.overDays <= SOON.days
    return { isDue, lookOn: addDays(today, AGAIN_DAYS) }
  }
  const byKm = reachedOn(mileage, next.dueKm - SOON.km, { low: kmADay, high: kmADay }, today).early
  const byDay = next.dueOn === null ? null : addDays(next.dueOn, -SOON.days)
  const days = [addDays(today, LATEST_DAYS), ...(byKm === null ? [] : [byKm]), ...(byDay === null ? [] : [byDay])]
  const first = days.toSorted()[0] ?? today
  return { isDue: false, lookOn: first > today ? first : addDays(today, 1) }
}

/** Takes the day; returns when a car of which too little is known is looked at again. */
export const lookLater = (today: Day): Day => addDays(today, LATEST_DAYS)
