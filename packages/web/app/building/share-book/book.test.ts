import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import json from './book.json' with { type: 'json' }
import { codeBookOf, type ShareBook, sharePlace } from './book.ts'
import { grown, type WorldParts } from './growth.ts'

const world = (name: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../../../../world/data/${name}.json`), 'utf8'))
const parts: WorldParts = { years: world('version-years'), parts: world('parts'), services: world('services') }
const book: ShareBook = json

describe('the share book', () => {
  test('knows everything the world sells', () => {
    expect(grown(book, parts)).toEqual(book)
  })

  test('stays within what a code can hold', () => {
    expect(book.versions.length).toBeLessThan(4096)
    for (const { colors, coatings, items, accessories, services } of Object.values(book.models)) {
      expect(colors.length).toBeLessThan(63)
      expect(coatings.length).toBeLessThan(15)
      expect(items.length).toBeLessThanOrEqual(40)
      for (const list of [accessories, services]) expect(list.length).toBeLessThanOrEqual(155)
    }
  })

  test('grows at the end only', () => {
    const small: ShareBook = {
      versions: ['BR/OLD0000/2020'],
      models: { X6P: { colors: ['601'], coatings: [], items: ['X6P-P9'], accessories: [], services: [] } },
    }
    const larger = grown(small, parts)
    expect(larger.versions.slice(0, 1)).toEqual(small.versions)
    expect(larger.models['X6P']?.colors[0]).toBe('601')
    expect(larger.models['X6P']?.items[0]).toBe('X6P-P9')
    expect(new Set(larger.models['X6P']?.items).size).toBe(larger.models['X6P']?.items.length)
  })

  test('finds a version again by its place', () => {
    const place = sharePlace(book, { market: 'BR', mvsCode: '9GDNYM0', year: 2027 }, '9GD')
    expect(codeBookOf(book).versions[place?.version ?? -1]).toEqual({ market: 'BR', mvsCode: '9GDNYM0', year: 2027 })
    expect(sharePlace(book, { market: 'BR', mvsCode: '9GDNYM0', year: 1990 }, '9GD')).toBeNull()
  })
})
