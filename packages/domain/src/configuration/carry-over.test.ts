import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { carryOver } from './carry-over.ts'
import { catalogueOf, color, part, world } from './catalogue.arbitrary.ts'
import { indexCatalogue } from './catalogue-index.ts'
import { buildConflicts, buildOf, initialBuild } from './rules.ts'

const from = indexCatalogue(
  catalogueOf({
    items: [part('1-pack', { code: 'PACK' }), part('1-roof', { code: 'ROOF' }), part('1-tow', { code: 'TOW' })],
  }),
)
const to = indexCatalogue(
  catalogueOf({
    mvsCode: 'XWB4MK0',
    basePrice: 97_990_00,
    colors: [color('white', { price: 0 }), color('green')],
    items: [
      part('2-pack', { code: 'PACK', inclusive: ['2-led'] }),
      part('2-led', { code: 'LED' }),
      part('2-tow', { code: 'TOW', exclusive: ['2-led'] }),
    ],
  }),
)

test('keeps what the other version has, by code, and tells what it adds, loses and costs', () => {
  const build = buildOf(from, {
    ...initialBuild(from),
    colorCode: 'red',
    coatingCode: 'leather',
    chosen: ['1-pack', '1-roof'],
  })
  const carried = carryOver(from, build, to)
  expect(carried.next).toMatchObject({
    colorCode: 'white',
    coatingCode: 'leather',
    chosen: ['2-pack'],
    parts: ['2-pack', '2-led'],
  })
  expect(carried.added.map(({ id }) => id)).toEqual(['2-led'])
  expect(carried.removed.map(({ id }) => id)).toEqual(['1-roof'])
  expect([carried.recolored?.from?.code, carried.recolored?.to.code, carried.recoated]).toEqual(['red', 'white', null])
  expect([carried.priceBefore, carried.priceAfter]).toEqual([93_990_00 + 400_00, 97_990_00 + 300_00])
})

test('gives up as little as the other version rules demand', () => {
  const build = buildOf(from, { ...initialBuild(from), chosen: ['1-pack', '1-tow'] })
  const { next, removed } = carryOver(from, build, to)
  expect(buildConflicts(to, next)).toEqual([])
  expect(removed).toHaveLength(1)
})

test('ends in a valid build whenever the other version has one, and changes nothing towards itself', {
  timeout: 30_000,
}, () => {
  fc.assert(
    fc.property(world(80), world(80), (here, there) => {
      fc.pre(buildConflicts(there.index, initialBuild(there.index)).length === 0)
      expect(buildConflicts(there.index, carryOver(here.index, here.build, there.index).next)).toEqual([])
      if (buildConflicts(here.index, here.build).length === 0)
        expect(carryOver(here.index, here.build, here.index)).toMatchObject({
          next: here.build,
          added: [],
          removed: [],
          recolored: null,
        })
    }),
    { numRuns: 60 },
  )
})
