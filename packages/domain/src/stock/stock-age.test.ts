import { expect, test } from 'vitest'
import { addDays } from '../date.ts'
import { arrivalOf, STOCK_AGE_NAMES } from './stock-age.ts'

const TODAY = '2026-03-31'

test.each([
  ['to30', '2026-03-01', '2026-03-31'],
  ['to60', '2026-01-30', '2026-02-28'],
  ['to90', '2025-12-31', '2026-01-29'],
  ['over90', null, '2025-12-30'],
] as const)('%s holds what came from %s to %s', (age, first, last) => {
  expect(arrivalOf(age, TODAY)).toEqual({ first, last })
})

test('every day of the past lies in one band', () => {
  for (let days = 0; days < 400; days++) {
    const day = addDays(TODAY, -days)
    const bands = STOCK_AGE_NAMES.filter((age) => {
      const { first, last } = arrivalOf(age, TODAY)
      return (first === null || first <= day) && day <= last
    })
    expect(bands).toHaveLength(1)
  }
})
