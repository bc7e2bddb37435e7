import { describe, expect, test } from 'vitest'
import { knownQuery, pageKey, splitAddress, withRest } from './page-key.ts'

const known = ['version', 'color', 'year', 'part']

describe('pageKey', () => {
  test.each([
    ['', '/a'],
    ['utm_source=x&gclid=1', '/a'],
    ['color=1&utm_source=x&version=2', '/a?version=2&color=1'],
    ['version=2&color=1', '/a?version=2&color=1'],
    ['part=1&part=2', '/a?part=1&part=2'],
    ['part=2&part=1', '/a?part=2&part=1'],
    ['version=%20a%26b', '/a?version=+a%26b'],
    ['__proto__=1&toString=2', '/a'],
  ])('%s -> %s', (search, expected) => expect(pageKey('/a', search, known)).toBe(expected))

  test('a page that reads nothing has one entry', () => expect(pageKey('/a', 'version=1', [])).toBe('/a'))
})

test('known parameters survive another round unchanged', () => {
  const once = knownQuery('year=2026&version=a b&x=1', known)
  expect(knownQuery(once, known)).toBe(once)
})

test.each([
  ['/a', '/a', ''],
  ['/a?', '/a', ''],
  ['/a?b=1?c', '/a', 'b=1?c'],
])('%s', (address, path, search) => expect(splitAddress(address)).toEqual({ path, search }))

test.each([
  ['/b', '', '/b'],
  ['/b', 'color=1', '/b'],
  ['/b', 'utm_source=x&color=1', '/b?utm_source=x'],
  ['/b?color=1', 'color=1&utm_source=x', '/b?color=1&utm_source=x'],
])('%s after %s -> %s', (location, search, expected) => expect(withRest(location, search, known)).toBe(expected))
