import { describe, expect, test } from 'vitest'
import { openBuild } from './address.ts'
import type { Build, CarCatalogue } from './catalogue.ts'
import { catalogueOf, color, coating, part, randomFrom } from './catalogue.arbitrary.ts'
import { indexCatalogue } from './catalogue-index.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { buildOf } from './rules.ts'
import { SYMBOLS } from './share-alphabet.ts'
import { readShareCode, shareCode, sharedRequest } from './share-code.ts'
import type { VersionOrder } from './share-code.ts'

const named = (prefix: string, count: number) => Array.from({ length: count }, (_, nth) => `${prefix}${nth}`)
const catalogue: CarCatalogue = catalogueOf({
  colors: named('color', 12).map((id) => color(id)),
  coatings: named('coat', 5).map((id) => coating(id)),
  items: named('item', 48).map((id, nth) => part(id, nth % 7 === 0 ? { inclusive: [`item${(nth + 3) % 48}`] } : {})),
  accessories: named('acc', 25).map((id) => part(id, { type: 'ACCESSORY' })),
  services: named('srv', 4).map((id) => ({ id, name: id, category: 'care', serviceName: id, price: 0 })),
})
const index = indexCatalogue(catalogue)
const versions = named('V', 300).map((mvsCode) => ({ mvsCode, year: 2026, market: 'BR' }))
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id)
const order: VersionOrder = {
  colors: idsOf(catalogue.colors),
  coatings: idsOf(catalogue.coatings),
  items: idsOf(catalogue.items),
  accessories: idsOf(catalogue.accessories),
  services: idsOf(catalogue.services),
}
const encode = (build: Build, version = 211) => shareCode(index, build, version, order) ?? 'refused'
const length = (code: string) => code.replaceAll('-', '').length
const build = (chosen: string[], services: string[] = []) =>
  buildOf(index, { colorCode: 'color7', coatingCode: 'coat2', chosen, services })

function opened(code: string, book = { versions }, now: CatalogueIndex = index) {
  const read = readShareCode(code, book)
  if (typeof read === 'string') return read
  const request = sharedRequest(read, order, now)
  return { ...openBuild(now, request), version: read.version, catalogueChanged: request.catalogueChanged }
}

test('any of 100,000 random builds comes back as it was, in 16 characters unless extras or a 41st optional are chosen', {
  timeout: 30_000,
}, () => {
  const random = randomFrom(20261121)
  const below = (bound: number) => Math.floor(random() * bound)
  let wrong = 0
  for (let nth = 0; nth < 100_000; nth++) {
    const share = random()
    const extras = nth % 3 === 0
    const chosen = order.items.slice(0, extras ? 48 : 40).filter(() => random() < share)
    const more = extras ? order.accessories.filter(() => random() < 0.2) : []
    const one: Build = {
      colorCode: nth % 50 === 0 ? null : (order.colors[below(12)] ?? null),
      coatingCode: nth % 60 === 0 ? null : (order.coatings[below(5)] ?? null),
      chosen: [...chosen, ...more],
      parts: [],
      services: extras ? order.services.filter(() => random() < 0.3) : [],
    }
    const version = below(300)
    const code = encode(one, version)
    const read = readShareCode(code, { versions })
    if (typeof read === 'string' || read.version !== versions[version] || (!extras && length(code) > 16)) wrong++
    else {
      const { catalogueChanged, ...back } = sharedRequest(read, order, index)
      const { colorCode, coatingCode, services } = one
      if (
        catalogueChanged ||
        JSON.stringify(back) !== JSON.stringify({ colorCode, coatingCode, parts: one.chosen, services })
      )
        wrong++
    }
  }
  expect(wrong).toBe(0)
})

describe('a code', () => {
  test('opens to the whole build, inclusive parts too', () => {
    const shared = build(['item0', 'item14', 'acc3'], ['srv1'])
    expect(shared.parts).toContain('item3')
    expect(opened(encode(shared))).toMatchObject({
      build: shared,
      gone: [],
      conflicts: [],
      version: versions[211],
      catalogueChanged: false,
    })
  })

  test('is short for few optionals, 16 for forty, longer with accessories', () => {
    expect(length(encode(build([])))).toBe(8)
    expect(length(encode(build(['item4'])))).toBe(9)
    expect(length(encode(build(order.items.slice(0, 40))))).toBe(16)
    expect(length(encode(build([...order.items.slice(0, 40), 'acc24'])))).toBe(24)
    expect(encode(build(order.items.slice(0, 40)))).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
  })

  test('may be typed in any case, with spaces, with O, I and L', () => {
    const codes = named('', 200).map((_, nth) => encode(build([`item${nth % 40}`]), nth))
    for (const code of codes) {
      const typed = code.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l').replaceAll('-', ' ')
      expect(opened(typed)).toEqual(opened(code))
    }
    expect(codes.some((code) => code.includes('0')) && codes.some((code) => code.includes('1'))).toBe(true)
  })

  test.each([
    ['', 'length'],
    ['2', 'length'],
    ['UUUU-UUUU', 'character'],
    ['ÇAFÉ', 'character'],
  ])('"%s" is refused for its %s', (typed, refusal) => {
    expect(readShareCode(typed, { versions })).toBe(refusal)
  })

  test('of a version the book lacks is refused for its version', () => {
    expect(readShareCode(encode(build([]), 299), { versions: versions.slice(0, 299) })).toBe('version')
  })

  test('is not made for a build with something that has no place', () => {
    const shorter = { ...order, items: order.items.slice(0, 5) }
    expect(shareCode(index, build(['item8']), 1, shorter)).toBeNull()
    expect(shareCode(index, build([]), 4096, order)).toBeNull()
    expect(shareCode(index, { ...build([]), colorCode: 'gone' }, 1, order)).toBeNull()
  })
})

describe('one mistake is always noticed', () => {
  const samples = [
    build([]),
    build(order.items.slice(0, 40)),
    build(['item3', 'item39', 'acc2', 'acc20'], ['srv0']),
    build(['item5']),
  ]
  const codes = samples.map((sample, nth) => encode(sample, nth * 97).replaceAll('-', ''))

  test.each(codes)('a wrong character anywhere in %s', (code) => {
    for (let at = 0; at < code.length; at++)
      for (const symbol of SYMBOLS)
        if (symbol !== code[at])
          expect(readShareCode(code.slice(0, at) + symbol + code.slice(at + 1), { versions })).toBe('check')
  })

  test.each(codes)('two neighbours swapped in %s', (code) => {
    for (let at = 0; at + 1 < code.length; at++) {
      const [a = '', b = ''] = code.slice(at, at + 2)
      if (a !== b) expect(readShareCode(code.slice(0, at) + b + a + code.slice(at + 2), { versions })).toBe('check')
    }
  })

  test.each(codes)('a zero added to %s', (code) => {
    expect(readShareCode(`${code}0`, { versions })).toBe('check')
  })
})

test('a catalogue that changed is noticed, what is gone is named and the rest opens', () => {
  const code = encode(build(['item1', 'item2', 'acc1']))
  const now = indexCatalogue({ ...catalogue, items: catalogue.items.filter(({ id }) => id !== 'item2') })
  expect(opened(code, { versions }, now)).toMatchObject({
    catalogueChanged: true,
    gone: [{ kind: 'part', id: 'item2' }],
    build: { parts: ['item1', 'acc1'] },
  })
})

test('a catalogue that grew keeps old codes readable', () => {
  const code = encode(build(['item1', 'acc1']))
  const grown = { ...order, items: [...order.items, 'item48'], colors: [...order.colors, 'teal'] }
  const read = readShareCode(code, { versions: [...versions, { mvsCode: 'NEW', year: 2027, market: 'AR' }] })
  expect(typeof read === 'string' ? read : sharedRequest(read, grown, index)).toMatchObject({
    colorCode: 'color7',
    parts: ['item1', 'acc1'],
  })
})
