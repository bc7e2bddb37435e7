import { expect, test } from 'vitest'
import { askedPeople, isNarrowed, peopleAddress, personAddress, readPeopleQuery } from './people-query.ts'

const read = (search: string) => readPeopleQuery(new URLSearchParams(search))

test('an address is read and written alike, what is unknown left out', () => {
  const query = read('text=+ana+&role=inspector&market=AR&group=g1&page=2&state=asleep&brand=tesla&utm=x')
  expect(peopleAddress(query)).toBe('/admin/users?text=ana&role=inspector&market=AR&group=g1&page=2')
  expect(peopleAddress(query, { role: '', page: 0 })).toBe('/admin/users?text=ana&market=AR&group=g1')
  expect(askedPeople(query)).toEqual({ text: 'ana', role: 'inspector', market: 'AR', dealerGroup: 'g1', page: 2 })
})

test.each(['-1', '1.5', 'x', '99999999'])('page %s is the first', (page) => expect(read(`page=${page}`).page).toBe(0))

test('a page alone narrows nothing', () => {
  expect(isNarrowed(read('page=3'))).toBe(false)
  expect(isNarrowed(read('dealer=70001'))).toBe(true)
})

test('a person leads back to the list they were found in', () => {
  expect(personAddress('p1', read(''))).toBe('/admin/users/p1')
  const back = new URL(personAddress('p1', read('text=a%26b&page=1'), { done: 'rights' }), 'http://x').searchParams
  expect([back.get('done'), peopleAddress(read(back.get('list') ?? ''))]).toEqual([
    'rights',
    '/admin/users?text=a%26b&page=1',
  ])
})
