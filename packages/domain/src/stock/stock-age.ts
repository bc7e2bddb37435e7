import { addDays, type Day } from '../date.ts'

/** How long a car that can be sold has stood, in days from and to, both included; the last band has no end. */
export const STOCK_AGES = {
  to30: [0, 30],
  to60: [31, 60],
  to90: [61, 90],
  over90: [91, null],
} as const satisfies Record<string, readonly [from: number, to: number | null]>
export type StockAge = keyof typeof STOCK_AGES
export const STOCK_AGE_NAMES = Object.keys(STOCK_AGES) as readonly StockAge[]

/** Takes a band of age and today; returns the first and the last day on which a car of it came, null where it has no first. */
export function arrivalOf(age: StockAge, today: Day): { readonly first: Day | null; readonly last: Day } {
  const [from, to] = STOCK_AGES[age]
  return { first: to === null ? null : addDays(today, -to), last: addDays(today, -from) }
}
