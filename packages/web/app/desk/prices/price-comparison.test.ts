import { expect, test } from 'vitest'
import { bandOf } from './price-comparison.ts'

test('a price is coloured by how far it lies from the list price', () => {
  expect(bandOf(95_00, 100_00)).toBe('far')
  expect(bandOf(95_01, 100_00)).toBe('below')
  expect(bandOf(100_00, 100_00)).toBe('same')
  expect(bandOf(100_01, 100_00)).toBe('above')
  expect(bandOf(100_00, null)).toBeNull()
})
