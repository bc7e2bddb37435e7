import { expect, test } from 'vitest'
import { comparedSet, isOnlyDifferences, withPlace } from './compared-set.ts'

const ON_SALE = new Set(['A', 'B', 'C', 'D', 'E'])

test.each([
  [['A', 'B'], { codes: ['A', 'B'], unknown: 0, tooMany: 0 }],
  [['B', '', 'A', 'B'], { codes: ['B', 'A'], unknown: 0, tooMany: 0 }],
  [['A', 'X', 'B'], { codes: ['A', 'B'], unknown: 1, tooMany: 0 }],
  [['A', 'B', 'C', 'D', 'E'], { codes: ['A', 'B', 'C', 'D'], unknown: 0, tooMany: 1 }],
  [[], { codes: [], unknown: 0, tooMany: 0 }],
])('%j is compared as %j', (asked, set) => {
  expect(comparedSet(asked, ON_SALE)).toEqual(set)
})

test.each([
  ['replaced', ['A', 'B', 'C'], 1, 'D', ['A', 'D', 'C']],
  ['removed', ['A', 'B', 'C'], 1, null, ['A', 'C']],
  ['added', ['A', 'B'], 2, 'C', ['A', 'B', 'C']],
  ['added to a later place', ['A'], 3, 'C', ['A', 'C']],
  ['exchanged', ['A', 'B', 'C'], 0, 'C', ['C', 'B', 'A']],
  ['added twice', ['A', 'B'], 2, 'A', ['A', 'B']],
])('a column is %s', (_, codes, place, code, next) => {
  expect(withPlace(codes, place, code)).toEqual(next)
})

test.each([
  [[], ['9GD', '9GD'], true],
  [[], ['9GD', 'CNA'], false],
  [['0'], ['9GD', '9GD'], false],
  [['0', '1'], ['9GD', 'CNA'], true],
])('asked %j of models %j: only differences is %s', (asked, models, only) => {
  expect(isOnlyDifferences(asked, models)).toBe(only)
})
