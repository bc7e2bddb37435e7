import { expect, test } from 'vitest'
import { vehicleKey } from './vehicle-key.ts'

test.each([
  ['abc-1234', 'BR', { plate: 'ABC1234' }],
  ['ABC1D23', 'BR', { plate: 'ABC1D23' }],
  ['AB 123 CD', 'AR', { plate: 'AB123CD' }],
  ['aaa 999', 'AR', { plate: 'AAA999' }],
  ['9bd 358a1n kyh12345', 'BR', { chassis: '9BD358A1NKYH12345' }],
  ['9bd.358a1n-kyh12345', 'AR', { chassis: '9BD358A1NKYH12345' }],
  ['', 'BR', { key: 'validation.plate.required' }],
  [' - ', 'AR', { key: 'validation.plate.required' }],
  ['AB123CD', 'BR', { key: 'validation.plate.invalid' }],
  ['ABC1D23', 'AR', { key: 'validation.plate.invalid' }],
  ['9BD358A1', 'BR', { key: 'validation.chassis.complete' }],
  ['9BD358A1NKYH1234O', 'BR', { key: 'validation.chassis.lookAlike' }],
] as const)('%j in %s', (typed, country, expected) => {
  expect(vehicleKey(typed, country)).toMatchObject(expected)
})
