import { expect, test } from 'vitest'
import { part } from './catalogue.arbitrary.ts'
import { byGroup } from './part-groups.ts'

const idsOf = (...parts: Parameters<typeof byGroup>[0]) =>
  byGroup(parts.map((one, at) => ({ ...one, at }))).map(({ group, parts: own }) => [group, own.map(({ at }) => at)])

test('packs come first and what is in no group last, each group in catalogue order', () => {
  const parts = [
    part('a', { group: 'safety' }),
    part('b'),
    part('c', { group: 'pack' }),
    part('d', { group: 'safety' }),
    part('e', { group: 'comfort' }),
  ]
  expect(idsOf(...parts)).toEqual([
    ['pack', [2]],
    ['comfort', [4]],
    ['safety', [0, 3]],
    ['other', [1]],
  ])
})

test('what is featured leads its group and does not leave it', () => {
  const parts = [
    part('a', { group: 'pack' }),
    part('b', { group: 'pack', behaviour: 'FEATURED' }),
    part('c', { group: 'cargo', behaviour: 'FEATURED' }),
  ]
  expect(idsOf(...parts)).toEqual([
    ['pack', [1, 0]],
    ['cargo', [2]],
  ])
})

test('without parts there is no group', () => {
  expect(idsOf()).toEqual([])
})
