import { expect, test } from 'vitest'
import { pageOf } from './calls.server.ts'
import { banks } from '../../resources/operations/banks.tsx'
import { csvOf } from './csv.ts'
import { readResource } from './load-resource.server.ts'
import { resource } from './resource.ts'
import { shapeOf } from './shape.server.ts'
import { bodyOf, typedOf } from './values.ts'

const selection = { path: '/admin/upgrades', list: 'setupPage', title: () => '', columns: ['brand'] } as const
const upgrades = resource('upgrade', {
  ...selection,
  create: 'setupCreate',
  columns: ['fromMvsCode', 'year', 'active'],
  filters: ['brand'],
  kinds: { brand: 'brand' },
  form: { all: ['brand', 'toMvsCode', 'year', 'active'] },
})

test('wrong names do not compile', () => {
  // @ts-expect-error no such column
  resource('upgrade', { ...selection, columns: ['gone'] })
  // @ts-expect-error paging narrows nothing
  resource('upgrade', { ...selection, filters: ['page'] })
  // @ts-expect-error no such field of the body
  resource('upgrade', { ...selection, create: 'setupCreate', form: { all: ['gone'] } })
  // @ts-expect-error no list
  resource('upgrade', { ...selection, list: 'setupGet' })
  // @ts-expect-error deletes nothing
  resource('upgrade', { ...selection, remove: 'setupGet' })
  // @ts-expect-error takes codes
  resource('parts', { path: '/admin/x', list: 'accessories', does: ['indexAccessories'], title: () => '', columns: [] })
  // @ts-expect-error no such service
  resource('upgrades', selection)
  expect(resource('upgrade', selection)).toMatchObject({ service: 'upgrade', noun: 'upgrades' })
})

test('controls, cells and what may be blank are read from the schemas of the calls', () => {
  const { columns, filters, form } = shapeOf(upgrades, { has: (key) => key === 'resources.upgrades.fromMvsCode' })
  expect(columns.map(({ name, kind, label }) => [name, kind, label])).toEqual([
    ['fromMvsCode', 'text', 'resources.upgrades.fromMvsCode'],
    ['year', 'number', 'resources.field.year'],
    ['active', 'flag', 'resources.field.active'],
  ])
  expect(filters).toMatchObject([{ name: 'brand', kind: 'brand' }])
  expect(form[0]?.fields.map(({ name, isRequired, isNullable }) => [name, isRequired, isNullable])).toEqual([
    ['brand', true, false],
    ['toMvsCode', true, false],
    ['year', false, true],
    ['active', false, false],
  ])
  expect(form[0]?.fields.find(({ name }) => name === 'active')?.initial).toBe(true)
})

test('a figure that may be unknown is a figure', () => {
  const { columns } = shapeOf(banks, { has: () => true })
  const kinds = Object.fromEntries(columns.map(({ name, kind, isNullable }) => [name, [kind, isNullable]]))
  expect(kinds).toMatchObject({ medianHours: ['number', true], sent: ['number', false], heardAt: ['moment', true] })
})

test('what is typed becomes what the call takes, and shows again as it was', () => {
  const fields = shapeOf(upgrades, { has: () => true }).form.flatMap((group) => group.fields)
  expect(bodyOf(fields, { brand: ' fiat ', toMvsCode: '', year: '', active: false }, 'BRL')).toEqual({
    brand: 'fiat',
    year: null,
    active: false,
  })
  const price = { ...fields[0], name: 'price', kind: 'money' as const, isMany: false, isNullable: false }
  const codes = { ...fields[0], name: 'codes', kind: 'list' as const, isMany: true, isNullable: false }
  const markets = { ...codes, name: 'markets', kind: 'country' as const }
  const typed = { price: '1.234,50', codes: 'A; B\nC', markets: ['BR', 'AR'] }
  expect(bodyOf([price, codes, markets] as typeof fields, typed, 'BRL')).toEqual({
    price: 123450,
    codes: ['A', 'B', 'C'],
    markets: ['AR', 'BR'],
  })
  expect(bodyOf([markets] as typeof fields, {}, 'BRL')).toEqual({ markets: [] })
  const year = { ...price, name: 'year', kind: 'number' as const, isNullable: true }
  const unread = { price: '1x', year: 'dois' }
  expect(bodyOf([price, year] as typeof fields, unread, 'BRL'), 'nothing is emptied by a slip').toEqual(unread)
  expect([typedOf(price, 123450), typedOf(codes, ['A', 'B']), typedOf(price, null)]).toEqual(['1234,50', 'A\nB', ''])
  expect([typedOf(markets, ['BR']), typedOf(markets, null)]).toEqual([['BR'], []])
})

test('a file holds no formula, and numbers stay numbers', () => {
  expect(csvOf([['a"b', '=HYPERLINK("x")', '-5', '+1+2', '@x']])).toBe(
    '\uFEFF"a""b";"\'=HYPERLINK(""x"")";"-5";"\'+1+2";"\'@x"\r\n',
  )
})

test('a plain list is shown page by page, one that is paged already as it comes', () => {
  const rows = Array.from({ length: 45 }, (_, id) => ({ id }))
  expect(pageOf(rows, '2')).toMatchObject({ page: 2, size: 20, total: 45, items: [{ id: 40 }, {}, {}, {}, {}] })
  expect(pageOf(rows, '99999').items.length).toBe(0)
  expect(pageOf(rows, '').items.length).toBe(20)
  const paged = { items: rows, page: 1, size: 45, total: 90 }
  expect(pageOf(paged, '7')).toBe(paged)
})

test('a call is asked only what it knows: the page of a plain list and a wrong one are not', () => {
  const read = (of: Parameters<typeof readResource>[0], search: string) => readResource(of, new URLSearchParams(search))
  const plain = resource('parts', {
    path: '/admin/x',
    list: 'accessories',
    title: () => '',
    columns: ['code'],
    filters: ['model'],
  })
  expect(read(plain, 'page=2&model=toro&gone=1')).toMatchObject({
    chosen: { page: '2', model: 'toro' },
    query: { model: 'toro' },
  })
  expect(read(plain, 'page=2').query).toEqual({})
  expect(read(upgrades, 'page=2&brand=jeep').query).toEqual({ page: '2', brand: 'jeep' })
  expect(read(upgrades, 'page=-1').query).toEqual({})
})
