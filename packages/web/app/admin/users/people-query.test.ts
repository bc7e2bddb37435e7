import { expect, test } from 'vitest'
import {
  askedPeople,
  isNarrowed,
  peopleAddress,
  personAddress,
  readPeopleQuery,
  viewAddress,
  viewOf,
} from './people-query.ts'

const read = (search: string) => readPeopleQuery(new URLSearchParams(search))

const AFTER = 'YWJj.0b7e7f5e-1d9c-4b7a-9a5e-3a1f0a6f2c11'

test('an address is read and written alike, what is unknown left out', () => {
  const query = read(`text=+ana+&role=inspector&market=AR&group=g1&sort=name&after=${AFTER}&state=asleep&brand=x&utm=x`)
  expect(peopleAddress(query)).toBe(`/admin/users?text=ana&role=inspector&market=AR&group=g1&sort=name&after=${AFTER}`)
  expect(peopleAddress(query, { role: '', after: '' })).toBe('/admin/users?text=ana&market=AR&group=g1&sort=name')
  const view = { text: 'ana', role: 'inspector', market: 'AR', dealerGroup: 'g1', sort: 'name' }
  expect(askedPeople(query)).toEqual({ ...view, after: AFTER })
  expect(viewOf(query)).toEqual(view)
})

test('a view leads to the list it was made of', () => {
  const query = read('text=ana&group=g1&dealer=70001&sort=oldest')
  expect(viewAddress(viewOf(query))).toBe(peopleAddress(query))
})

test.each(['-1', 'x', 'YWJj', `${AFTER}x`, 'a b.c'])('the place %s is the first', (after) =>
  expect(read(`after=${after}`).after).toBe(''),
)

test('a page and an order alone narrow nothing', () => {
  expect(isNarrowed(read(`after=${AFTER}&sort=name`))).toBe(false)
  expect(isNarrowed(read('dealer=70001'))).toBe(true)
})

test('a person leads back to the list they were found in', () => {
  expect(personAddress('p1', read(''))).toBe('/admin/users/p1')
  const back = new URL(personAddress('p1', read('text=a%26b&sort=name'), { done: 'rights' }), 'http://x').searchParams
  expect([back.get('done'), peopleAddress(read(back.get('list') ?? ''))]).toEqual([
    'rights',
    '/admin/users?text=a%26b&sort=name',
  ])
})
