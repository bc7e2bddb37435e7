import { addAll, bitsOf, hasBit, intersects, positionsOf, removeAll } from './bits.ts'
import type { Bits } from './bits.ts'
import type { Build, Part } from './catalogue.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { differenceOf } from './difference.ts'
import type { Difference } from './difference.ts'
import { closureOfAll, vetoes } from './reasons.ts'
import type { Reason } from './reasons.ts'
import { buildOf, closureAt, knownPositions, partAt, selectedBits } from './rules.ts'
import { solve } from './search.ts'
import type { Solution } from './search-state.ts'

/** `with` names the alternatives picked in the dialog for what the change asks to choose. */
export type Change =
  | { readonly kind: 'select' | 'deselect'; readonly partId: string; readonly with?: readonly string[] }
  | { readonly kind: 'color'; readonly colorCode: string; readonly with?: readonly string[] }
  | { readonly kind: 'coating'; readonly coatingCode: string; readonly with?: readonly string[] }
  | { readonly kind: 'addService' | 'removeService'; readonly serviceId: string }

/** "Choose one of": `picked` is what `next` holds until the customer says otherwise. */
export type Choice = { readonly for: Part; readonly options: readonly Part[]; readonly picked: readonly Part[] }

export type Consequences = Difference & {
  readonly refused: false
  readonly choose: readonly Choice[]
  /** Nothing happens but what was asked, though other paints may be possible now: no dialog. */
  readonly silent: boolean
  readonly next: Build
}
export type Refusal = { readonly refused: true; readonly reasons: readonly Reason[] }

/** Giving up a part the customer chose comes after any number of other ways out. */
const DROP_COST = 8

/**
 * Takes a build and one change; returns what would be added, removed, recoloured and left to choose, with both prices and
 * the valid build that results, or the refusal with its reasons. Nothing is applied (spec platform §4; CF3).
 * Selecting adds what is included and removes what it excludes; it is refused when a selected part excludes it, colours
 * and coatings being excluded by the parts that do not allow them. Deselecting removes what only came along and the
 * parts that need it (domain-facts §8).
 */
export function consequencesOf(index: CatalogueIndex, build: Build, change: Change): Consequences | Refusal {
  if ('serviceId' in change) return serviceChanged(index, build, change)
  const picks = change.with ?? []
  const at = positionOf(index, change)
  const unknown = [...(at === undefined ? [askedId(change)] : []), ...picks.filter((id) => !index.positions.has(id))]
  if (at === undefined || unknown.length > 0)
    return { refused: true, reasons: unknown.map((id): Reason => ({ rule: 'unknown', id })) }
  const wish = { picks: knownPositions(index, picks), asked: partAt(index, at) }
  if (change.kind !== 'deselect') return outcome(index, build, { ...wish, want: [at], out: [] })
  if (build.parts.includes(change.partId)) return outcome(index, build, { ...wish, want: [], out: [at] })
  return consequencesBetween(index, build, build, wish.asked)
}

type Wish = {
  readonly asked: Part
  readonly want: readonly number[]
  readonly out: readonly number[]
  readonly picks: readonly number[]
}

function outcome(index: CatalogueIndex, build: Build, wish: Wish): Consequences | Refusal {
  const must = [...wish.want, ...wish.picks]
  const coming = closureOfAll(index, must)
  const leaving = bitsOf(index.nodes.length, wish.out)
  const refusals = vetoes(index, without(index, build, leaving), must, coming)
  if (refusals.length > 0) return { refused: true, reasons: refusals }
  const [solution] = solve(
    index,
    build,
    { must, out: wish.out },
    { dropCost: DROP_COST, enough: 1, throughOthers: false },
  )
  if (!solution) return { refused: true, reasons: [{ rule: 'impossible', wantedChain: [wish.asked] }] }
  for (const at of positionsOf(coming)) addAll(leaving, index.excludes[at] ?? leaving)
  const late = vetoes(index, without(index, build, leaving), must, addedBy(index, build, solution))
  if (late.length > 0 && wish.out.length === 0) return { refused: true, reasons: late }
  const next = buildAfter(index, build, solution, must)
  return consequencesBetween(index, build, next, wish.asked, choicesOf(index, next, solution, wish))
}

/** The build less every choice that brings one of the leaving parts. */
function without(index: CatalogueIndex, build: Build, leaving: Bits): Build {
  const stays = (at: number | undefined) => at !== undefined && !intersects(closureAt(index, at), leaving)
  return buildOf(index, {
    ...build,
    colorCode: stays(index.colors.get(build.colorCode ?? '')) ? build.colorCode : null,
    coatingCode: stays(index.coatings.get(build.coatingCode ?? '')) ? build.coatingCode : null,
    chosen: build.chosen.filter((id) => stays(index.positions.get(id))),
  })
}

/** Takes a build, the decisions of a search and what was demanded; returns the build they lead to. */
export function buildAfter(index: CatalogueIndex, build: Build, solution: Solution, must: readonly number[]): Build {
  const dropped = new Set(decided(solution, 'drop').map((at) => partAt(index, at).id))
  const taken = [...must, ...decided(solution, 'pick')].map((at) => partAt(index, at).id)
  const code = (at: number | undefined) => (at === undefined ? null : partAt(index, at).code)
  return buildOf(index, {
    colorCode: code(solution.color),
    coatingCode: code(solution.coating),
    chosen: [...build.chosen.filter((id) => !dropped.has(id)), ...taken],
    services: build.services,
  })
}

const decided = ({ decisions }: Solution, kind: 'drop' | 'pick'): number[] =>
  decisions.flatMap((decision) => (decision.kind === kind ? decision.at : []))

function consequencesBetween(
  index: CatalogueIndex,
  build: Build,
  next: Build,
  asked: Part | null,
  choose: Choice[] = [],
): Consequences {
  const difference = differenceOf(index, build, next, asked ? [asked.id] : [])
  const { added, removed, recolored, recoated } = difference
  const isOther = (paint: Difference['recolored']) => paint !== null && paint.from?.id !== paint.to.id
  const silent = added.length + removed.length + choose.length === 0 && !isOther(recolored) && !isOther(recoated)
  return { refused: false, ...difference, choose, silent, next }
}

function addedBy(index: CatalogueIndex, build: Build, { selected }: Solution): Bits {
  const added = selected.slice()
  removeAll(added, selectedBits(index, build))
  return added
}

/** The groups that only the picks fill. An option that cannot go with what was asked is no option. */
function choicesOf(index: CatalogueIndex, next: Build, solution: Solution, wish: Wish): Choice[] {
  const picks = new Set([...decided(solution, 'pick'), ...wish.picks].map((at) => partAt(index, at).id))
  const unpicked = buildOf(index, { ...next, chosen: next.chosen.filter((id) => !picks.has(id)) })
  const standing = selectedBits(index, unpicked)
  const wanted = closureOfAll(index, wish.want)
  const isOption = (at: number) => !wish.out.includes(at) && !clash(index, closureAt(index, at), wanted)
  const named = (positions: readonly number[]) => positions.map((at) => partAt(index, at))
  return positionsOf(solution.selected).flatMap((at) => {
    const open = (index.groups[at] ?? []).filter((group) => !intersects(group, standing))
    return open.map((group): Choice => {
      const members = positionsOf(group)
      const picked = members.filter((member) => hasBit(solution.selected, member))
      return { for: partAt(index, at), options: named(members.filter(isOption)), picked: named(picked) }
    })
  })
}

/** Returns whether something in one set does not go with something in the other. */
export const clash = (index: CatalogueIndex, a: Bits, b: Bits): boolean =>
  positionsOf(a).some((at) => intersects(index.clashes[at] ?? a, b))

/** Returns the position a change is about; undefined when the catalogue lacks it or a colour is named as a part. */
export function positionOf(index: CatalogueIndex, change: Exclude<Change, { serviceId: string }>): number | undefined {
  if ('colorCode' in change) return index.colors.get(change.colorCode)
  if ('coatingCode' in change) return index.coatings.get(change.coatingCode)
  const at = index.positions.get(change.partId)
  const isPaint = at !== undefined && (hasBit(index.colorBits, at) || hasBit(index.coatingBits, at))
  return isPaint ? undefined : at
}

function askedId(change: Exclude<Change, { serviceId: string }>): string {
  if ('colorCode' in change) return change.colorCode
  return 'coatingCode' in change ? change.coatingCode : change.partId
}

function serviceChanged(
  index: CatalogueIndex,
  build: Build,
  change: Extract<Change, { serviceId: string }>,
): Consequences | Refusal {
  const { serviceId } = change
  if (!index.services.has(serviceId)) return { refused: true, reasons: [{ rule: 'unknown', id: serviceId }] }
  const others = build.services.filter((id) => id !== serviceId)
  const services = change.kind === 'addService' ? [...others, serviceId] : others
  return consequencesBetween(index, build, buildOf(index, { ...build, services }), null)
}
