import { expect, test } from 'vitest'
import type { Change } from './consequences.ts'
import { catalogueOf, color, part } from './catalogue.arbitrary.ts'
import { indexCatalogue } from './catalogue-index.ts'
import { repairs, whyNot } from './explain.ts'
import type { Repair } from './explain.ts'
import { buildConflicts, buildOf, initialBuild } from './rules.ts'

const items = [
  part('roof', { optionalColors: ['white'], price: 1_900_00 }),
  part('sport', { optionalColors: ['red', 'blue'], inclusive: ['kit'], price: 4_000_00 }),
  part('kit', { price: 0 }),
  part('tow', { exclusive: ['kit'], price: 700_00 }),
  part('rack', { inclusive: ['tow'], price: 300_00 }),
  part('cargo', { alternatives: [['net', 'box']], price: 50_00 }),
  part('net', { exclusive: ['sport'], price: 10_00 }),
  part('box', { price: 800_00 }),
  part('never', { inclusive: ['tow', 'kit'] }),
]
const index = indexCatalogue(catalogueOf({ items }))
const start = initialBuild(index)
const build = buildOf(index, { ...start, chosen: ['roof', 'rack'] })

const described = ({ kind, ...rest }: Change) => `${kind} ${Object.values(rest).join()}`
const sets = (list: readonly Repair[]) => list.map(({ changes }) => changes.map(described))

test('a free part has no reasons, a blocked one names who blocks what', () => {
  expect(whyNot(index, build, 'box')).toEqual([])
  const named = whyNot(index, build, 'sport').map((reason) =>
    'blockerChain' in reason
      ? [reason.blockerChain, reason.wantedChain].map((chain) => chain.map(({ id }) => id))
      : reason,
  )
  expect(named).toEqual([
    [
      ['rack', 'tow'],
      ['sport', 'kit'],
    ],
  ])
})

test('a colour that no selected part allows together is refused and settled by giving up one of them', () => {
  const only = buildOf(index, { ...start, chosen: ['roof'] })
  expect(whyNot(index, only, 'sport')).toMatchObject([{ rule: 'color' }])
  expect(sets(repairs(index, only, { kind: 'select', partId: 'sport' }))).toEqual([
    ['deselect roof', 'color red'],
    ['deselect roof', 'color blue'],
  ])
})

test('repairs come with what follows from them', () => {
  const [first] = repairs(index, build, { kind: 'select', partId: 'sport' })
  expect(first?.changes.map(described)).toEqual(['deselect roof', 'deselect rack', 'color red'])
  expect(first?.removed.map(({ id }) => id)).toEqual(['roof', 'tow', 'rack'])
  expect(first?.added.map(({ id }) => id)).toEqual(['kit'])
  expect(buildConflicts(index, first?.next ?? build)).toEqual([])
})

test('an alternative is taken or its owner given up, by count, then by price', () => {
  const cargo = buildOf(index, { ...start, chosen: ['cargo', 'net'], colorCode: 'red' })
  const offered = repairs(index, cargo, { kind: 'select', partId: 'sport' })
  expect(sets(offered).map((set) => set.toSorted())).toEqual([
    ['deselect cargo', 'deselect net'],
    ['deselect net', 'select box'],
  ])
  expect(offered.map(({ priceBefore, priceAfter }) => (priceAfter ?? 0) - (priceBefore ?? 0))).toEqual([
    3_940_00, 4_790_00,
  ])
})

test('an alternative that brings another one along counts once', () => {
  const rig = part('rig', { alternatives: [['rail'], ['crane']] })
  const rigs = indexCatalogue(catalogueOf({ items: [rig, part('rail'), part('crane', { inclusive: ['rail'] })] }))
  const offered = repairs(rigs, initialBuild(rigs), { kind: 'select', partId: 'rig' })
  expect(sets(offered)).toEqual([['select crane']])
  expect(offered[0]?.next).toMatchObject({ chosen: ['rig', 'crane'], parts: ['rig', 'rail', 'crane'] })
})

test('a colour that brings an alternative stands beside the alternative itself, by price', () => {
  const colors = [color('plain', { price: 500_00 }), color('stripes', { price: 700_00, inclusive: ['decal'] })]
  const decal = part('decal', { price: 300_00 })
  const trims = [part('trim', { alternatives: [['badge', 'decal']] }), part('badge', { price: 900_00 }), decal]
  const cars = indexCatalogue(
    catalogueOf({ colors, items: [...trims, part('old', { price: 2_000_00, exclusive: ['trim'] })] }),
  )
  const before = buildOf(cars, { ...initialBuild(cars), colorCode: 'plain', chosen: ['old'] })
  const offered = repairs(cars, before, { kind: 'select', partId: 'trim' })
  expect(sets(offered)).toEqual([
    ['deselect old', 'select badge'],
    ['deselect old', 'color stripes'],
    ['deselect old', 'select decal'],
  ])
})

test('what is locked stays, inclusive parts too; what is not in the build cannot be locked', () => {
  const only = buildOf(index, { ...start, chosen: ['roof'] })
  const want = { kind: 'select', partId: 'sport' } as const
  expect(repairs(index, only, want, { locked: ['roof'] })).toEqual([])
  expect(repairs(index, only, want, { locked: ['white'] })).toEqual([])
  expect(repairs(index, only, want, { locked: ['blue'] })).toEqual(repairs(index, only, want))
  const packs = indexCatalogue(
    catalogueOf({ items: [part('old', { inclusive: ['led'] }), part('led'), part('new', { exclusive: ['old'] })] }),
  )
  const [repair] = repairs(
    packs,
    buildOf(packs, { ...start, chosen: ['old'] }),
    { kind: 'select', partId: 'new' },
    { locked: ['led'] },
  )
  expect(repair?.next.parts).toEqual(['led', 'new'])
})

test('a part that contradicts itself has no repair, and nothing is wrong with an unknown one but its name', () => {
  expect(repairs(index, start, { kind: 'select', partId: 'never' })).toEqual([])
  expect(whyNot(index, start, 'never')).toMatchObject([{ rule: 'impossible' }])
  expect(repairs(index, start, { kind: 'select', partId: 'nope' })).toEqual([])
  expect(whyNot(index, start, 'nope')).toEqual([{ rule: 'unknown', id: 'nope' }])
})

test('a broken build is repaired without a want', () => {
  const broken = buildOf(index, { ...start, chosen: ['rack', 'sport'], colorCode: 'red' })
  expect(sets(repairs(index, broken, null))).toEqual([['deselect rack'], ['deselect sport']])
  expect(repairs(index, build, null).map(({ changes }) => changes)).toEqual([[]])
})

test('a wanted colour gives up the parts that forbid it', () => {
  expect(sets(repairs(index, build, { kind: 'color', colorCode: 'blue' }))).toEqual([['deselect roof']])
})
