import { isValidCpf } from '@brazilian-utils/brazilian-utils'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cpfCheckDigits, cpfDigits, cpfRefusal, formatCpf, hideCpf, isCpf } from './cpf.ts'

const body = fc.stringMatching(/^\d{9}$/).filter((digits) => !/^(\d)\1*$/.test(digits))
const cpf = body.map((digits) => digits + cpfCheckDigits(digits))

describe('cpfRefusal', () => {
  it.each([
    ['280.012.389-38', null],
    ['28001238938', null],
    [' 28001238938 ', null],
    ['00000000191', null],
    ['', 'validation.required'],
    ['   ', 'validation.required'],
    ['28001238939', 'validation.cpf.invalid'],
    ['28001238948', 'validation.cpf.invalid'],
    ['2800123893', 'validation.cpf.invalid'],
    ['280012389380', 'validation.cpf.invalid'],
    ['280.01238938', 'validation.cpf.invalid'],
    ['11111111111', 'validation.cpf.invalid'],
    ['000.000.000-00', 'validation.cpf.invalid'],
    ['２８００１２３８９３８', 'validation.cpf.invalid'],
    ['a2800123893', 'validation.cpf.invalid'],
  ])('%j answers %s', (value, key) => {
    expect(cpfRefusal(value)?.key ?? null).toBe(key)
  })

  it('accepts a blank only when optional, and a wrong number never', () => {
    expect(cpfRefusal(' ', 'optional')).toBeNull()
    expect(cpfRefusal('123', 'optional')?.key).toBe('validation.cpf.invalid')
  })
})

describe('properties', () => {
  it('accepts every generated number, as an independent library does', () => {
    fc.assert(fc.property(cpf, (number) => isCpf(number) && isCpf(formatCpf(number)) && isValidCpf(number)))
  })

  it('answers as the independent library for any 11 digits', () => {
    fc.assert(fc.property(fc.stringMatching(/^\d{11}$/), (number) => isCpf(number) === isValidCpf(number)))
  })

  it('refuses one changed digit, except in the body of numbers whose first check digit is 0', () => {
    fc.assert(
      fc.property(cpf, fc.nat(10), fc.integer({ min: 1, max: 9 }), (number, at, step) => {
        // Remainders 0 and 1 both give 0, so a change between them can stay unseen: the scheme promises no more.
        fc.pre(at > 8 || number[9] !== '0')
        const changed = (Number(number[at]) + step) % 10
        return !isCpf(number.slice(0, at) + changed + number.slice(at + 1))
      }),
    )
  })

  it('formats and reads back without loss', () => {
    fc.assert(fc.property(cpf, (number) => cpfDigits(formatCpf(number)) === number))
  })
})

it('leaves incomplete numbers as they are and hides personal digits', () => {
  expect(formatCpf('2800')).toBe('2800')
  expect(hideCpf('280.012.389-38')).toBe('***.012.389-**')
  expect(hideCpf('280')).toBe('***')
})
