import type { Day } from '../date.ts'
import { checkFilled, type Presence, type Refusal, refuse } from '../refusal.ts'

/** Who said what an odometer showed: the owner, a dealer's workshop, the order at delivery, or an inspection. */
export const READING_SOURCES = ['OWNER', 'DEALER', 'ORDER', 'INSPECTION'] as const
export type ReadingSource = (typeof READING_SOURCES)[number]

/** No car of the group has gone further. */
export const MOST_KM = 2_000_000

export interface Reading {
  readonly km: number
  readonly day: Day
  readonly by: ReadingSource
}

/** Whose business is to read odometers is believed before an owner. */
const weightOf = ({ by }: Reading): number => (by === 'OWNER' ? 0 : 1)

/** An odometer does not go back; what was read on one day has no order. */
const isAgainst = (one: Reading, other: Reading): boolean =>
  one.day < other.day ? one.km > other.km : one.day > other.day && one.km < other.km

/**
 * Takes the readings of one car; returns them by day, latest first, each with whether it contradicts another: an earlier one
 * with more kilometres or a later one with fewer. Of two that differ the owner's is doubted; of equals both are.
 */
export function judgeReadings<One extends Reading>(
  readings: readonly One[],
): (One & { readonly isDoubted: boolean })[] {
  const isDoubted = (one: One): boolean =>
    readings.some((other) => isAgainst(one, other) && weightOf(one) <= weightOf(other))
  return readings
    .toSorted((one, other) => other.day.localeCompare(one.day) || other.km - one.km)
    .map((one) => ({ ...one, isDoubted: isDoubted(one) }))
}

/** Takes judged readings; returns the latest that nothing contradicts, or null: what a plan and a warranty count from. */
export const believedReading = <One extends Reading & { readonly isDoubted: boolean }>(
  judged: readonly One[],
): One | null => judged.find(({ isDoubted }) => !isDoubted) ?? null

/** Takes kilometres as typed, with or without points, spaces and "km"; returns their number, or null of what is none or more than a car goes. */
export function kilometresOf(typed: string): number | null {
  const plain = typed.trim().replace(/\s?km$/i, '')
  if (!/^(?:\d{1,3}(?:[.\s]\d{3})+|\d{1,7})$/.test(plain)) return null
  const km = Number(plain.replace(/\D/g, ''))
  return km <= MOST_KM ? km : null
}

/** Takes kilometres as typed; refuses what is no whole number of them from 0 to 2,000,000. */
export const mileageRefusal = (typed: string, presence: Presence = 'required'): Refusal | null =>
  checkFilled(typed, presence, (text) => (kilometresOf(text) === null ? refuse('validation.mileage') : null))
