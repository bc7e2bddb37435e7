import { desk } from '@volante/contract/desk'
import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { addressOf, isNarrowed, listAddress, narrowedTo } from './list-address.ts'
import { readList } from './read-list.ts'

const LIST = listAddress('/desk', ['site', 'place', 'state', 'from', 'text'], ['page', 'lead'])
const { shape } = desk.calls.leads.query
const SHAPE = { ...shape, place: shape.stateCode, from: z.iso.date(), lead: z.guid() }
const read = (search: string) => readList(LIST, new URLSearchParams(search), SHAPE)

test('an address reads back as it was written, blanks and the first page left out', () => {
  const { chosen, asked } = read('site=br-jeep&place=SP&state=late&text=+ana&page=2&utm_source=x')
  expect(addressOf(LIST, chosen)).toBe('/desk?site=br-jeep&place=SP&state=late&text=ana&page=2')
  expect(addressOf(LIST, chosen, { page: '0', text: '' })).toBe('/desk?site=br-jeep&place=SP&state=late')
  expect(asked).toEqual({ site: 'br-jeep', place: 'SP', state: 'late', text: 'ana', page: '2' })
})

test.each(['page=-1', 'page=x', 'page=1.5', 'page=1e9', 'state=gone', 'from=2026-02-30', 'lead=../x', 'site=', ''])(
  '%s reads as the whole list',
  (search) => {
    const { chosen, asked } = read(search)
    expect(addressOf(LIST, chosen)).toBe('/desk')
    expect(asked).toEqual({})
  },
)

test('where the bare address opens a saved list, nothing chosen is said', () => {
  const list = { ...LIST, opensSaved: true }
  expect(addressOf(list)).toBe('/desk?view=all')
  expect(addressOf(list, { text: 'ana' })).toBe('/desk?text=ana')
  expect(narrowedTo(list, read('text=ana&page=2').chosen, { text: '' })).toBe('/desk?view=all')
})

test('a page and an open row narrow nothing', () => {
  expect(isNarrowed(LIST, read('page=3&lead=00000000-0000-4000-8000-000000000000').chosen)).toBe(false)
  expect(isNarrowed(LIST, read('from=2026-11-21').chosen)).toBe(true)
})
