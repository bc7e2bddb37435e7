import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { buildConflicts, buildOf } from '@volante/domain/configuration/rules'
import { indexCatalogue } from '@volante/domain/configuration/catalogue-index'
import type { CarCatalogue, Part } from '@volante/domain/configuration/catalogue'
import { BENEFIT_LENGTH } from '@volante/domain/configuration/part-groups'
import { isMvsCode } from '@volante/domain/car/mvs'
import { describe, expect, test } from 'vitest'
import { buildCatalogue } from './catalogue/build.ts'
import { buildStock, type StockDealer } from './stock.ts'

const files = buildCatalogue()
const rows = new Map(files.parts.map((part) => [part.id, part]))
const offers = new Map(files['version-parts'].map((offer) => [offer.mvs, offer]))
const years = Map.groupBy(files['version-years'], (row) => row.mvs)

function catalogueOf(mvs: string): CarCatalogue {
  const parts = (offers.get(mvs)?.parts ?? []).map((offer) => {
    const row = rows.get(offer.id)
    if (!row) throw new Error(`${mvs} offers the unknown part ${offer.id}`)
    const { inclusive, exclusive, alternatives, colors, coatings, prices } = offer
    return {
      id: row.id,
      code: row.code,
      name: row.name['pt-BR'],
      type: row.type,
      behaviour: row.behaviour,
      inclusive,
      exclusive,
      alternatives,
      optionalColors: colors,
      optionalCoatings: coatings,
      price: prices.BR ?? prices.AR ?? null,
      kind: 'solid' as const,
      hex: row.hex ?? '#000000',
    }
  })
  const of = (type: string) => parts.filter((part) => part.type === type)
  const lists = { colors: of('COLOR'), coatings: of('COATING'), items: of('ITEM'), accessories: of('ACCESSORY') }
  return { mvsCode: mvs, year: 2026, currency: 'BRL', basePrice: 1, ...lists, services: [] }
}

/** Some build with the part in it that breaks no rule; alternatives, colours and coatings are tried in turn. */
function canBeHad(catalogue: CarCatalogue, part: Part): boolean {
  const index = indexCatalogue(catalogue)
  const byId = new Map(index.nodes.map((node) => [node.id, node]))
  function grow(chosen: readonly string[], depth: number): boolean {
    for (const color of part.type === 'COLOR' ? [part] : catalogue.colors)
      for (const coating of part.type === 'COATING' ? [part] : catalogue.coatings) {
        const build = buildOf(index, { colorCode: color.code, coatingCode: coating.code, chosen, services: [] })
        const conflicts = buildConflicts(index, build)
        if (conflicts.length === 0) return true
        const missing = conflicts.find((conflict) => conflict.rule === 'alternative')
        if (missing && conflicts.every(({ rule }) => rule === 'alternative') && depth > 0)
          return missing.options.some((option) => byId.has(option.id) && grow([...chosen, option.id], depth - 1))
      }
    return false
  }
  return grow(part.type === 'COLOR' || part.type === 'COATING' ? [] : [part.id], 3)
}

test('the same world every time', () => {
  expect(JSON.stringify(buildCatalogue())).toBe(JSON.stringify(files))
})

test('what is committed is what the builder makes', () => {
  const read = (name: string) =>
    JSON.parse(readFileSync(join(import.meta.dirname, 'data', `${name}.json`), 'utf8')) as unknown
  const made = { ...files, stock: buildStock(files, read('dealers') as StockDealer[]) }
  for (const [name, records] of Object.entries(made)) expect(isDeepStrictEqual(read(name), records), name).toBe(true)
})

test('38 models and 112 versions, each with a valid code, prices and a showroom place', () => {
  expect(files.models).toHaveLength(38)
  expect(files.versions).toHaveLength(112)
  expect(files.versions.filter((version) => !isMvsCode(version.mvs))).toEqual([])
  expect(new Set(files.models.map((model) => model.slug)).size).toBe(38)
})

test('codes and ids are unique where they must be', () => {
  expect(rows.size).toBe(files.parts.length)
  const codes = files.parts.map((part) => `${part.modelCode} ${part.type} ${part.code}`)
  expect(new Set(codes).size).toBe(codes.length)
  const accessories = files.parts.filter((part) => part.type === 'ACCESSORY').map((part) => part.code)
  expect(new Set(accessories).size).toBe(accessories.length)
})

test('every text is there in both languages', () => {
  const names = [
    ...files.parts.flatMap((part) => [part.name, ...part.contents]),
    ...files.services.map((one) => one.name),
  ]
  expect(names.filter((name) => !name['pt-BR'] || !name['es-AR'])).toEqual([])
})

describe.each(files.versions.map((version) => [version.mvs, version] as const))('%s', (mvs, version) => {
  const catalogue = catalogueOf(mvs)
  const parts = [...catalogue.colors, ...catalogue.coatings, ...catalogue.items, ...catalogue.accessories]

  test('is complete', () => {
    expect(catalogue.colors.length).toBeGreaterThanOrEqual(3)
    expect(catalogue.coatings.length).toBeGreaterThanOrEqual(2)
    expect(catalogue.items.length).toBeGreaterThanOrEqual(8)
    expect(catalogue.items.length).toBeLessThanOrEqual(20)
    expect(catalogue.accessories.length).toBeGreaterThanOrEqual(10)
    expect(catalogue.accessories.length).toBeLessThanOrEqual(25)
    for (const { country } of years.get(mvs) ?? []) {
      const services = files.services.filter((one) => one.modelCode === version.modelCode && one.country === country)
      expect(services.filter((one) => one.type === 'SALE').length).toBeGreaterThanOrEqual(3)
      expect(services.filter((one) => one.type === 'RECALL').map((one) => one.code)).toEqual(['SV03'])
      expect(offers.get(mvs)?.parts.filter((part) => part.prices[country] === undefined)).toEqual([])
    }
  })

  test('has relations of every kind, all to parts it offers', () => {
    expect(indexCatalogue(catalogue).dangling).toEqual([])
    expect(parts.some((part) => part.inclusive.length > 0)).toBe(true)
    expect(parts.some((part) => part.exclusive.length > 0)).toBe(true)
    expect(parts.some((part) => part.alternatives.length > 0)).toBe(true)
    expect(parts.some((part) => part.optionalColors.length > 0)).toBe(true)
  })

  test('has every part within reach of a valid build', () => {
    expect(parts.filter((part) => !canBeHad(catalogue, part)).map((part) => `${part.id} ${part.name}`)).toEqual([])
  })

  test('has a datasheet of sixty rows or more, every row of the sheet answered', () => {
    const values = files.datasheets.find((sheet) => sheet.mvs === mvs)?.values ?? {}
    expect(Object.keys(values).sort()).toEqual(files['datasheet-rows'].map((row) => row.key).sort())
    expect(Object.values(values).filter((value) => value !== null).length).toBeGreaterThanOrEqual(60)
    for (const value of Object.values(values))
      if (typeof value === 'object' && value && 'partId' in value)
        expect(parts.map((part) => part.id)).toContain(value.partId)
  })

  test('has a list price in every country and year, with a history in order', () => {
    for (const { country, year } of years.get(mvs) ?? []) {
      const own = files.prices.filter((row) => row.mvs === mvs && row.country === country && row.year === year)
      expect(own.some((row) => row.type === 'LIST' && row.market === country)).toBe(true)
      for (const row of own) {
        const days = row.history.map(([day]) => day)
        expect(days).toEqual([...new Set(days)].sort())
        expect(row.currency).toBe(country === 'BR' ? 'BRL' : 'ARS')
      }
    }
  })
})

test('upper versions cost more', () => {
  const price = (mvs: string, country: string) =>
    files.prices
      .find((row) => row.mvs === mvs && row.country === country && row.type === 'LIST')
      ?.history.at(-1)?.[1] ?? null
  for (const { from, to } of files.upgrades) {
    const [a, b] = [price(from, 'BR'), price(to, 'BR')]
    if (a !== null && b !== null) expect(b, `${from} -> ${to}`).toBeGreaterThan(a)
  }
})

describe('stock', () => {
  const dealers: StockDealer[] = [
    { id: 'one', brands: ['fiat', 'fiat-abarth'], country: 'BR' },
    { id: 'two', brands: ['peugeot', 'citroen'], country: 'AR' },
    { id: 'none', brands: ['unknown'], country: 'BR' },
  ]
  const units = buildStock(files, dealers)

  test('stands at dealers of its brand and country, with unique ids and chassis', () => {
    for (const unit of units.filter((one) => one.dealer !== null)) {
      const dealer = dealers.find((one) => one.id === unit.dealer)
      expect(dealer?.brands).toContain(unit.brand)
      expect(dealer?.country).toBe(unit.country)
    }
    expect(units.some((unit) => unit.dealer === 'none')).toBe(false)
    expect(new Set(units.map((unit) => unit.id)).size).toBe(units.length)
    expect(new Set(units.map((unit) => unit.chassis)).size).toBe(units.length)
    expect(units.filter((unit) => !/^[A-HJ-NPR-Z0-9]{17}$/.test(unit.chassis))).toEqual([])
  })

  test('is built as its version can be', () => {
    for (const unit of units) {
      const index = indexCatalogue(catalogueOf(unit.mvs))
      const { color: colorCode, coating: coatingCode, parts } = unit
      const build = buildOf(index, { colorCode, coatingCode, chosen: parts, services: [] })
      expect(buildConflicts(index, build), unit.id).toEqual([])
      expect([...build.parts].sort()).toEqual([...parts].sort())
    }
  })
})

describe('what a part is for and what its buyer gains', () => {
  const sold = files.parts.filter(({ type }) => type !== 'COLOR')
  const lines = sold.flatMap(({ benefit }) => (benefit ? Object.values(benefit) : []))

  test('is said of all but colours, in both languages and in one short line', () => {
    expect(sold.filter(({ group, benefit }) => !group || !benefit).map(({ id }) => id)).toEqual([])
    expect(files.parts.filter((part) => part.type === 'COLOR' && (part.group || part.benefit))).toEqual([])
    expect(lines).toHaveLength(2 * sold.length)
    // A sentence of its own, without a full stop, beneath the name.
    expect(lines.filter((line) => line.length > BENEFIT_LENGTH || !/^\p{Lu}[^\n]{9,}[^.!]$/u.test(line))).toEqual([])
  })

  test('is another thing than its name', () => {
    const said = sold.filter(({ name, benefit }) => benefit?.['pt-BR'] === name['pt-BR'])
    expect(said).toEqual([])
  })

  test('packs are what holds something', () => {
    const holding = sold.filter(({ contents }) => contents.length > 0)
    expect(holding.length).toBeGreaterThan(50)
    expect(sold.filter(({ group }) => group === 'pack').map(({ id }) => id)).toEqual(
      sold.filter(({ id, group }) => group === 'pack' && holding.some((one) => one.id === id)).map(({ id }) => id),
    )
    expect(holding.filter(({ group }) => group !== 'pack').map(({ id, key }) => `${id} ${key}`)).toEqual([])
  })
})
