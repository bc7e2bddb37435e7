import { generateCnh, isValidCnh } from '@brazilian-utils/brazilian-utils'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  licenceCategoryRefusal,
  licenceCheckDigits,
  licenceExpiryRefusal,
  licenceNumberRefusal,
} from './driver-licence.ts'

const body = fc.stringMatching(/^\d{9}$/).filter((digits) => !/^(\d)\1*$/.test(digits))
const isAccepted = (number: string) => licenceNumberRefusal(number) === null

describe('number', () => {
  it.each([
    ['', 'validation.required'],
    ['00000000000', 'validation.driverLicence.number'],
    ['11111111111', 'validation.driverLicence.number'],
    ['123456789', 'validation.driverLicence.number'],
    ['12345678901', 'validation.driverLicence.number'],
    ['123.456.789', 'validation.driverLicence.number'],
  ])('%j answers %s', (value, key) => {
    expect(licenceNumberRefusal(value)?.key ?? null).toBe(key)
  })

  it('accepts what the independent library generates and refuses what it refuses', () => {
    for (let turn = 0; turn < 200; turn++) expect(isAccepted(generateCnh().replace(/\D/g, ''))).toBe(true)
    fc.assert(fc.property(fc.stringMatching(/^\d{11}$/), (number) => isAccepted(number) === isValidCnh(number)))
  })

  it('writes two digits for every body, the carry included, as the independent library does', () => {
    fc.assert(
      fc.property(body, (digits) => {
        const number = digits + licenceCheckDigits(digits)
        return /^\d{11}$/.test(number) && isAccepted(number) && isValidCnh(number)
      }),
      { numRuns: 2_000 },
    )
  })

  it('refuses one changed digit where the first check digit is not 0', () => {
    fc.assert(
      fc.property(body, fc.nat(10), fc.integer({ min: 1, max: 9 }), (digits, at, step) => {
        const number = digits + licenceCheckDigits(digits)
        fc.pre(at > 8 || number[9] !== '0')
        return !isAccepted(number.slice(0, at) + ((Number(number[at]) + step) % 10) + number.slice(at + 1))
      }),
    )
  })
})

it.each([
  ['21/11/2026', null],
  ['2030-01-01', null],
  ['21/11/2036', null],
  ['20/11/2026', 'validation.driverLicence.outOfDate'],
  ['22/11/2036', 'validation.driverLicence.expiry'],
  ['31/02/2030', 'validation.driverLicence.expiry'],
  ['tomorrow', 'validation.driverLicence.expiry'],
  ['', 'validation.required'],
])('expiry %j answers %s on 21 November 2026', (value, key) => {
  expect(licenceExpiryRefusal(value, '2026-11-21')?.key ?? null).toBe(key)
})

it.each([
  ['B', 'B', null],
  ['AB', 'B', null],
  ['E', 'B', null],
  ['C', 'C', null],
  ['AD', 'C', null],
  ['A', 'B', 'validation.driverLicence.categoryNeeded'],
  ['ACC', 'B', 'validation.driverLicence.categoryNeeded'],
  ['B', 'C', 'validation.driverLicence.categoryNeeded'],
  ['AB', 'C', 'validation.driverLicence.categoryNeeded'],
  ['Z', 'B', 'validation.driverLicence.category'],
  ['', 'B', 'validation.driverLicence.category'],
] as const)('category %j for a car of %s answers %s', (value, needed, key) => {
  expect(licenceCategoryRefusal(value, needed)?.key ?? null).toBe(key)
})

it('names the category a refused driver needs', () => {
  expect(licenceCategoryRefusal('B', 'C')?.values).toEqual({ category: 'C' })
})
