import type { Country } from '@volante/domain/vocabulary'
import { describe, expect, test } from 'vitest'
import { isPostalCode, readDealerQuery, splitPlace } from './dealer-query.ts'

const read = (query: string, country: Country = 'BR') => readDealerQuery(new URLSearchParams(query), country)

describe('the address', () => {
  test.each([
    ['', { text: '', state: null, point: null, wantsAll: false }],
    ['q=%20Campinas%20', { text: 'Campinas', state: null, point: null, wantsAll: false }],
    ['state=sp', { text: '', state: 'SP', point: null, wantsAll: false }],
    ['state=Atlantis', { text: '', state: null, point: null, wantsAll: false }],
    ['lat=-23.5&lon=-46.6', { text: '', state: null, point: [-46.6, -23.5], wantsAll: false }],
    ['lat=95&lon=0', { text: '', state: null, point: null, wantsAll: false }],
    ['lat=&lon=', { text: '', state: null, point: null, wantsAll: false }],
    ['q=a&all=1', { text: 'a', state: null, point: null, wantsAll: true }],
    ['q=a%00b', { text: 'a b', state: null, point: null, wantsAll: false }],
  ])('%s', (query, expected) => {
    expect(read(query)).toEqual(expected)
  })

  test('provinces go by their name', () => {
    expect(read('state=cordoba', 'AR').state).toBe('Córdoba')
  })
})

test.each([
  ['13015-904', 'BR', true],
  ['13015904', 'BR', true],
  ['1301', 'BR', false],
  ['130150', 'BR', true],
  ['Campinas', 'BR', false],
  ['C1043AAC', 'AR', true],
  ['5000', 'AR', true],
  ['x5000', 'AR', true],
  ['25 de Mayo', 'AR', false],
] as const)('%s in %s is a postal code: %s', (text, country, expected) => {
  expect(isPostalCode(text, country)).toBe(expected)
})

test.each([
  ['Campinas - SP', 'BR', { name: 'Campinas', state: 'SP' }],
  ['Campinas, sp', 'BR', { name: 'Campinas', state: 'SP' }],
  ['Campinas/SP', 'BR', { name: 'Campinas', state: 'SP' }],
  ['Campinas', 'BR', { name: 'Campinas', state: null }],
  ['Rafaela, Santa Fe', 'AR', { name: 'Rafaela', state: 'Santa Fe' }],
  ['Não-Me-Toque', 'BR', { name: 'Não-Me-Toque', state: null }],
  ['Rua A, 10', 'BR', { name: 'Rua A, 10', state: null }],
] as const)('%s', (text, country, expected) => {
  expect(splitPlace(text, country)).toEqual(expected)
})
