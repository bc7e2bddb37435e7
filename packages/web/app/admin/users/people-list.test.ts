import { expect, test } from 'vitest'
import { backToList, personAddress } from './people-list.ts'
import { readPeople } from './read-people.ts'

const read = (search: string) => readPeople(new URLSearchParams(search))

const AFTER = 'YWJj.0b7e7f5e-1d9c-4b7a-9a5e-3a1f0a6f2c11'

test('the call is asked by its own names', () => {
  const { asked } = read(`text=+ana+&role=inspector&group=g1&sort=name&after=${AFTER}&state=asleep&brand=x&utm=x`)
  expect(asked).toEqual({ text: 'ana', role: 'inspector', dealerGroup: 'g1', sort: 'name', after: AFTER })
})

test.each(['-1', 'x', 'YWJj', `${AFTER}x`, 'a b.c'])('the place %s is the first', (after) =>
  expect(read(`after=${after}`).chosen.after).toBe(''),
)

test('a person leads back to the list they were found in, and nowhere else', () => {
  expect(personAddress('p1')).toBe('/admin/users/p1')
  const page = new URL(personAddress('p1', 'text=a%26b&sort=name', { done: 'rights' }), 'http://x').searchParams
  expect(page.get('done')).toBe('rights')
  expect(backToList(page.get('list') ?? '')).toBe('/admin/users?text=a%26b&sort=name')
  expect(backToList('text=ana&to=//evil.example', { done: 'undone' })).toBe('/admin/users?text=ana&done=undone')
  expect(backToList('')).toBe('/admin/users')
})
