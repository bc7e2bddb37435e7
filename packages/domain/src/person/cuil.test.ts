import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  cuilCheckDigit,
  cuilDigits,
  cuilRefusal,
  cuitRefusal,
  dniOrCuilRefusal,
  formatCuil,
  isCuil,
  isCuilOfDni,
  isCuit,
} from './cuil.ts'
import { dniDigits, dniRefusal, formatDni } from './dni.ts'

const PERSONS = ['20', '23', '24', '25', '26', '27']
const COMPANIES = ['30', '33', '34']

const numberOf = (prefix: string, body = '12345678') => prefix + body + cuilCheckDigit(prefix + body)
const cuil = fc
  .tuple(fc.constantFrom(...PERSONS), fc.stringMatching(/^\d{8}$/))
  .map(([prefix, dni]) => numberOf(prefix, dni))

it.each(PERSONS)('a number that begins with %s is of a person', (prefix) => {
  expect([isCuil(numberOf(prefix)), isCuit(numberOf(prefix))]).toEqual([true, false])
})

it.each(COMPANIES)('a number that begins with %s is of a company', (prefix) => {
  expect([isCuil(numberOf(prefix)), isCuit(numberOf(prefix))]).toEqual([false, true])
})

it('nobody has a number that begins with 21', () => {
  expect([isCuil(numberOf('21')), isCuit(numberOf('21'))]).toEqual([false, false])
})

it.each([
  ['30-50001091-2', null],
  ['30-50001091-3', 'validation.cuit.invalid'],
  ['20-12345678-6', 'validation.cuit.invalid'],
  ['', 'validation.required'],
])('CUIT %j: %s', (value, key) => {
  expect(cuitRefusal(value)?.key ?? null).toBe(key)
})

it.each([
  ['12.345.678', null],
  ['1234567', null],
  ['123456', 'validation.dni.invalid'],
  ['20-12345678-6', null],
  ['201234567', 'validation.cuil.invalid'],
  ['30-50001091-2', 'validation.cuil.invalid'],
  ['', 'validation.required'],
])('DNI or CUIL %j: %s', (value, key) => {
  expect(dniOrCuilRefusal(value)?.key ?? null).toBe(key)
  expect(dniOrCuilRefusal('', 'optional')).toBeNull()
})

describe('cuilRefusal', () => {
  it.each([
    ['20-12345678-6', null],
    ['20123456786', null],
    ['30-50001091-2', 'validation.cuil.invalid'],
    ['20-12345678-5', 'validation.cuil.invalid'],
    ['21-12345678-6', 'validation.cuil.invalid'],
    ['20-1234567-86', 'validation.cuil.invalid'],
    ['2012345678', 'validation.cuil.invalid'],
    ['', 'validation.required'],
  ])('%j answers %s', (value, key) => {
    expect(cuilRefusal(value)?.key ?? null).toBe(key)
  })

  it('compares the inner number with the DNI, padded when it has 7 digits', () => {
    expect(cuilRefusal('20-12345678-6', '12.345.678')).toBeNull()
    expect(cuilRefusal('20-12345678-6', '12345679')?.key).toBe('validation.cuil.invalid')
    expect(isCuilOfDni('20012345670', '1234567')).toBe(true)
  })

  it('accepts a blank when optional', () => {
    expect(cuilRefusal(' ', null, 'optional')).toBeNull()
  })
})

it('turns 11 into 0 and 10 into 9', () => {
  // Weighted sums 11 and 12: the only digits used weigh 5, 4 and 2.
  expect(cuilCheckDigit('1100000001')).toBe('0')
  expect(cuilCheckDigit('2000000001')).toBe('9')
})

describe('properties', () => {
  it('accepts every generated number and reads back what it formats', () => {
    fc.assert(
      fc.property(
        cuil,
        (number) => isCuil(number) && isCuil(formatCuil(number)) && cuilDigits(formatCuil(number)) === number,
      ),
    )
  })

  it('refuses one changed digit where the check digit is not 9', () => {
    fc.assert(
      fc.property(cuil, fc.nat(10), fc.integer({ min: 1, max: 9 }), (number, at, step) => {
        // The results 9 and 10 are both written 9: there the scheme promises nothing.
        fc.pre(at === 10 || number[10] !== '9')
        return !isCuil(number.slice(0, at) + ((Number(number[at]) + step) % 10) + number.slice(at + 1))
      }),
    )
  })
})

it.each([
  ['12345678', null, '12.345.678'],
  ['1234567', null, '1.234.567'],
  ['12.345.678', null, '12.345.678'],
  ['123456', 'validation.dni.invalid', '123456'],
  ['123456789', 'validation.dni.invalid', '123456789'],
  ['02345678', 'validation.dni.invalid', '02.345.678'],
  ['1234.5678', 'validation.dni.invalid', '12.345.678'],
  ['M1234567', 'validation.dni.invalid', '1.234.567'],
  ['', 'validation.required', ''],
])('DNI %j answers %s and is written %j', (value, key, written) => {
  expect(dniRefusal(value)?.key ?? null).toBe(key)
  expect(formatDni(value)).toBe(written)
})

it('reads back the DNI it formats', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[1-9]\d{6,7}$/),
      (dni) => dniDigits(formatDni(dni)) === dni && dniRefusal(formatDni(dni)) === null,
    ),
  )
})
