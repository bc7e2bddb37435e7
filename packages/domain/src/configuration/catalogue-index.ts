import { addAll, addBit, bitsOf, emptyBits, hasBit, positionsOf, removeBit } from './bits.ts'
import type { Bits } from './bits.ts'
import { catalogueDigest } from './catalogue-digest.ts'
import type { CarCatalogue, Part, ServiceItem } from './catalogue.ts'

/** A catalogue prepared for the rules: each colour, coating, item and accessory has a position, each relation is a set of them. */
export type CatalogueIndex = {
  readonly catalogue: CarCatalogue
  readonly nodes: readonly Part[]
  readonly positions: ReadonlyMap<string, number>
  readonly colors: ReadonlyMap<string, number>
  readonly coatings: ReadonlyMap<string, number>
  readonly services: ReadonlyMap<string, ServiceItem>
  readonly colorBits: Bits
  readonly coatingBits: Bits
  /** Directly included positions. */
  readonly includes: readonly (readonly number[])[]
  /** The position itself and all it includes, recursively. */
  readonly closure: readonly Bits[]
  /** What the part itself refuses, colours and coatings it does not allow among them. */
  readonly excludes: readonly Bits[]
  /** `excludes` in both directions. */
  readonly clashes: readonly Bits[]
  readonly groups: readonly (readonly Bits[])[]
  /** See catalogueDigest. */
  readonly digest: number
  /** Ids and codes that relations name and the catalogue lacks. */
  readonly dangling: readonly string[]
}

type Draft = {
  nodes: readonly Part[]
  positions: Map<string, number>
  families: readonly { codes: ReadonlyMap<string, number>; bits: Bits; allowed: (part: Part) => readonly string[] }[]
  dangling: Set<string>
}

/** Takes a version's catalogue; returns its index, built once a version and shared by all rules (spec platform §3, §4). */
export function indexCatalogue(catalogue: CarCatalogue): CatalogueIndex {
  const { colors, coatings, items, accessories, services } = catalogue
  const nodes = [...colors, ...coatings, ...items, ...accessories]
  const colorCodes = new Map(colors.map((color, at) => [color.code, at]))
  const coatingCodes = new Map(coatings.map((coating, at) => [coating.code, colors.length + at]))
  const colorBits = bitsOf(nodes.length, colorCodes.values())
  const coatingBits = bitsOf(nodes.length, coatingCodes.values())
  const draft: Draft = {
    nodes,
    positions: new Map(nodes.map((node, at) => [node.id, at])),
    families: [
      { codes: colorCodes, bits: colorBits, allowed: (part) => part.optionalColors },
      { codes: coatingCodes, bits: coatingBits, allowed: (part) => part.optionalCoatings },
    ],
    dangling: new Set(),
  }
  const excludes = nodes.map((node, at) => excludedBy(draft, node, at))
  const includes = nodes.map((node) => includedBy(draft, node))
  return {
    catalogue,
    nodes,
    positions: draft.positions,
    colors: colorCodes,
    coatings: coatingCodes,
    services: new Map(services.map((service) => [service.id, service])),
    colorBits,
    coatingBits,
    includes,
    closure: nodes.map((_, at) => closureOf(includes, at)),
    excludes,
    clashes: bothWays(excludes),
    groups: nodes.map((node) => node.alternatives.map((group) => bitsOf(nodes.length, resolve(draft, group)))),
    digest: catalogueDigest(catalogue),
    dangling: [...draft.dangling],
  }
}

function resolve(draft: Draft, ids: readonly string[], known: ReadonlyMap<string, number> = draft.positions): number[] {
  return ids.flatMap((id) => {
    const at = known.get(id)
    if (at === undefined) draft.dangling.add(id)
    return at ?? []
  })
}

/** A part that includes a colour cannot switch the radio group by itself: it allows that colour only (see excludedBy). */
function includedBy(draft: Draft, node: Part): number[] {
  const inFamily = (at: number) => draft.families.some(({ bits }) => hasBit(bits, at))
  return resolve(draft, node.inclusive).filter((at) => !inFamily(at))
}

function excludedBy(draft: Draft, node: Part, at: number): Bits {
  const excluded = bitsOf(draft.nodes.length, resolve(draft, node.exclusive))
  for (const { codes, bits, allowed } of draft.families) {
    if (hasBit(bits, at)) continue
    const included = resolve(draft, node.inclusive).filter((other) => hasBit(bits, other))
    const codesAllowed = allowed(node)
    if (codesAllowed.length === 0 && included.length === 0) continue
    const kept = included.length > 0 ? included : resolve(draft, codesAllowed, codes)
    addAll(excluded, bits)
    for (const position of kept) removeBit(excluded, position)
  }
  removeBit(excluded, at)
  return excluded
}

function closureOf(includes: readonly (readonly number[])[], start: number): Bits {
  const seen = bitsOf(includes.length, [start])
  const pending = [start]
  for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
    for (const next of includes[at] ?? []) {
      if (hasBit(seen, next)) continue
      addBit(seen, next)
      pending.push(next)
    }
  }
  return seen
}

function bothWays(excludes: readonly Bits[]): Bits[] {
  const clashes = excludes.map((bits) => bits.slice())
  excludes.forEach((bits, at) => {
    for (const other of positionsOf(bits)) addBit(clashes[other] ?? emptyBits(excludes.length), at)
  })
  return clashes
}
