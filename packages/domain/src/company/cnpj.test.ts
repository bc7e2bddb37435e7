import { isValidCnpj } from '@brazilian-utils/brazilian-utils'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cnpjCharacters, cnpjCheckDigits, cnpjRefusal, formatCnpj, isCnpj } from './cnpj.ts'
import { cpfCnpjKind, formatCpfCnpj } from './cpf-cnpj.ts'

const cnpj = fc
  .stringMatching(/^[0-9A-Z]{12}$/)
  .filter((characters) => !/^(.)\1*$/.test(characters))
  .map((characters) => characters + cnpjCheckDigits(characters))

describe('cnpjRefusal', () => {
  it.each([
    ['12.ABC.345/01DE-35', null],
    ['12ABC34501DE35', null],
    ['12abc34501de35', null],
    ['11.222.333/0001-81', null],
    ['00000000000191', null],
    ['', 'validation.required'],
    ['12.ABC.345/01DE-36', 'validation.cnpj.invalid'],
    ['12ABC34501DEA5', 'validation.cnpj.invalid'],
    ['12.ABC.345/01DE35', 'validation.cnpj.invalid'],
    ['1122233300018', 'validation.cnpj.invalid'],
    ['00000000000000', 'validation.cnpj.invalid'],
    ['11111111111111', 'validation.cnpj.invalid'],
    ['12ÁBC34501DE35', 'validation.cnpj.invalid'],
  ])('%j answers %s', (value, key) => {
    expect(cnpjRefusal(value)?.key ?? null).toBe(key)
  })

  it('accepts a blank only when optional', () => {
    expect(cnpjRefusal('', 'optional')).toBeNull()
    expect(cnpjRefusal('1', 'optional')?.key).toBe('validation.cnpj.invalid')
  })
})

describe('properties', () => {
  it('accepts every generated number, letters included, as an independent library does', () => {
    fc.assert(fc.property(cnpj, (number) => isCnpj(formatCnpj(number)) && isValidCnpj(number, { version: 2 })))
  })

  it('refuses one changed digit where the first check digit is not 0', () => {
    const digits = fc.stringMatching(/^\d{12}$/).filter((text) => !/^(.)\1*$/.test(text))
    fc.assert(
      fc.property(digits, fc.nat(13), fc.integer({ min: 1, max: 9 }), (text, at, step) => {
        const number = text + cnpjCheckDigits(text)
        fc.pre(at > 11 || number[12] !== '0')
        return !isCnpj(number.slice(0, at) + ((Number(number[at]) + step) % 10) + number.slice(at + 1))
      }),
    )
  })

  it('formats and reads back without loss', () => {
    fc.assert(fc.property(cnpj, (number) => cnpjCharacters(formatCnpj(number)) === number))
  })
})

describe('CPF or CNPJ', () => {
  it.each([
    ['', 'cpf'],
    ['280.012.389-38', 'cpf'],
    ['280012389381', 'cnpj'],
    ['12A', 'cnpj'],
  ])('%j is typed as %s', (value, kind) => {
    expect(cpfCnpjKind(value)).toBe(kind)
  })

  it.each([
    ['280.012.389-38', '280.012.389-38'],
    ['28001238938', '280.012.389-38'],
    ['12abc34501de35', '12.ABC.345/01DE-35'],
    ['123', '123'],
    ['', ''],
  ])('%j is written %j', (value, written) => {
    expect(formatCpfCnpj(value)).toBe(written)
  })
})
