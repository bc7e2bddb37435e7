import { addDays, type Day } from '@volante/domain/date'

const WEEK = 7
/** Whole weeks, so that the day of the week stays. */
const MONTH = 28

/** Days from Monday. */
const sinceMonday = (day: Day): number => (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % WEEK

const STEPS: Readonly<Record<string, (day: Day) => number>> = {
  ArrowLeft: () => -1,
  ArrowRight: () => 1,
  ArrowUp: () => -WEEK,
  ArrowDown: () => WEEK,
  PageUp: () => -MONTH,
  PageDown: () => MONTH,
  Home: (day) => -sinceMonday(day),
  End: (day) => WEEK - 1 - sinceMonday(day),
}

/**
 * Takes the days that can be chosen in their order, the one that has the focus and a key's name; returns the day to go to, past those
 * that cannot be chosen; null for a key that leads nowhere.
 */
export function dayAtKey(days: readonly Day[], from: Day, key: string): Day | null {
  const step = STEPS[key]?.(from)
  if (!step) return null
  const wanted = addDays(from, step)
  if (key === 'Home') return days.find((day) => day >= wanted) ?? null
  if (key === 'End') return days.findLast((day) => day <= wanted) ?? null
  return step > 0
    ? (days.find((day) => day >= wanted) ?? days.at(-1) ?? null)
    : (days.findLast((day) => day <= wanted) ?? days[0] ?? null)
}
