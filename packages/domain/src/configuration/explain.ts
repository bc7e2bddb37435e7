import { hasBit } from './bits.ts'
import type { Bits } from './bits.ts'
import type { Build } from './catalogue.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { buildAfter, clash, consequencesOf, positionOf } from './consequences.ts'
import type { Change } from './consequences.ts'
import { differenceOf } from './difference.ts'
import type { Difference } from './difference.ts'
import { closureOfAll } from './reasons.ts'
import type { Reason } from './reasons.ts'
import { closureAt, isValid, knownPositions, partAt, selectedBits } from './rules.ts'
import { solve } from './search.ts'
import type { Decision, Solution } from './search-state.ts'

/** A wanted part, colour or coating; null asks only that the build becomes valid. */
export type Want =
  | { readonly kind: 'select'; readonly partId: string }
  | { readonly kind: 'color'; readonly colorCode: string }
  | { readonly kind: 'coating'; readonly coatingCode: string }
  | null

/** `changes` are the decisions beyond the want; what follows from them by the rules is in the difference. */
export type Repair = Difference & { readonly changes: readonly Change[]; readonly next: Build }

export type RepairLimits = {
  /** Ids of the build's parts, colour and coating that must stay; from then on the parts count as chosen. */
  readonly locked?: readonly string[]
}

const SHOWN = 3
/** Up to this many free decisions each subset is tried; above, those without one or two of them: 2 ** n would outlast the screen. */
const PROVABLE = 8
/** Proofs attempted, so that a catalogue full of near misses cannot hold the screen up. */
const CANDIDATES = 12

/** Takes a build and a part's id; returns why selecting it is refused, an empty list when it is not (C07, CF5). */
export function whyNot(index: CatalogueIndex, build: Build, partId: string): readonly Reason[] {
  const answer = consequencesOf(index, build, { kind: 'select', partId })
  return answer.refused ? answer.reasons : []
}

/**
 * Takes a build and what is wanted; returns up to three sets of changes that, made together with it, give a valid build,
 * none of them with a smaller set inside that would do: fewest changes first, then the least absolute price difference
 * (CF4). An empty list: no build has it beside what is locked.
 */
export function repairs(index: CatalogueIndex, build: Build, want: Want, { locked = [] }: RepairLimits = {}): Repair[] {
  const wanted = wantedPositions(index, want)
  if (!wanted) return []
  const selected = selectedBits(index, build)
  const kept = knownPositions(index, locked).filter((at) => hasBit(selected, at))
  const task: Task = { index, build, must: [...wanted, ...kept] }
  const found: Solution[] = []
  const candidates = solve(
    index,
    build,
    { must: task.must, out: [] },
    { dropCost: 1, enough: SHOWN, throughOthers: true },
  )
  for (const solution of candidates.slice(0, CANDIDATES)) {
    if (found.length === SHOWN) break
    if (!found.some((smaller) => isWithin(smaller, solution)) && isMinimal(task, solution)) found.push(solution)
  }
  return found.map((solution) => repairOf(task, solution, wanted))
}

type Task = { readonly index: CatalogueIndex; readonly build: Build; readonly must: readonly number[] }

function wantedPositions(index: CatalogueIndex, want: Want): number[] | null {
  if (!want) return []
  const at = positionOf(index, want)
  return at === undefined ? null : [at]
}

function repairOf({ index, build, must }: Task, solution: Solution, wanted: readonly number[]): Repair {
  const next = buildAfter(index, build, solution, must)
  const asked = wanted.map((at) => partAt(index, at).id)
  const changes = solution.decisions.map((decision) => changeOf(index, decision))
  return { ...differenceOf(index, build, next, asked), changes, next }
}

function changeOf(index: CatalogueIndex, { kind, at }: Decision): Change {
  const { id, code } = partAt(index, at)
  if (kind === 'color') return { kind, colorCode: code }
  if (kind === 'coating') return { kind, coatingCode: code }
  return { kind: kind === 'drop' ? 'deselect' : 'select', partId: id }
}

const isWithin = (smaller: Solution, larger: Solution): boolean =>
  smaller.decisions.every(({ kind, at }) => larger.decisions.some((other) => other.kind === kind && other.at === at))

/** The search meets small sets first but may pass one over, so each subset is tried; a forced decision is in all of them. */
function isMinimal(task: Task, { decisions }: Solution): boolean {
  const { index, must } = task
  const coming = closureOfAll(index, must)
  const isForced = ({ kind, at }: Decision) => kind === 'drop' && clash(index, closureAt(index, at), coming)
  const [forced, free] = [decisions.filter(isForced), decisions.filter((decision) => !isForced(decision))]
  return smallerSets(free).every((kept) => !isValid(index, selectedAfter(task, [...forced, ...kept])))
}

function smallerSets<T>(set: readonly T[]): T[][] {
  if (set.length > PROVABLE)
    return set.flatMap((_, a) => set.slice(a).map((__, b) => set.filter((___, nth) => nth !== a && nth !== a + b)))
  const masks = Array.from({ length: 2 ** set.length - 1 }, (_, mask) => mask).reverse()
  return masks.map((mask) => set.filter((_, nth) => ((mask >>> nth) & 1) === 1))
}

function selectedAfter({ index, build, must }: Task, decisions: readonly Decision[]): Bits {
  const dropped = new Set(decisions.filter(({ kind }) => kind === 'drop').map(({ at }) => at))
  const roots = knownPositions(index, build.chosen).filter((at) => !dropped.has(at))
  const taken = [...must, ...decisions.flatMap(({ kind, at }) => (kind === 'drop' ? [] : at))]
  const kept = [index.colors.get(build.colorCode ?? ''), index.coatings.get(build.coatingCode ?? '')]
  const isReplaced = (family: Bits) => taken.some((at) => hasBit(family, at))
  const paint = [index.colorBits, index.coatingBits].map((family, nth) => (isReplaced(family) ? undefined : kept[nth]))
  return closureOfAll(index, [...roots, ...taken, ...paint.filter((at) => at !== undefined)])
}
