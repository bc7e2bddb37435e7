import type { Day } from '../date.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { holdsOf } from '../review/held.ts'
import type { Country } from '../vocabulary.ts'

/** What a workshop did. `WITHDRAWN` says that the entry it corrects never held, as one of another car. */
export const SERVICES_DONE = ['REVISION', 'REPAIR', 'RECALL', 'TYRES', 'BODY', 'OTHER'] as const
export type ServiceDone = (typeof SERVICES_DONE)[number]
export const ENTRY_KINDS = [...SERVICES_DONE, 'WITHDRAWN'] as const
type EntryKind = (typeof ENTRY_KINDS)[number]

export const MOST_WORKS = 20
export const WORK_LENGTH = 120
/** No plan of the group has more. */
export const MOST_REVISIONS = 40

/** What is signed of an entry, in this order. It names no person and no whole chassis. */
export interface Entry {
  readonly v: 1
  readonly book: string
  /** The chassis as `shortChassis` shows it. */
  readonly car: string
  readonly n: number
  /** The sum of the entry before; null: the first. */
  readonly prev: string | null
  readonly kind: EntryKind
  /** Which of the plan's revisions. */
  readonly revision: number | null
  readonly day: Day
  /** Null: not told, as of a repair for a recall. */
  readonly km: number | null
  readonly dealer: { readonly code: string; readonly name: string }
  readonly works: readonly string[]
  /** The entry whose place it takes, and why. */
  readonly corrects: number | null
  readonly reason: string | null
  readonly at: string
}

/** How many entries a book has, up to which one, and when that was so. */
export interface Seal {
  readonly v: 1
  readonly book: string
  readonly car: string
  readonly entries: number
  readonly head: string | null
  readonly at: string
}

/** Takes a chassis; returns what a stranger may see of it: its maker and the last four signs, to compare with the car. */
export const shortChassis = (chassis: string): string =>
  `${chassis.slice(0, 3)}${'*'.repeat(Math.max(0, chassis.length - 7))}${chassis.slice(-4)}`

/** Takes the entries of a book; returns those that hold, the latest day first: what was corrected gives way. */
export function entriesThatHold<One extends Pick<Entry, 'n' | 'corrects' | 'kind' | 'day'>>(
  entries: readonly One[],
): One[] {
  const corrected = new Set(entries.flatMap(({ corrects }) => corrects ?? []))
  return entries
    .filter(({ n, kind }) => kind !== 'WITHDRAWN' && !corrected.has(n))
    .toSorted((one, other) => other.day.localeCompare(one.day) || other.n - one.n)
}

/** Takes a line of an entry; refuses what would name somebody, since what is signed stays for good. */
export const namingRefusal = (text: string, country: Country): Refusal | null =>
  holdsOf(text, country).some((hold) => hold === 'PERSONAL_DATA' || hold === 'PLATE')
    ? refuse('logbook.namesSomebody')
    : null

/** Takes the works as typed, one a line; returns them without blanks. */
export const worksOf = (typed: string): string[] => typed.split('\n').flatMap((line) => line.trim() || [])

/** Takes works; refuses none, too many, one that is too long and one that names somebody. */
export function worksRefusal(works: readonly string[], country: Country): Refusal | null {
  if (works.length === 0) return refuse('validation.required')
  if (works.length > MOST_WORKS) return refuse('logbook.tooManyWorks', { most: MOST_WORKS })
  if (works.some(({ length }) => length > WORK_LENGTH)) return refuse('logbook.longWork', { most: WORK_LENGTH })
  return works.map((work) => namingRefusal(work, country)).find((refusal) => refusal !== null) ?? null
}
