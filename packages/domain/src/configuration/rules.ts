import { addAll, addBit, commonPositions, emptyBits, hasBit, intersects, positionsOf } from './bits.ts'
import type { Bits } from './bits.ts'
import type { Build, Part } from './catalogue.ts'
import type { CatalogueIndex } from './catalogue-index.ts'

/** One broken rule, naming the parts; `excludes` reads "part does not go with other". */
export type Violation =
  | { readonly rule: 'excludes' | 'inclusive'; readonly part: Part; readonly other: Part }
  | { readonly rule: 'color' | 'coating'; readonly part: Part; readonly other: Part; readonly allowed: readonly Part[] }
  | { readonly rule: 'alternative'; readonly part: Part; readonly options: readonly Part[] }
  | { readonly rule: 'colorMissing' | 'coatingMissing' }
  | { readonly rule: 'unknown' | 'orphan'; readonly id: string }

export type Choices = Pick<Build, 'colorCode' | 'coatingCode' | 'chosen' | 'services'>

/** Takes a position that the index gave out; returns its part. */
export function partAt(index: CatalogueIndex, position: number): Part {
  const part = index.nodes[position]
  if (!part) throw new RangeError(`no part at ${position}`)
  return part
}

/** Takes a set of positions; returns its parts in catalogue order. */
export const partsIn = (index: CatalogueIndex, bits: Bits): Part[] =>
  positionsOf(bits).map((position) => partAt(index, position))

/** Takes a position; returns it with all it includes, recursively (spec platform §4). */
export const closureAt = (index: CatalogueIndex, position: number): Bits =>
  index.closure[position] ?? emptyBits(index.nodes.length)

/** Takes ids of which some may be unknown; returns the known ones' positions. */
export const knownPositions = (index: CatalogueIndex, ids: Iterable<string>): number[] =>
  [...ids].flatMap((id) => index.positions.get(id) ?? [])

/** Takes what was chosen (unknown ids are dropped); returns the build in canonical order with every inclusive part, colour's and coating's too. */
export function buildOf(index: CatalogueIndex, choices: Choices): Build {
  const chosen = new Set(choices.chosen)
  const services = new Set(choices.services)
  const selected = emptyBits(index.nodes.length)
  const roots = [...knownPositions(index, chosen), ...paintPositions(index, choices)]
  for (const root of roots) addAll(selected, closureAt(index, root))
  return {
    colorCode: choices.colorCode,
    coatingCode: choices.coatingCode,
    chosen: equipmentIds(index, (id) => chosen.has(id)),
    parts: equipmentIds(index, (_, at) => hasBit(selected, at)),
    services: index.catalogue.services.filter(({ id }) => services.has(id)).map(({ id }) => id),
  }
}

/** Takes a catalogue; returns the build a visit starts with: no optional, the cheapest colour and coating that go together. */
export function initialBuild(index: CatalogueIndex): Build {
  const { colors, coatings } = index.catalogue
  const coatingCodes = codesByPrice(coatings)
  const pairs = codesByPrice(colors).flatMap((colorCode) =>
    coatingCodes.map((coatingCode) => ({ colorCode, coatingCode })),
  )
  const builds = pairs.map((paint) => buildOf(index, { ...paint, chosen: [], services: [] }))
  const [first = buildOf(index, { colorCode: null, coatingCode: null, chosen: [], services: [] })] = builds
  return builds.find((build) => buildConflicts(index, build).length === 0) ?? first
}

/** Takes a build; returns every rule it breaks, in catalogue order; an empty list is a build that can be ordered (spec platform §4). */
export function buildConflicts(index: CatalogueIndex, build: Build): Violation[] {
  const selected = selectedBits(index, build)
  return [
    ...unknownIds(index, build).map((id): Violation => ({ rule: 'unknown', id })),
    ...missingPaint(index, build),
    ...positionsOf(selected).flatMap((at) => violationsOf(index, selected, at)),
    ...orphansOf(index, build).map((id): Violation => ({ rule: 'orphan', id })),
  ]
}

/** Takes a closed set of positions; returns whether it breaks no rule. The quick form of buildConflicts. */
export function isValid(index: CatalogueIndex, selected: Bits): boolean {
  const lacks = (family: Bits) => !intersects(family, selected) && family.some((word) => word !== 0)
  if (lacks(index.colorBits) || lacks(index.coatingBits)) return false
  return positionsOf(selected).every((at) => {
    const clashes = index.clashes[at] ?? selected
    return !intersects(clashes, selected) && (index.groups[at] ?? []).every((group) => intersects(group, selected))
  })
}

/** Takes a build; returns the positions of its parts, colour and coating. */
export function selectedBits(index: CatalogueIndex, build: Build): Bits {
  const selected = emptyBits(index.nodes.length)
  const positions = [...knownPositions(index, build.parts), ...paintPositions(index, build)]
  for (const position of positions) addBit(selected, position)
  return selected
}

/** Takes a build; returns its colour, coating, optionals and accessories, in that order. */
export const selectedParts = (index: CatalogueIndex, build: Build): Part[] => partsIn(index, selectedBits(index, build))

/** Takes two parts of which the first excludes the second; returns the broken rule with the colours or coatings that would do. */
export function exclusion(index: CatalogueIndex, at: number, other: number): Violation {
  const excludes = index.excludes[at] ?? emptyBits(index.nodes.length)
  const [part, blocked] = [partAt(index, at), partAt(index, other)]
  const allowedIn = (family: Bits) =>
    partsIn(index, family).filter(({ id }) => !hasBit(excludes, index.positions.get(id) ?? 0))
  if (hasBit(index.colorBits, other))
    return { rule: 'color', part, other: blocked, allowed: allowedIn(index.colorBits) }
  if (hasBit(index.coatingBits, other))
    return { rule: 'coating', part, other: blocked, allowed: allowedIn(index.coatingBits) }
  return { rule: 'excludes', part, other: blocked }
}

function equipmentIds(index: CatalogueIndex, keep: (id: string, at: number) => boolean): string[] {
  const isPaint = (at: number) => hasBit(index.colorBits, at) || hasBit(index.coatingBits, at)
  return index.nodes.flatMap(({ id }, at) => (!isPaint(at) && keep(id, at) ? id : []))
}

function paintPositions(index: CatalogueIndex, { colorCode, coatingCode }: Pick<Build, 'colorCode' | 'coatingCode'>) {
  const color = colorCode === null ? undefined : index.colors.get(colorCode)
  const coating = coatingCode === null ? undefined : index.coatings.get(coatingCode)
  return [color, coating].filter((at) => at !== undefined)
}

/** Those that bring other parts along come last: a visit starts without optionals. */
function codesByPrice(parts: readonly Part[]): (string | null)[] {
  const sorted = parts.toSorted(
    (a, b) => a.inclusive.length - b.inclusive.length || (a.price ?? Infinity) - (b.price ?? Infinity) || 0,
  )
  return sorted.length > 0 ? sorted.map(({ code }) => code) : [null]
}

function unknownIds(index: CatalogueIndex, build: Build): string[] {
  return [
    ...(build.colorCode !== null && !index.colors.has(build.colorCode) ? [build.colorCode] : []),
    ...(build.coatingCode !== null && !index.coatings.has(build.coatingCode) ? [build.coatingCode] : []),
    ...build.parts.filter((id) => !index.positions.has(id)),
    ...build.services.filter((id) => !index.services.has(id)),
  ]
}

function missingPaint(index: CatalogueIndex, build: Build): Violation[] {
  return [
    ...(build.colorCode === null && index.colors.size > 0 ? [{ rule: 'colorMissing' } as const] : []),
    ...(build.coatingCode === null && index.coatings.size > 0 ? [{ rule: 'coatingMissing' } as const] : []),
  ]
}

function violationsOf(index: CatalogueIndex, selected: Bits, at: number): Violation[] {
  const part = partAt(index, at)
  const missing = (index.includes[at] ?? []).filter((child) => !hasBit(selected, child))
  const excluded = commonPositions(index.excludes[at] ?? selected, selected)
  const open = (index.groups[at] ?? []).filter((group) => !intersects(group, selected))
  return [
    ...missing.map((child): Violation => ({ rule: 'inclusive', part, other: partAt(index, child) })),
    ...excluded.map((other) => exclusion(index, at, other)),
    ...open.map((group): Violation => ({ rule: 'alternative', part, options: partsIn(index, group) })),
  ]
}

function orphansOf(index: CatalogueIndex, build: Build): string[] {
  const supported = new Set(buildOf(index, build).parts)
  return build.parts.filter((id) => index.positions.has(id) && !supported.has(id))
}
