import { expect, test } from 'vitest'
import { businessDaysAhead } from './ahead.ts'

test.each([
  ['2026-11-23', 3],
  ['2026-11-18', 5],
  ['2026-11-21', 4],
  ['2026-11-20', 5],
])('three business days after %s are %i days away', (today, days) => {
  expect(businessDaysAhead(today, 3)).toBe(days * 24 * 60)
})
