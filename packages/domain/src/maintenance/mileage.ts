import { addDays, type Day, daysBetween } from '../date.ts'

/** An odometer's kilometres on a day, and how far off they may be. */
export interface Reading {
  readonly on: Day
  readonly km: number
  readonly within?: number
}

/** Kilometres a day, at least and at most. */
export interface Rate {
  readonly low: number
  readonly high: number
}

/** 8,000 to 18,000 km a year: where nothing is known of a car's use (our own assumption, said where it is used). */
export const USUAL_RATE: Rate = { low: 8_000 / 365, high: 18_000 / 365 }

/** Shorter stretches say nothing of a year. */
const LEAST_DAYS = 30

/** Takes readings in any order; returns how much the car is driven, by its slowest and its fastest stretch of at least 30 days, or null without one. */
export function rateOf(readings: readonly Reading[]): Rate | null {
  const sorted = readings.toSorted((a, b) => (a.on < b.on ? -1 : 1))
  const rates = sorted.flatMap((next, at) => {
    const before = sorted.slice(0, at).findLast(({ on }) => daysBetween(on, next.on) >= LEAST_DAYS)
    if (!before) return []
    const days = daysBetween(before.on, next.on)
    const doubt = (before.within ?? 0) + (next.within ?? 0)
    const km = next.km - before.km
    return [{ low: Math.max(0, km - doubt) / days, high: Math.max(0, km + doubt) / days }]
  })
  if (rates.length === 0) return null
  return { low: Math.min(...rates.map(({ low }) => low)), high: Math.max(...rates.map(({ high }) => high)) }
}

/** Many years: later than that is not said. */
const MOST_DAYS = 3_650

/** Takes kilometres of today and those to come, a rate and today; returns between which days they are reached; null: not for ten years. */
export function reachedOn(mileage: number, target: number, { low, high }: Rate, today: Day) {
  const on = (rate: number): Day | null => {
    const days = target <= mileage ? 0 : rate > 0 ? Math.ceil((target - mileage) / rate) : MOST_DAYS
    return days < MOST_DAYS ? addDays(today, days) : null
  }
  return { early: on(high), late: on(low) }
}
