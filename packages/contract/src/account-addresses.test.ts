import { expect, test } from 'vitest'
import { accountPath, safeReturnPath } from './account-addresses.ts'

test.each([
  ['/br/fiat/monte?cor=1#x', '/br/fiat/monte?cor=1#x'],
  ['/', '/'],
  ['https://evil.example/', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['/.//evil.example', '/'],
  ['/a/..//evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['br/fiat', '/'],
  ['', '/'],
  [null, '/'],
  [`/${'a'.repeat(2000)}`, '/'],
])('to go on to %j is %j', (asked, answered) => {
  expect(safeReturnPath(asked)).toBe(answered)
})

test('a page of an account lies below its site', () => {
  const site = { country: 'AR', brand: 'fiat', language: 'es-AR' } as const
  expect(accountPath(site, 'signIn', { returnTo: '/ar/fiat' })).toBe('/ar/fiat/ingresar?returnTo=%2Far%2Ffiat')
  expect(accountPath({ ...site, brand: 'portal' }, 'account')).toBe('/ar/mi-cuenta')
  expect(accountPath({ country: 'BR', brand: 'portal', language: 'pt-BR' }, 'signIn')).toBe('/entrar')
})
