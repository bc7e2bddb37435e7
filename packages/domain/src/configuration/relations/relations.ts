import { hasBit, intersects, positionsOf } from '../bits.ts'
import type { Bits } from '../bits.ts'
import type { CatalogueIndex } from '../catalogue-index.ts'
import type { Part } from '../catalogue.ts'
import { partAt, partsIn } from '../rules.ts'

/**
 * What the catalogue says of a part and others: it brings one, needs one of some, does not go with one, or allows some
 * colours or coatings only.
 */
export type Relation =
  | { readonly kind: 'brings' | 'excludes'; readonly from: Part; readonly to: Part }
  | { readonly kind: 'needs' | 'color' | 'coating'; readonly from: Part; readonly oneOf: readonly Part[] }

/** Takes a version's index; returns every relation as it is stated, in catalogue order (spec platform §3). */
export const relationsOf = (index: CatalogueIndex): Relation[] => index.nodes.flatMap((_, at) => relationsAt(index, at))

function relationsAt(index: CatalogueIndex, at: number): Relation[] {
  const from = partAt(index, at)
  const isPaint = (other: number) => hasBit(index.colorBits, other) || hasBit(index.coatingBits, other)
  const excluded = positionsOf(index.excludes[at] ?? index.colorBits).filter((other) => !isPaint(other))
  return [
    ...(index.includes[at] ?? []).map((other): Relation => ({ kind: 'brings', from, to: partAt(index, other) })),
    ...(index.groups[at] ?? []).map((group): Relation => ({ kind: 'needs', from, oneOf: partsIn(index, group) })),
    ...excluded.map((other): Relation => ({ kind: 'excludes', from, to: partAt(index, other) })),
    ...paintOf(index, at, 'color', index.colorBits),
    ...paintOf(index, at, 'coating', index.coatingBits),
  ]
}

/** Takes a part and a kind of paint; returns those it allows, where it does not allow all of another kind than its own. */
function paintOf(index: CatalogueIndex, at: number, kind: 'color' | 'coating', family: Bits): Relation[] {
  const excludes = index.excludes[at]
  if (!excludes || hasBit(family, at) || !intersects(excludes, family)) return []
  return [{ kind, from: partAt(index, at), oneOf: allowedIn(index, excludes, family) }]
}

/** Takes what is excluded and a kind of paint; returns what is left of it. */
export const allowedIn = (index: CatalogueIndex, excludes: Bits, family: Bits): Part[] =>
  positionsOf(family)
    .filter((other) => !hasBit(excludes, other))
    .map((other) => partAt(index, other))
