import { addDays, type Day } from '../date.ts'

/** Days in which the country's vehicle registry is told of a repair (BR Portaria Conjunta 3/2019). */
export const REPORT_DAYS = 15

/** Takes the day of a repair; returns the last one on which the registry may be told of it. */
export const reportDue = (doneOn: Day): Day => addDays(doneOn, REPORT_DAYS)

/** Takes how many cars a campaign calls, null where nobody said, and how many were repaired; returns whole percents: 100 is all of them, and 0 none. */
export function repairedPercent(cars: number | null, repaired: number): number | null {
  if (cars === null || cars <= 0) return null
  if (repaired >= cars) return 100
  return repaired <= 0 ? 0 : Math.min(99, Math.max(1, Math.floor((repaired * 100) / cars)))
}
