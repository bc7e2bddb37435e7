import type { Country } from '../vocabulary.ts'
import { describe, expect, test } from 'vitest'
import { findCountry, findState, placeLabel, plainName, stateKey, stateName, states, timeZoneOf } from './places.ts'
import { stateOfCep } from './postal-ranges.ts'

const of = (country: Country) => states.filter((state) => state.country === country)

test('27 Brazilian states and 24 Argentine jurisdictions, each code and official code once', () => {
  expect(of('BR')).toHaveLength(27)
  expect(of('AR')).toHaveLength(24)
  for (const list of [of('BR'), of('AR')]) {
    expect(new Set(list.map((state) => state.code)).size).toBe(list.length)
    expect(new Set(list.map((state) => state.officialCode)).size).toBe(list.length)
  }
})

test.each([
  ['SP', 'São Paulo'],
  ['Córdoba', 'Córdoba'],
  ['nowhere', 'nowhere'],
])('%s is named %s', (key, name) => expect(stateName(key)).toBe(name))

test('every time zone is one the runtime knows, at the hour it should have', () => {
  const offset = (timeZone: string) =>
    new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
      .formatToParts(new Date('2026-11-21'))
      .find((part) => part.type === 'timeZoneName')?.value
  const behind = (hours: string) =>
    states.filter((state) => offset(state.timeZone) === `GMT-${hours}`).map((state) => state.code)
  expect(behind('05:00')).toEqual(['AC'])
  expect(behind('04:00')).toEqual(['AM', 'MT', 'MS', 'RO', 'RR'])
  expect(behind('03:00')).toHaveLength(51 - 6)
})

describe('finding a state', () => {
  test.each<[string, Country, string, string | undefined]>([
    ['by code', 'BR', 'sp', 'SP'],
    ['by name without accents', 'BR', 'sao paulo', 'SP'],
    ['by IBGE code', 'BR', '31', 'MG'],
    ['by letter', 'AR', 'x', 'X'],
    ['by name', 'AR', 'CÓRDOBA', 'X'],
    ['by INDEC code', 'AR', '02', 'C'],
    ['of the other country', 'AR', 'SP', undefined],
    ['of nowhere', 'BR', 'XX', undefined],
    ['of nothing', 'BR', '', undefined],
  ])('%s', (_, country, given, code) => expect(findState(country, given)?.code).toBe(code))

  test("the key of a location is the UF in Brazil and the province's name in Argentina", () => {
    const keyOf = (country: Country, code: string) => {
      const state = findState(country, code)
      return state && stateKey(state)
    }
    expect(keyOf('BR', 'MG')).toBe('MG')
    expect(keyOf('AR', 'S')).toBe('Santa Fe')
    expect(findCountry('ar')?.hasStateCodes).toBe(false)
    expect(findCountry('UY')).toBeUndefined()
  })
})

test('places are written as in their country', () => {
  expect(placeLabel('BR', 'Campinas', 'SP')).toBe('Campinas - SP')
  expect(placeLabel('AR', 'Rafaela', 'Santa Fe')).toBe('Rafaela, Santa Fe')
  expect(plainName("Sant'Ana do Livramento")).toBe('santana do livramento')
  expect(plainName('Embu-Guaçu')).toBe('embu guacu')
  expect(plainName("  Alta Floresta  D'Oeste ")).toBe('alta floresta doeste')
})

test('two places keep another hour than their state', () => {
  const zone = (uf: string, code: string) => {
    const state = findState('BR', uf)
    return state && timeZoneOf(state, code)
  }
  expect(zone('PE', '2605459')).toBe('America/Noronha')
  expect(zone('AM', '1304062')).toBe('America/Eirunepe')
  expect(zone('AM', '1302603')).toBe('America/Manaus')
})

describe('state of a CEP', () => {
  test.each([
    ['01310100', 'SP'],
    ['19999999', 'SP'],
    ['20040002', 'RJ'],
    ['29010000', 'ES'],
    ['30140071', 'MG'],
    ['40020000', 'BA'],
    ['49000000', 'SE'],
    ['50010000', 'PE'],
    ['57000000', 'AL'],
    ['58000000', 'PB'],
    ['59000000', 'RN'],
    ['60000000', 'CE'],
    ['64000000', 'PI'],
    ['65000000', 'MA'],
    ['68899999', 'PA'],
    ['68900000', 'AP'],
    ['69050000', 'AM'],
    ['69300000', 'RR'],
    ['69400000', 'AM'],
    ['69900000', 'AC'],
    ['70040010', 'DF'],
    ['72800000', 'GO'],
    ['73000000', 'DF'],
    ['73700000', 'GO'],
    ['76799999', 'GO'],
    ['76800000', 'RO'],
    ['77000000', 'TO'],
    ['78000000', 'MT'],
    ['79000000', 'MS'],
    ['80010000', 'PR'],
    ['88010000', 'SC'],
    ['90010000', 'RS'],
    ['99999999', 'RS'],
    ['00000000', undefined],
    ['00999999', undefined],
  ])('%s', (cep, uf) => expect(stateOfCep(cep)).toBe(uf))

  test('no prefix from 01000 on belongs to nobody but the gap between Mato Grosso and its south', () => {
    const gaps = Array.from({ length: 99_000 }, (_, at) => String(at + 1000).padStart(5, '0')).filter(
      (prefix) => !stateOfCep(`${prefix}000`),
    )
    expect([gaps[0], gaps.at(-1), gaps.length]).toEqual(['78900', '78999', 100])
  })
})
