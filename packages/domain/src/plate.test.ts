import { convertLicensePlateToMercosul, isValidLicensePlate } from '@brazilian-utils/brazilian-utils'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { chassisRefusal } from './chassis.ts'
import { formatPlate, isSamePlate, mercosulPlate, plateCharacters, plateRefusal } from './plate.ts'

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

it.each([
  ['ABC1234', 'ABC1C34', 'ABC-1234'],
  ['abc1d23', 'ABC1D23', 'ABC1D23'],
  ['ab123cd', 'AB123CD', 'AB 123 CD'],
  ['aaa999', 'AAA999', 'AAA 999'],
  ['x', 'X', 'X'],
])('%j is %s as a Mercosul plate and printed %j', (value, mercosul, printed) => {
  expect(mercosulPlate(value)).toBe(mercosul)
  expect(formatPlate(value)).toBe(printed)
})

it('converts and accepts as the independent library does', () => {
  const oldPlate = fc.stringMatching(/^[A-Z]{3}\d{4}$/)
  fc.assert(
    fc.property(oldPlate, (plate) => {
      expect(mercosulPlate(plate)).toBe(convertLicensePlateToMercosul(plate))
      expect(plateRefusal(plate, 'BR') === null).toBe(isValidLicensePlate(plate))
      expect(plateRefusal(mercosulPlate(plate), 'BR')).toBeNull()
      expect(isSamePlate(formatPlate(plate), mercosulPlate(plate))).toBe(true)
      expect(plateCharacters(formatPlate(plate))).toBe(plate)
    }),
  )
})

it('tells two cars apart', () => {
  expect(isSamePlate('ABC1234', 'ABC1D34')).toBe(false)
})

it.each([
  ['9BD358A1NPYL12345', null],
  ['9bd 358a1n-pyl12345', null],
  ['9BD358A1NPYL1234', 'validation.chassis.complete'],
  ['9BD358A1NPYL123456', 'validation.chassis.complete'],
  ['9BD358A1NPYL1234é', 'validation.chassis.complete'],
  ['9BD358A1NPYL1234O', 'validation.chassis.lookAlike'],
  ['9BD358A1NPYI12345', 'validation.chassis.lookAlike'],
  ['9BD358A1NPYq12345', 'validation.chassis.lookAlike'],
  ['', 'validation.chassis.complete'],
])('chassis %j answers %s', (value, key) => {
  expect(chassisRefusal(value)?.key ?? null).toBe(key)
})

it('ignores the North American check digit', () => {
  const check = fc.constantFrom(...'0123456789X')
  fc.assert(fc.property(check, (digit) => chassisRefusal(`9BD358A1${digit}PYL12345`) === null))
})
