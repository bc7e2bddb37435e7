import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressOf, openBuild, readAddress, STEPS } from './address.ts'
import { catalogueOf, part, world } from './catalogue.arbitrary.ts'
import { indexCatalogue } from './catalogue-index.ts'
import { buildOf, initialBuild } from './rules.ts'

const index = indexCatalogue(
  catalogueOf({ items: [part('a', { inclusive: ['b'], exclusive: ['c'] }), part('b'), part('c')] }),
)
const build = buildOf(index, { ...initialBuild(index), chosen: ['a'] })

test('has our parameters in order and leaves the others alone', () => {
  const present = new URLSearchParams('utm_source=x&version=OLD&parts=zz&q=1&utm_source=y')
  expect(addressOf(index, build, 'color', present).toString()).toBe(
    'version=XWBHG00&color=white&year=2026&coating=cloth&parts=a&step=color&utm_source=x&q=1&utm_source=y',
  )
})

test('reproduces build and step', () => {
  fc.assert(
    fc.property(world(60), fc.constantFrom(...STEPS), ({ index: any, build: built }, step) => {
      const read = readAddress(new URLSearchParams(addressOf(any, built, step).toString()))
      expect(read).toMatchObject({ step, mvsCode: any.catalogue.mvsCode, year: any.catalogue.year })
      expect(openBuild(any, read)).toMatchObject({ build: built, gone: [] })
    }),
    { numRuns: 60 },
  )
})

test('names what no longer exists and falls back', () => {
  const read = readAddress(
    new URLSearchParams(
      'version=V&color=teal&coating=velvet&parts=a&parts=zz&parts=white&services=s9&step=zz&year=20x6',
    ),
  )
  expect(read).toMatchObject({ step: 'version', year: null })
  const opened = openBuild(index, read)
  expect(opened.gone).toEqual([
    { kind: 'color', id: 'teal' },
    { kind: 'coating', id: 'velvet' },
    { kind: 'part', id: 'zz' },
    { kind: 'part', id: 'white' },
    { kind: 'service', id: 's9' },
  ])
  expect(opened.build).toEqual(build)
})

test('made by hand against the rules opens with its conflicts', () => {
  const opened = openBuild(index, readAddress(new URLSearchParams('parts=a&parts=c')))
  expect(opened.conflicts).toMatchObject([{ rule: 'excludes', part: { id: 'a' }, other: { id: 'c' } }])
})

test('says nothing of what was not asked', () => {
  expect(readAddress(new URLSearchParams())).toEqual({
    mvsCode: null,
    year: null,
    colorCode: null,
    coatingCode: null,
    parts: [],
    services: [],
    step: 'version',
  })
  expect(openBuild(index, readAddress(new URLSearchParams())).build).toEqual(initialBuild(index))
})
