import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Build } from './catalogue.ts'
import { world } from './catalogue.arbitrary.ts'
import type { World } from './catalogue.arbitrary.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import type { Change } from './consequences.ts'
import { consequencesOf } from './consequences.ts'
import { repairs } from './explain.ts'
import type { Repair, Want } from './explain.ts'
import { buildConflicts, buildOf, initialBuild } from './rules.ts'

test('repairs are valid, hold the want, have no smaller set inside, are sorted and repeatable', {
  timeout: 30_000,
}, () => {
  fc.assert(
    fc.property(world(200), (found) => {
      fc.pre(buildConflicts(found.index, found.build).length === 0)
      for (const want of wants(found)) checkRepairs(found.index, found.build, want)
    }),
    { numRuns: 150 },
  )
})

function checkRepairs(index: CatalogueIndex, build: Build, want: NonNullable<Want>) {
  const offered = repairs(index, build, want)
  expect(offered.length).toBeLessThanOrEqual(3)
  expect(repairs(index, build, want)).toEqual(offered)
  expect(offered).toEqual(offered.toSorted(fewestThenPrice))
  for (const repair of offered) {
    expect(buildConflicts(index, repair.next)).toEqual([])
    expect(holds(repair.next, want)).toBe(true)
    expect(applied(index, build, want, repair.changes)).toEqual(repair.next)
    for (const fewer of properSubsets(repair.changes))
      expect(buildConflicts(index, applied(index, build, want, fewer))).not.toEqual([])
  }
}

function wants({ index, random }: World): NonNullable<Want>[] {
  const { items, accessories, colors } = index.catalogue
  const one = <T>(list: readonly T[]): T[] => list.slice(Math.floor(random() * list.length)).slice(0, 1)
  return [
    ...one(items).map(({ id }) => ({ kind: 'select', partId: id }) as const),
    ...one(accessories).map(({ id }) => ({ kind: 'select', partId: id }) as const),
    ...one(colors).map(({ code }) => ({ kind: 'color', colorCode: code }) as const),
  ]
}

const holds = (build: Build, want: NonNullable<Want>) =>
  'partId' in want
    ? build.parts.includes(want.partId)
    : 'colorCode' in want
      ? build.colorCode === want.colorCode
      : false

/** The meaning of a set of changes, without the search: all at once, then everything included. */
function applied(index: CatalogueIndex, build: Build, want: NonNullable<Want>, changes: readonly Change[]): Build {
  const all: Change[] = [...changes, want]
  const selected = all.flatMap((change) => (change.kind === 'select' ? change.partId : []))
  const deselected = all.flatMap((change) => (change.kind === 'deselect' ? change.partId : []))
  const codes = all.flatMap((change) => (change.kind === 'color' ? change.colorCode : []))
  const coatings = all.flatMap((change) => (change.kind === 'coating' ? change.coatingCode : []))
  return buildOf(index, {
    colorCode: codes[0] ?? build.colorCode,
    coatingCode: coatings[0] ?? build.coatingCode,
    chosen: [...build.chosen.filter((id) => !deselected.includes(id)), ...selected],
    services: build.services,
  })
}

/** All of them up to 8 changes; above, those that leave out one or two. */
function properSubsets<T>(set: readonly T[]): T[][] {
  if (set.length > 8) return set.flatMap((_, a) => set.map((__, b) => set.filter((___, nth) => nth !== a && nth !== b)))
  const masks = Array.from({ length: 2 ** set.length - 1 }, (_, mask) => mask)
  return masks.map((mask) => set.filter((_, nth) => ((mask >>> nth) & 1) === 1))
}

const shift = ({ priceBefore, priceAfter }: Repair) => Math.abs((priceAfter ?? 0) - (priceBefore ?? 0))
const fewestThenPrice = (a: Repair, b: Repair) => a.changes.length - b.changes.length || shift(a) - shift(b)

test('the first repair is as small and as cheap as any that trying everything finds', { timeout: 30_000 }, () => {
  let compared = 0
  fc.assert(
    fc.property(world(9), (found) => {
      const { index, build } = found
      fc.pre(buildConflicts(index, build).length === 0 && build.chosen.length <= 5)
      for (const want of wants(found)) {
        const offered = repairs(index, build, want)
        if (picksOf(offered[0]) > 2) continue
        const best = bruteForce(index, build, want)
        expect(offered.slice(0, 1).map(({ changes }) => changes.length)).toEqual(
          best.slice(0, 1).map(({ size }) => size),
        )
        expect(offered.slice(0, 1).map(shift)).toEqual(best.slice(0, 1).map(({ cost }) => cost))
        if (best.length > 0) compared++
      }
    }),
    { numRuns: 150 },
  )
  expect(compared).toBeGreaterThan(50)
})

const picksOf = (repair: Repair | undefined) => repair?.changes.filter(({ kind }) => kind === 'select').length ?? 0

/** Every set with up to two alternatives; the comparison leaves out the few returns that need more. */
function bruteForce(index: CatalogueIndex, build: Build, want: NonNullable<Want>): { size: number; cost: number }[] {
  const members = [...new Set(index.nodes.flatMap(({ alternatives }) => alternatives.flat()))].filter((id) =>
    index.positions.has(id),
  )
  const drops = build.chosen.map((partId): Change => ({ kind: 'deselect', partId }))
  const picks = members.filter((id) => !build.chosen.includes(id)).map((partId): Change => ({ kind: 'select', partId }))
  const colors = want.kind === 'color' ? [] : [...index.colors.keys()].filter((code) => code !== build.colorCode)
  const coatings = [...index.coatings.keys()].filter((code) => code !== build.coatingCode)
  const paints: Change[][] = [[], ...colors.map((colorCode): Change[] => [{ kind: 'color', colorCode }])].flatMap(
    (set) => [set, ...coatings.map((coatingCode): Change[] => [...set, { kind: 'coating', coatingCode }])],
  )
  const upToTwo = [
    [],
    ...picks.map((pick) => [pick]),
    ...picks.flatMap((a, at) => picks.slice(at + 1).map((b) => [a, b])),
  ]
  const subsets = [...properSubsets(drops), drops].flatMap((dropped) =>
    upToTwo.map((picked) => [...dropped, ...picked]),
  )
  const valid = subsets.flatMap((set) =>
    paints.flatMap((paint) => {
      const next = applied(index, build, want, [...set, ...paint])
      if (buildConflicts(index, next).length > 0) return []
      return [{ size: set.length + paint.length, cost: Math.abs(priceOf(index, next) - priceOf(index, build)) }]
    }),
  )
  return valid.sort((a, b) => a.size - b.size || a.cost - b.cost)
}

const priceOf = (index: CatalogueIndex, build: Build) =>
  index.nodes
    .filter(({ id, code, type }) =>
      type === 'COLOR'
        ? code === build.colorCode
        : type === 'COATING'
          ? code === build.coatingCode
          : build.parts.includes(id),
    )
    .reduce((sum, { price }) => sum + (price ?? 0), 0)

test('every click ends in a valid build or in a refusal with reasons that leaves the build untouched', {
  timeout: 30_000,
}, () => {
  fc.assert(
    fc.property(world(120), fc.array(fc.nat(), { maxLength: 12 }), ({ index, build: start, random }, clicks) => {
      fc.pre(buildConflicts(index, start).length === 0)
      let build = start
      for (const click of clicks) {
        const change = clickOf(index, build, click, random)
        const frozen = JSON.stringify(build)
        const answer = consequencesOf(index, build, change)
        expect(JSON.stringify(build)).toBe(frozen)
        if (answer.refused) expect(answer.reasons.length).toBeGreaterThan(0)
        else {
          expect(buildConflicts(index, answer.next)).toEqual([])
          build = answer.next
        }
      }
    }),
    { numRuns: 150 },
  )
})

function clickOf(index: CatalogueIndex, build: Build, click: number, random: () => number): Change {
  const ids = [...index.catalogue.items, ...index.catalogue.accessories].map(({ id }) => id)
  const partId = ids[click % ids.length] ?? ''
  if (random() < 0.2) return { kind: 'color', colorCode: [...index.colors.keys()][click % index.colors.size] ?? '' }
  return build.parts.includes(partId) ? { kind: 'deselect', partId } : { kind: 'select', partId }
}

test('a random world is rarely born broken', () => {
  const worlds = fc.sample(world(200), 100)
  expect(worlds.filter(({ index }) => buildConflicts(index, initialBuild(index)).length === 0).length).toBeGreaterThan(
    60,
  )
})
