import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addAll, emptyBits, hasBit, positionsOf } from '../configuration/bits.ts'
import { catalogueOf, part, world } from '../configuration/catalogue.arbitrary.ts'
import { type CatalogueIndex, indexCatalogue } from '../configuration/catalogue-index.ts'
import { closureAt, isValid } from '../configuration/rules.ts'
import { cheapestBuilds } from './cheapest-builds.ts'

/** Every set of items in every paint, judged by the rules of configuration: the reference. */
function byForce(index: CatalogueIndex, must: readonly number[] = []): (readonly [count: number, price: number])[] {
  const { nodes, colorBits, coatingBits, catalogue } = index
  const items = nodes.flatMap(({ type }, at) => (type === 'ITEM' ? at : []))
  const priceOf = (positions: readonly number[]) =>
    positions.reduce((sum, at) => sum + (nodes[at]?.price ?? Number.POSITIVE_INFINITY), catalogue.basePrice ?? 0)
  const family = (bits: typeof colorBits) => (positionsOf(bits).length > 0 ? positionsOf(bits) : [null])
  const cheapest = new Map<number, number>()
  for (let chosen = 0; chosen < 2 ** items.length; chosen += 1) {
    const selected = emptyBits(nodes.length)
    items.forEach((at, nth) => {
      if (((chosen >>> nth) & 1) === 1) addAll(selected, closureAt(index, at))
    })
    const count = items.filter((at) => hasBit(selected, at)).length
    if (must.some((at) => !hasBit(selected, at))) continue
    for (const color of family(colorBits))
      for (const coating of family(coatingBits)) {
        const full = selected.slice()
        for (const at of [color, coating]) if (at !== null) addAll(full, closureAt(index, at))
        if (items.filter((at) => hasBit(full, at)).length !== count || !isValid(index, full)) continue
        const price = priceOf(positionsOf(full))
        if (price < (cheapest.get(count) ?? Number.POSITIVE_INFINITY)) cheapest.set(count, price)
      }
  }
  const found = [...cheapest].filter(([, price]) => Number.isFinite(price))
  return found
    .filter(([count, price]) => found.every(([more, other]) => more <= count || other > price))
    .toSorted(([a], [b]) => a - b)
}

describe('the cheapest builds of a version', () => {
  test('are those that trying every build finds', () => {
    fc.assert(
      fc.property(world(20), ({ index }) => {
        const found = cheapestBuilds(index)
        expect(found.map(({ count, priceCents }) => [count, priceCents])).toEqual(byForce(index))
      }),
      { numRuns: 60 },
    )
  })

  test('with something that must be in them, too', () => {
    fc.assert(
      fc.property(world(16), fc.nat(), ({ index }, nth) => {
        const items = index.nodes.flatMap(({ type }, at) => (type === 'ITEM' ? at : []))
        const must = items.slice(nth % items.length).slice(0, 1)
        const found = cheapestBuilds(index, must)
        expect(found.map(({ count, priceCents }) => [count, priceCents])).toEqual(byForce(index, must))
      }),
      { numRuns: 60 },
    )
  })

  test('take what a part brings along, and pass over what has no price', () => {
    const items = [
      part('leather', { price: 4_000_00, inclusive: ['comfort'] }),
      part('comfort', { price: 3_000_00 }),
      part('roof', { price: null }),
    ]
    const index = indexCatalogue(catalogueOf({ items, colors: [], coatings: [] }))
    expect(cheapestBuilds(index).map(({ count, priceCents }) => [count, priceCents - 93_990_00])).toEqual([
      [0, 0],
      [1, 3_000_00],
      [2, 7_000_00],
    ])
  })

  test('at one price have as many items as it buys', () => {
    const items = [
      part('p', { price: 2_000_00, inclusive: ['x'], exclusive: ['q', 'r'] }),
      part('q', { price: 2_500_00, inclusive: ['r'] }),
      part('r', { price: 2_500_00, inclusive: ['q'] }),
    ]
    const accessories = [part('x', { type: 'ACCESSORY', price: 3_000_00 })]
    const index = indexCatalogue(catalogueOf({ items, accessories, colors: [], coatings: [] }))
    expect(cheapestBuilds(index).map(({ count, priceCents }) => [count, priceCents - 93_990_00])).toEqual([
      [0, 0],
      [2, 5_000_00],
    ])
  })

  test('are none where the version has no price', () => {
    expect(cheapestBuilds(indexCatalogue(catalogueOf({ basePrice: null })))).toEqual([])
  })
})
