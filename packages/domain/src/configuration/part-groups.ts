import type { PartBehaviour } from '../vocabulary.ts'

/** What parts are for, in the order in which they are shown; what holds several others comes first. */
export const PART_GROUPS = [
  'pack',
  'comfort',
  'technology',
  'safety',
  'exterior',
  'driving',
  'cargo',
  'protection',
  'charging',
] as const
export type PartGroup = (typeof PART_GROUPS)[number]

/** Letters that a part's line of benefit may have. */
export const BENEFIT_LENGTH = 90

interface GroupedPart {
  readonly group?: PartGroup | undefined
  readonly behaviour: PartBehaviour
}

export interface PartsOfGroup<P> {
  readonly group: PartGroup | 'other'
  readonly parts: readonly P[]
}

/** Takes parts; returns those of each group that has any, in the order of the groups, those of none last. Within one, what is featured comes first. */
export function byGroup<P extends GroupedPart>(parts: readonly P[]): readonly PartsOfGroup<P>[] {
  return [...PART_GROUPS, 'other' as const].flatMap((group) => {
    const own = parts.filter((part) => (part.group ?? 'other') === group)
    return own.length > 0 ? [{ group, parts: own.toSorted((a, b) => rank(a) - rank(b)) }] : []
  })
}

const rank = ({ behaviour }: GroupedPart): number => (behaviour === 'FEATURED' ? 0 : 1)
