import { expect, test } from 'vitest'
import type { PriceLine } from '../configuration/total.ts'
import { priceChange, totalOf } from './price-change.ts'

const car = (amount: number | null): PriceLine => ({ kind: 'version', id: 'X6PXF70', name: '', amount })
const red = (amount: number | null): PriceLine => ({ kind: 'color', id: '601', name: 'Vermelho', amount })
const roof = (amount: number | null): PriceLine => ({ kind: 'optional', id: 'SR', name: 'Teto', amount })

test.each([
  ['the same', [car(100), red(5)], [car(100), red(5)], { lines: [], difference: 0 }],
  [
    'a dearer car',
    [car(100), red(5)],
    [car(120), red(5)],
    { lines: [{ kind: 'version', id: 'X6PXF70', name: '', before: 100, now: 120 }], difference: 20 },
  ],
  [
    'a part that is no longer there',
    [car(100), roof(30)],
    [car(100)],
    { lines: [{ kind: 'optional', id: 'SR', name: 'Teto', before: 30, now: null }], difference: -30 },
  ],
  [
    'one that came along',
    [car(100)],
    [car(100), roof(30)],
    { lines: [{ kind: 'optional', id: 'SR', name: 'Teto', before: null, now: 30 }], difference: 30 },
  ],
  ['one that came along for nothing', [car(100)], [car(100), roof(0)], { lines: [], difference: 0 }],
  [
    'a car without a price today',
    [car(100)],
    [car(null)],
    { lines: [{ kind: 'version', id: 'X6PXF70', name: '', before: 100, now: null }], difference: null },
  ],
  [
    'a car that is no longer sold',
    [car(100)],
    [],
    { lines: [expect.objectContaining({ now: null })], difference: null },
  ],
] as const)('%s', (_, before, now, expected) => {
  expect(priceChange(before, now)).toEqual(expected)
})

test.each([
  [[], null],
  [[car(null), red(5)], null],
  [[car(100), red(0)], 100],
] as const)('the total of %j', (lines, total) => expect(totalOf(lines)).toBe(total))
