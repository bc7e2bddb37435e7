import { expect, test } from 'vitest'
import { chassisCharacters, chassisRefusal } from './chassis.ts'

test.each([
  ['9BD195A64H0000001', null],
  [' 9bd 195a64-h0000001 ', null],
  ['9BD195A64H000001', 'validation.chassis.complete'],
  ['9BD195A64H00000011', 'validation.chassis.complete'],
  ['', 'validation.chassis.complete'],
  ['9BD195A64HO000001', 'validation.chassis.lookAlike'],
])('%s', (typed, key) => {
  expect(chassisRefusal(typed)?.key ?? null).toBe(key)
})

test('is kept as it stands on the car', () => {
  expect(chassisCharacters(' 9bd 195a64-h0000001 ')).toBe('9BD195A64H0000001')
})
