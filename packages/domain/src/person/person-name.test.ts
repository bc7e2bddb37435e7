import { expect, it } from 'vitest'
import { fullNameRefusal, givenName, personNameRefusal, splitFullName } from './person-name.ts'

it.each([
  ['Ana', null],
  ['José da Silva', null],
  ["Maria D'Ávila Sant'Anna", null],
  ['Lu, Jr. Neto-Souza', null],
  ['Jose\u0301 Silva', null],
  ['Ñandú', null],
  ['Ana ', null],
  [' Ana', 'validation.text.leadingSpace'],
  ['\u00a0Ana', 'validation.text.leadingSpace'],
  ['A', 'validation.name.invalid'],
  ["D'Ávila", 'validation.name.invalid'],
  ['Ana 2', 'validation.name.invalid'],
  ['<b>Ana', 'validation.name.invalid'],
  ['Ana😀', 'validation.name.invalid'],
  ['  ', 'validation.required'],
])('name %j answers %s', (value, key) => {
  expect(personNameRefusal(value)?.key ?? null).toBe(key)
})

it.each([
  ['Ana Souza', null],
  ['Ana  Maria Souza', null],
  [' Ana Souza', 'validation.text.leadingSpace'],
  ['Ana', 'validation.name.surname'],
  ['Ana -', 'validation.name.surname'],
  ['1na Souza', 'validation.name.invalid'],
  ['', 'validation.required'],
])('full name %j answers %s', (value, key) => {
  expect(fullNameRefusal(value)?.key ?? null).toBe(key)
})

it('accepts blank names when optional', () => {
  expect(personNameRefusal('', 'optional')).toBeNull()
  expect(fullNameRefusal(' ', 'optional')).toBeNull()
})

it('splits the first name from the rest', () => {
  expect(splitFullName('  Ana  Maria Souza ')).toEqual({ firstName: 'Ana', surname: 'Maria Souza' })
  expect(splitFullName('')).toEqual({ firstName: '', surname: '' })
})

it.each([
  ['Maria Souza Lima', 'Maria'],
  [' João-Pedro Alves', 'João-Pedro'],
  ['D’Ávila, Ana', 'D’Ávila'],
  ['www.evil.com agora', null],
  ['J.R. Silva', null],
  ['http://evil.example', null],
  ['3M do Brasil', null],
  ['A'.repeat(31), null],
  ['', null],
])('%s is greeted as %s', (name, greeted) => {
  expect(givenName(name)).toBe(greeted)
})
