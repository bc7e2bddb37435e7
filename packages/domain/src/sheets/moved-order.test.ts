import { expect, test } from 'vitest'
import { movedOrder } from './moved-order.ts'

const WIDE = { least: 0, most: 100_000 }

test.each([
  ['down', [1, 2, 3, 4], 0, 2, [3, 1, 2, 4]],
  ['up', [10, 20, 30, 40], 3, 1, [10, 30, 40, 20]],
  ['nowhere', [1, 5, 9], 1, 1, [1, 5, 9]],
  ['among places that were the same', [7, 7, 7], 2, 0, [8, 9, 7]],
])('a row that moves %s takes a place, and those between move by one', (_, places, from, to, next) =>
  expect(movedOrder(places, from, to, WIDE)).toEqual(next),
)

test('places that would not fit are counted anew', () =>
  expect(movedOrder([98, 99, 99], 2, 0, { least: 1, most: 99 })).toEqual([2, 3, 1]))
