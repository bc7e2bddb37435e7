import { isValidLicensePlate } from '@brazilian-utils/brazilian-utils'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { plateCharacters, plateForms, plateRefusal } from './plate.ts'

it.each([
  ['ABC1234', 'BR', null],
  ['abc-1234', 'BR', null],
  ['ABC1D23', 'BR', null],
  ['ABC 1D23', 'BR', null],
  ['ABC12D3', 'BR', 'validation.plate.invalid'],
  ['AB1234', 'BR', 'validation.plate.invalid'],
  ['ABC12345', 'BR', 'validation.plate.invalid'],
  ['ÁBC1234', 'BR', 'validation.plate.invalid'],
  ['AB123CD', 'BR', 'validation.plate.invalid'],
  ['', 'BR', 'validation.plate.required'],
  ['AB123CD', 'AR', null],
  ['ab 123 cd', 'AR', null],
  ['AAA 999', 'AR', null],
  ['ABC1234', 'AR', 'validation.plate.invalid'],
  ['AB12CD', 'AR', 'validation.plate.invalid'],
  [' ', 'AR', 'validation.plate.required'],
] as const)('plate %j in %s answers %s', (value, country, key) => {
  expect(plateRefusal(value, country)?.key ?? null).toBe(key)
})

it('accepts what the independent library accepts', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z]{3}\d[A-Z0-9]\d{2}$/), (plate) => {
      expect(plateRefusal(plate, 'BR') === null).toBe(isValidLicensePlate(plate))
    }),
  )
})

it('keeps a plate in capitals, without spaces and hyphens', () => {
  expect(plateCharacters('abc-1d23')).toBe('ABC1D23')
  expect(plateCharacters('ab 123 cd')).toBe('AB123CD')
})

it.each([
  ['ABC1234', 'BR', ['ABC1234', 'ABC1C34']],
  ['ABC1C34', 'BR', ['ABC1C34', 'ABC1234']],
  ['ABC1A04', 'BR', ['ABC1A04', 'ABC1004']],
  ['ABC1J99', 'BR', ['ABC1J99', 'ABC1999']],
  ['ABC1K99', 'BR', ['ABC1K99']],
  ['ABC123', 'AR', ['ABC123']],
  ['AB123CD', 'AR', ['AB123CD']],
] as const)('%s in %s is %j', (plate, country, forms) => {
  expect(plateForms(plate, country)).toEqual(forms)
})
