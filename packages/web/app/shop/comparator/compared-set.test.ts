import { expect, test } from 'vitest'
import { comparedSet, isOnlyDifferences } from './compared-set.ts'

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
  [[], ['9GD', '9GD'], true],
  [[], ['9GD', 'CNA'], false],
  [['0'], ['9GD', '9GD'], false],
  [['0', '1'], ['9GD', 'CNA'], true],
])('asked %j of models %j: only differences is %s', (asked, models, only) => {
  expect(isOnlyDifferences(asked, models)).toBe(only)
})
