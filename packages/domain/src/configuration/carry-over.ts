import type { Build, Part } from './catalogue.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { buildAfter } from './consequences.ts'
import type { Repaint } from './difference.ts'
import { buildOf, initialBuild, selectedParts } from './rules.ts'
import { solve } from './search.ts'
import { grossPrice } from './total.ts'

/** What a change of version does to a build. Parts of both versions are the same part when their codes are. */
export type CarriedOver = {
  readonly next: Build
  /** In the new build and not in the old one; parts of the new version. */
  readonly added: readonly Part[]
  /** In the old build and not in the new one: withdrawn or no longer possible; parts of the old version. */
  readonly removed: readonly Part[]
  readonly recolored: Pick<Repaint, 'from' | 'to'> | null
  readonly recoated: Pick<Repaint, 'from' | 'to'> | null
  readonly priceBefore: number | null
  readonly priceAfter: number | null
}

/**
 * Takes a build and the version it moves to; returns the valid build of that version which keeps most of it, and what it
 * costs and loses. Nothing is applied (upgrade-version and change-car windows, spec platform §2).
 */
export function carryOver(from: CatalogueIndex, build: Build, to: CatalogueIndex): CarriedOver {
  const next = nearestValid(to, translated(from, build, to))
  const [before, after] = [selectedParts(from, build), selectedParts(to, next)]
  const missingIn = (others: readonly Part[]) => (part: Part) =>
    !isPaint(part) && !others.some(({ code, type }) => code === part.code && type === part.type)
  return {
    next,
    added: after.filter(missingIn(before)),
    removed: before.filter(missingIn(after)),
    recolored: repainted('COLOR', before, after),
    recoated: repainted('COATING', before, after),
    priceBefore: grossPrice(from, build),
    priceAfter: grossPrice(to, next),
  }
}

function translated(from: CatalogueIndex, build: Build, to: CatalogueIndex): Build {
  const start = initialBuild(to)
  const wanted = new Set(
    selectedParts(from, build)
      .filter(({ id }) => build.chosen.includes(id))
      .map(({ code }) => code),
  )
  const chosen = to.nodes.filter((part) => !isPaint(part) && wanted.has(part.code)).map(({ id }) => id)
  return buildOf(to, {
    colorCode: build.colorCode !== null && to.colors.has(build.colorCode) ? build.colorCode : start.colorCode,
    coatingCode:
      build.coatingCode !== null && to.coatings.has(build.coatingCode) ? build.coatingCode : start.coatingCode,
    chosen,
    services: build.services,
  })
}

function nearestValid(index: CatalogueIndex, build: Build): Build {
  const [solution] = solve(index, build, { must: [], out: [] }, { dropCost: 1, enough: 1, throughOthers: false })
  return solution ? buildAfter(index, build, solution, []) : initialBuild(index)
}

function repainted(
  type: 'COLOR' | 'COATING',
  before: readonly Part[],
  after: readonly Part[],
): CarriedOver['recolored'] {
  const from = before.find((part) => part.type === type) ?? null
  const to = after.find((part) => part.type === type)
  return !to || to.code === from?.code ? null : { from, to }
}

const isPaint = ({ type }: Part): boolean => type === 'COLOR' || type === 'COATING'
