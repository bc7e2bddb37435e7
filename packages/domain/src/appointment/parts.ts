import type { Day } from '../date.ts'

/** What a dealer has of a part, and what comes next and when. */
export interface Parts {
  readonly quantity: number
  readonly nextQuantity: number
  readonly nextOn: Day | null
}

/** How a part stands at a dealer: there, on its way, none to be had, or said by the dealer when it confirms. */
export const PART_STATES = ['here', 'coming', 'none', 'ask'] as const
export type PartState = (typeof PART_STATES)[number]

export interface PartAt {
  readonly state: PartState
  /** From when one more can be fitted; null: as soon as there is a slot, or never where there is none. */
  readonly from: Day | null
}

/**
 * Takes what a dealer has of a part (null: nobody said it), the days of the visits that hold one each, and the day from which the recall can be
 * repaired at all (null: not yet); returns from when one more visit finds a part. What comes next is there on its day; earlier visits take what is
 * there first, so a later one may live of what comes.
 */
export function partAt(parts: Parts | null, held: readonly Day[], remedyFrom: Day | null, today: Day): PartAt {
  if (remedyFrom === null) return { state: 'none', from: null }
  const opening = remedyFrom > today ? remedyFrom : null
  if (!parts) return { state: 'ask', from: opening }
  const { quantity, nextQuantity, nextOn } = parts
  const comes = nextOn === null ? 0 : nextQuantity
  if (held.length >= quantity + comes) return { state: 'none', from: null }
  const isThere = nextOn !== null && nextOn <= today
  const early = isThere || nextOn === null ? held.length : held.filter((day) => day < nextOn).length
  if (early < (isThere ? quantity + comes : quantity)) return { state: opening ? 'coming' : 'here', from: opening }
  return { state: 'coming', from: opening && opening > (nextOn ?? '') ? opening : nextOn }
}
