import type { Day } from '../date.ts'

/** Why nobody can say whether a vehicle has an open recall: a plate or a chassis nobody knows, a registry that does not answer, no list of campaigns. */
export const RECALL_DOUBTS = ['plate', 'chassis', 'registry', 'campaigns'] as const
type RecallDoubt = (typeof RECALL_DOUBTS)[number]

export const RECALL_STATES = ['open', 'none', 'done', 'unknown'] as const

interface Calling {
  /** When the vehicle was repaired for it; null: still to do. */
  readonly doneOn: Day | null
}

export type RecallAnswer<Campaign extends Calling> =
  | { readonly state: 'open'; readonly campaigns: readonly Campaign[] }
  | { readonly state: 'none' }
  | { readonly state: 'done'; readonly on: Day }
  | { readonly state: 'unknown'; readonly why: RecallDoubt }

/**
 * Takes what is known of a vehicle and the campaigns that call it, null where there is no list to look in; returns exactly one
 * answer. "None" is said of a known vehicle alone, never where the registry could not be asked, and a campaign that names a
 * chassis holds whether or not the vehicle is known.
 */
export function recallAnswer<Campaign extends Calling>(
  vehicle: 'known' | 'unknown' | 'unknownPlate' | 'unasked',
  campaigns: readonly Campaign[] | null,
): RecallAnswer<Campaign> {
  if (vehicle === 'unknownPlate') return { state: 'unknown', why: 'plate' }
  if (campaigns === null) return { state: 'unknown', why: vehicle === 'unasked' ? 'registry' : 'campaigns' }
  const open = campaigns.filter(({ doneOn }) => doneOn === null)
  if (open.length > 0) return { state: 'open', campaigns: open }
  const last = campaigns
    .flatMap(({ doneOn }) => doneOn ?? [])
    .toSorted()
    .at(-1)
  if (last !== undefined) return { state: 'done', on: last }
  if (vehicle === 'known') return { state: 'none' }
  return { state: 'unknown', why: vehicle === 'unasked' ? 'registry' : 'chassis' }
}
