import { addAll, commonPositions, emptyBits, intersects } from './bits.ts'
import type { Build, Part } from './catalogue.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { buildOf, closureAt, partAt, partsIn, selectedBits } from './rules.ts'
import { grossPrice } from './total.ts'

/**
 * A change of paint or of upholstery. `to` equals `from` when the present one may stay although the page must lead to
 * the choice, because a part that limits or opens colours came or went (spec platform §4).
 */
export type Repaint = {
  readonly from: Part | null
  readonly to: Part
  readonly allowed: readonly Part[]
  /** The parts that caused it. */
  readonly because: readonly Part[]
}

/** What lies between two builds of one catalogue; prices in cents before bonuses, null while one is unknown. */
export type Difference = {
  readonly added: readonly Part[]
  readonly removed: readonly Part[]
  readonly recolored: Repaint | null
  readonly recoated: Repaint | null
  readonly priceBefore: number | null
  readonly priceAfter: number | null
}

/** Takes two builds of one catalogue and the ids the customer asked for; returns what changes beyond those. */
export function differenceOf(index: CatalogueIndex, before: Build, after: Build, asked: readonly string[]): Difference {
  const equipment = (ids: readonly string[], others: readonly string[]) =>
    ids.filter((id) => !others.includes(id)).flatMap((id) => index.nodes[index.positions.get(id) ?? -1] ?? [])
  const [added, removed] = [equipment(after.parts, before.parts), equipment(before.parts, after.parts)]
  const unasked = ({ id }: Part) => !asked.includes(id)
  const moved = { before, after, added, removed, asked }
  return {
    added: added.filter(unasked),
    removed: removed.filter(unasked),
    recolored: repaint(index, COLOR, moved),
    recoated: repaint(index, COATING, moved),
    priceBefore: grossPrice(index, before),
    priceAfter: grossPrice(index, after),
  }
}

type Family = {
  readonly code: 'colorCode' | 'coatingCode'
  readonly positions: 'colors' | 'coatings'
  readonly limits: 'optionalColors' | 'optionalCoatings'
}
const COLOR: Family = { code: 'colorCode', positions: 'colors', limits: 'optionalColors' }
const COATING: Family = { code: 'coatingCode', positions: 'coatings', limits: 'optionalCoatings' }

type Moved = {
  readonly before: Build
  readonly after: Build
  readonly added: readonly Part[]
  readonly removed: readonly Part[]
  readonly asked: readonly string[]
}

function repaint(
  index: CatalogueIndex,
  family: Family,
  { before, after, added, removed, asked }: Moved,
): Repaint | null {
  const at = (build: Build) => index[family.positions].get(build[family.code] ?? '')
  const [from, to] = [at(before), at(after)]
  if (to === undefined || asked.includes(partAt(index, to).id)) return null
  const opens = (part: Part) => opensPaint(index, family, part)
  const special = [
    ...removed.filter((part) => part[family.limits].length > 0 || opens(part)),
    ...added.filter((part) => opens(part)),
  ]
  if (from === to && special.length === 0) return null
  const because = from === undefined ? [] : [...clashing(index, after, from), ...special]
  return {
    from: from === undefined ? null : partAt(index, from),
    to: partAt(index, to),
    allowed: allowedPaint(index, family, after),
    because: [...new Set(because)],
  }
}

/** A colour that includes a part is only sold with it: that part opens the colour. */
function opensPaint(index: CatalogueIndex, family: Family, part: Part): boolean {
  const at = index.positions.get(part.id)
  return at !== undefined && [...index[family.positions].values()].some((paint) => index.includes[paint]?.includes(at))
}

function clashing(index: CatalogueIndex, build: Build, at: number): Part[] {
  const selected = selectedBits(index, build)
  return partsIn(index, closureAt(index, at)).flatMap((part) => {
    const clashes = index.clashes[index.positions.get(part.id) ?? at] ?? selected
    return commonPositions(clashes, selected).map((other) => partAt(index, other))
  })
}

function allowedPaint(index: CatalogueIndex, family: Family, build: Build): Part[] {
  const standing = selectedBits(index, buildOf(index, { ...build, [family.code]: null }))
  const fits = (at: number) => {
    const refused = emptyBits(index.nodes.length)
    const closure = closureAt(index, at)
    for (const inside of commonPositions(closure, closure)) addAll(refused, index.clashes[inside] ?? refused)
    return !intersects(refused, standing) && !intersects(refused, closure)
  }
  return [...index[family.positions].values()].filter(fits).map((at) => partAt(index, at))
}
