import { expect, test } from 'vitest'
import { nearest } from './nearest.ts'

const RANGE = ['mobi', 'argo', 'cronos', 'pulse', 'fastback', 'grand-cherokee']

test.each([
  ['puls', 'pulse'],
  ['fast-back', 'fastback'],
  ['Árgo', 'argo'],
  ['grandcherokee', 'grand-cherokee'],
  ['mobbi', 'mobi'],
])('%s is nearest to %s', (word, found) => {
  expect(nearest(word, RANGE)[0]).toBe(found)
})

test('answers at most three, and none of nothing', () => {
  expect(nearest('x'.repeat(5000), RANGE)).toHaveLength(3)
  expect(nearest('pulse', [])).toEqual([])
})
