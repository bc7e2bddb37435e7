import { describe, expect, test } from 'vitest'
import { passing, readAccessoryFilter, tightest } from './accessory-filter.ts'

test.each([
  ['', { model: null, version: null, max: null, q: null }],
  ['model=pulse&version=X6P1234&max=500&q=%20tapete%20', { model: 'pulse', version: 'X6P1234', max: 500, q: 'tapete' }],
  ['model=&max=abc&q=%00', { model: null, version: null, max: null, q: null }],
  ['max=0', { model: null, version: null, max: null, q: null }],
  ['max=-5', { model: null, version: null, max: null, q: null }],
])('%j', (query, filter) => {
  expect(readAccessoryFilter(new URLSearchParams(query))).toEqual(filter)
})

describe('filters', () => {
  const items = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
  const small = (item: number) => item <= 2
  const big = (item: number) => item >= 5
  const odd = (item: number) => item % 2 === 1

  test('all must pass', () => {
    expect(passing(items, { max: big, q: odd })).toEqual([5, 7, 9])
    expect(passing(items, {})).toEqual(items)
  })

  test('the one that kills most is named, with what is left without it', () => {
    expect(tightest(items, { model: big, max: small })).toEqual({ name: 'max', count: 6 })
    expect(tightest(items, { model: small, max: big })).toEqual({ name: 'model', count: 6 })
    expect(tightest(items, { model: big, max: small, q: odd })).toEqual({ name: 'max', count: 3 })
  })

  test('when giving up one does not help, none is blamed', () => {
    expect(tightest(items, { model: small, max: big, q: () => false })).toBeNull()
  })
})
