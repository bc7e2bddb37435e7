import { addAll, commonPositions, emptyBits, hasBit, removeAll } from './bits.ts'
import type { Bits } from './bits.ts'
import type { Build, Part } from './catalogue.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { closureAt, exclusion, knownPositions, partAt, selectedBits } from './rules.ts'

/**
 * Why a choice is refused, to be put into words by the page. `blockerChain` leads from a part the customer chose to the
 * selected part that refuses; `wantedChain` from the wanted part to the part that is refused, through what each includes.
 */
export type Reason =
  | {
      readonly rule: 'excludes' | 'color' | 'coating'
      readonly blockerChain: readonly Part[]
      readonly wantedChain: readonly Part[]
      /** Colours or coatings the blocker allows; empty for `excludes`. */
      readonly allowed: readonly Part[]
    }
  | { readonly rule: 'impossible'; readonly wantedChain: readonly Part[] }
  | { readonly rule: 'unknown'; readonly id: string }

/** Takes a build, wanted positions and what would come with them; returns each selected part's veto (spec platform §4). */
export function vetoes(index: CatalogueIndex, build: Build, wanted: readonly number[], added: Bits): Reason[] {
  const standing = standingBits(index, build, wanted)
  removeAll(standing, added)
  return commonPositions(standing, standing).flatMap((blocker) =>
    commonPositions(index.excludes[blocker] ?? standing, added).map((target): Reason => {
      const broken = exclusion(index, blocker, target)
      return {
        rule: broken.rule === 'color' || broken.rule === 'coating' ? broken.rule : 'excludes',
        blockerChain: supportChain(index, build, blocker),
        wantedChain: inclusionChain(index, wanted, target),
        allowed: 'allowed' in broken ? broken.allowed : [],
      }
    }),
  )
}

/** Takes positions; returns all that comes with them. */
export function closureOfAll(index: CatalogueIndex, positions: readonly number[]): Bits {
  const all = emptyBits(index.nodes.length)
  for (const position of positions) addAll(all, closureAt(index, position))
  return all
}

/** The colour or coating that the wanted one replaces has no say, nor what only came with it. */
function standingBits(index: CatalogueIndex, build: Build, wanted: readonly number[]): Bits {
  const replaced = (family: Bits) => wanted.some((at) => hasBit(family, at))
  const colorCode = replaced(index.colorBits) ? null : build.colorCode
  const coatingCode = replaced(index.coatingBits) ? null : build.coatingCode
  const roots = knownPositions(index, build.chosen)
  const paint = [index.colors.get(colorCode ?? ''), index.coatings.get(coatingCode ?? '')].filter(
    (at) => at !== undefined,
  )
  return closureOfAll(index, [...roots, ...paint])
}

/** Takes a selected position; returns the way from the choice that brought it into the build. */
function supportChain(index: CatalogueIndex, build: Build, at: number): Part[] {
  const selected = selectedBits(index, build)
  const isRoot = (position: number) =>
    build.chosen.includes(partAt(index, position).id) ||
    hasBit(index.colorBits, position) ||
    hasBit(index.coatingBits, position)
  if (isRoot(at)) return [partAt(index, at)]
  const roots = commonPositions(selected, selected).filter(isRoot)
  return inclusionChain(index, roots, at)
}

/** Takes starts and a target among what they include; returns the shortest way, both ends named. */
export function inclusionChain(index: CatalogueIndex, starts: readonly number[], target: number): Part[] {
  const cameFrom = new Map<number, number | null>(starts.map((start) => [start, null]))
  for (const at of cameFrom.keys()) {
    if (at === target) break
    for (const next of index.includes[at] ?? []) if (!cameFrom.has(next)) cameFrom.set(next, at)
  }
  const chain: Part[] = []
  for (let at: number | null | undefined = target; at !== null && at !== undefined; at = cameFrom.get(at))
    chain.unshift(partAt(index, at))
  return chain
}
