import { addAll, commonPositions, emptyBits, hasBit, intersects, positionsOf } from '../bits.ts'
import type { Bits } from '../bits.ts'
import type { CatalogueIndex } from '../catalogue-index.ts'
import type { Build, Part } from '../catalogue.ts'
import { buildAfter } from '../consequences.ts'
import { closureOfAll, inclusionChain } from '../reasons.ts'
import { initialBuild, partsIn } from '../rules.ts'
import { solve } from '../search.ts'
import { allowedIn } from './relations.ts'

/** From one of the two parts through what each brings to the part that the obstacle is about; both ends are named. */
type Chain = readonly Part[]
type Paint = 'color' | 'coating'

/** Why two parts are in no car together, to be put into words by the page. */
export type Obstacle =
  /** A car has one colour and one coating. */
  | { readonly rule: 'onePaint'; readonly paint: Paint }
  /** The last part of `by` does not go with the last of `refused`; `allowed` names the colours or coatings it has instead. */
  | { readonly rule: 'excludes'; readonly by: Chain; readonly refused: Chain; readonly allowed: readonly Part[] }
  /** Each part allows some colours, none of them is allowed by all. */
  | {
      readonly rule: 'noPaint'
      readonly paint: Paint
      readonly limits: readonly { readonly by: Chain; readonly allowed: readonly Part[] }[]
    }
  /** The last part needs one of these, and none of them goes with the rest. */
  | { readonly rule: 'needs'; readonly by: Chain; readonly oneOf: readonly Part[] }
  /** No single rule forbids it: several together leave no car. */
  | { readonly rule: 'impossible' }

export type Together =
  | { readonly possible: false; readonly obstacles: readonly Obstacle[] }
  | {
      readonly possible: true
      /** What comes with the two, each with the way that brings it. */
      readonly brought: readonly Chain[]
      /** Of these one is chosen besides. */
      readonly needs: readonly { readonly by: Chain; readonly oneOf: readonly Part[] }[]
      /** What the two leave to choose from; null where they leave all. */
      readonly colors: readonly Part[] | null
      readonly coatings: readonly Part[] | null
      /** A car that has both and breaks no rule. */
      readonly build: Build
    }

/**
 * Takes a version's index and the ids of two of its parts, of any kind; returns whether a car can have both, with a car
 * that does, or everything that stands against it. Null: one of them is unknown, or both are the same.
 */
export function together(index: CatalogueIndex, first: string, second: string): Together | null {
  const [a, b] = [index.positions.get(first), index.positions.get(second)]
  if (a === undefined || b === undefined || a === b) return null
  const paint = PAINTS.find((one) => [a, b].every((at) => hasBit(familyOf(index, one), at)))
  if (paint) return { possible: false, obstacles: [{ rule: 'onePaint', paint }] }
  const pair: Pair = { index, ends: [a, b], all: closureOfAll(index, [a, b]) }
  const refusals = refusalsIn(pair)
  if (refusals.length > 0) return { possible: false, obstacles: refusals }
  const start = initialBuild(index)
  const [solution] = solve(index, start, { must: [a, b], out: [] }, { dropCost: 1, enough: 1, throughOthers: true })
  if (!solution) return { possible: false, obstacles: whyImpossible(pair) }
  return { possible: true, ...comesWith(pair), build: buildAfter(index, start, solution, [a, b]) }
}

const PAINTS = ['color', 'coating'] as const
const familyOf = (index: CatalogueIndex, paint: Paint): Bits =>
  paint === 'color' ? index.colorBits : index.coatingBits

type Pair = { readonly index: CatalogueIndex; readonly ends: readonly number[]; readonly all: Bits }

const chainTo = ({ index, ends }: Pair, at: number): Part[] => inclusionChain(index, ends, at)

function refusalsIn(pair: Pair): Obstacle[] {
  const { index, all } = pair
  return positionsOf(all).flatMap((at) => {
    const excludes = index.excludes[at] ?? all
    return commonPositions(excludes, all).map((other): Obstacle => {
      const paint = PAINTS.find((one) => hasBit(familyOf(index, one), other))
      const allowed = paint ? allowedIn(index, excludes, familyOf(index, paint)) : []
      return { rule: 'excludes', by: chainTo(pair, at), refused: chainTo(pair, other), allowed }
    })
  })
}

function whyImpossible(pair: Pair): Obstacle[] {
  const found = [...PAINTS.flatMap((paint) => noPaintIn(pair, paint)), ...unmetIn(pair)]
  return found.length > 0 ? found : [{ rule: 'impossible' }]
}

function noPaintIn(pair: Pair, paint: Paint): Obstacle[] {
  const { index, all } = pair
  const family = familyOf(index, paint)
  const limiting = positionsOf(all).filter((at) => intersects(index.excludes[at] ?? family, family))
  if (positionsOf(family).length === 0 || leftOf(pair, paint)?.length !== 0) return []
  const limits = limiting.map((at) => ({
    by: chainTo(pair, at),
    allowed: allowedIn(index, index.excludes[at] ?? family, family),
  }))
  return [{ rule: 'noPaint', paint, limits }]
}

/** What the two leave of a kind of paint; null where they leave all, or one of them is such a paint. */
function leftOf({ index, ends, all }: Pair, paint: Paint): Part[] | null {
  const family = familyOf(index, paint)
  if (ends.some((at) => hasBit(family, at))) return null
  const excluded = emptyBits(index.nodes.length)
  for (const at of positionsOf(all)) addAll(excluded, index.excludes[at] ?? all)
  return intersects(excluded, family) ? allowedIn(index, excluded, family) : null
}

function openNeeds(pair: Pair) {
  const { index, all } = pair
  return positionsOf(all).flatMap((at) =>
    (index.groups[at] ?? []).filter((group) => !intersects(group, all)).map((group) => ({ at, group })),
  )
}

/** The needs of which each option, with what it brings, is against something of the two. */
function unmetIn(pair: Pair): Obstacle[] {
  const { index, all } = pair
  const isRefused = (option: number) =>
    positionsOf(closureOfAll(index, [option])).some((at) => intersects(index.clashes[at] ?? all, all))
  return openNeeds(pair)
    .filter(({ group }) => positionsOf(group).every(isRefused))
    .map(({ at, group }): Obstacle => ({ rule: 'needs', by: chainTo(pair, at), oneOf: partsIn(index, group) }))
}

function comesWith(pair: Pair) {
  const { index, ends, all } = pair
  return {
    brought: positionsOf(all)
      .filter((at) => !ends.includes(at))
      .map((at) => chainTo(pair, at)),
    needs: openNeeds(pair).map(({ at, group }) => ({ by: chainTo(pair, at), oneOf: partsIn(index, group) })),
    colors: leftOf(pair, 'color'),
    coatings: leftOf(pair, 'coating'),
  }
}
