import { expect, test } from 'vitest'
import { catalogueOf, part } from './catalogue.arbitrary.ts'
import { indexCatalogue } from './catalogue-index.ts'
import { buildOf, initialBuild } from './rules.ts'
import { stockMatches } from './stock-match.ts'
import type { StockUnit } from './stock-match.ts'

const index = indexCatalogue(
  catalogueOf({ items: [part('a'), part('b')], accessories: [part('mats', { type: 'ACCESSORY' })] }),
)
const build = buildOf(index, { ...initialBuild(index), chosen: ['a', 'mats'] })
const unit = (id: string, fields: Partial<StockUnit> = {}): StockUnit => ({
  id,
  mvsCode: 'XWBHG00',
  year: 2026,
  colorCode: 'white',
  coatingCode: 'cloth',
  itemIds: ['a'],
  distance: 10_000,
  price: 95_000_00,
  ...fields,
})

test('identical first, accessories aside, then by differences, distance and price', () => {
  const units = [
    unit('two', { colorCode: 'red', itemIds: [] }),
    unit('far', { colorCode: 'red', distance: 90_000 }),
    unit('nowhere', { colorCode: 'red', distance: null }),
    unit('dear', { colorCode: 'red', price: 99_000_00 }),
    unit('unpriced', { colorCode: 'red', price: null }),
    unit('same'),
    unit('near', { colorCode: 'red' }),
  ]
  const { identical, nearest } = stockMatches(index, build, units)
  expect(identical.map((match) => match.unit.id)).toEqual(['same'])
  expect(nearest.map((match) => match.unit.id)).toEqual(['near', 'dear', 'unpriced', 'far', 'nowhere', 'two'])
})

test('tells each difference', () => {
  const other = unit('x', { mvsCode: 'XWB4MK0', year: 2025, colorCode: 'blue', coatingCode: 'leather', itemIds: ['b'] })
  expect(stockMatches(index, build, [other]).nearest[0]?.differences).toEqual([
    { kind: 'version', wanted: 'XWBHG00', found: 'XWB4MK0' },
    { kind: 'year', wanted: '2026', found: '2025' },
    { kind: 'color', wanted: 'white', found: 'blue' },
    { kind: 'coating', wanted: 'cloth', found: 'leather' },
    { kind: 'missing', partId: 'a' },
    { kind: 'extra', partId: 'b' },
  ])
})
