import { expect, test } from 'vitest'
import { repairedPercent, reportDue } from './recall-progress.ts'

test.each([
  [null, 3, null],
  [0, 0, null],
  [10, 0, 0],
  [1000, 1, 1],
  [3, 1, 33],
  [1000, 999, 99],
  [3, 3, 100],
  [3, 4, 100],
] as const)('of %s cars %s repaired are %s percent', (cars, repaired, percent) => {
  expect(repairedPercent(cars, repaired)).toBe(percent)
})

test('the registry is told within fifteen days, over a year’s end too', () => {
  expect(reportDue('2026-12-20')).toBe('2027-01-04')
})
