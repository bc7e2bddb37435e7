import { expect, test } from 'vitest'
import { dropPlace, keyPlace } from './drop-place.ts'

const BOXES = [0, 40, 80, 120].map((top) => ({ top, height: 40 }))

test.each([
  [0, 10, 0],
  [0, 61, 1],
  [0, 300, 3],
  [3, -5, 0],
  [3, 59, 1],
  [2, 100, 2],
])('row %i held at %i falls to place %i', (from, y, place) => expect(dropPlace(BOXES, from, y)).toBe(place))

test.each([
  ['ArrowUp', 0, 0],
  ['ArrowUp', 2, 1],
  ['ArrowDown', 3, 3],
  ['Home', 3, 0],
  ['End', 0, 3],
  ['a', 1, null],
])('%s carries a row from place %i to %j', (key, place, to) => expect(keyPlace(key, place, 4)).toBe(to))
