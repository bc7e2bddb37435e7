import { expect, test } from 'vitest'
import { lastWithdrawalDay } from './withdrawal.ts'

test.each([
  ['BR', '2026-11-21', '2026-11-28'],
  ['AR', '2026-11-21', '2026-12-01'],
  ['BR', '2026-12-28', '2027-01-04'],
  ['AR', '2028-02-20', '2028-03-01'],
] as const)('%s: what is received on %s may be given back until %s', (country, from, last) => {
  expect(lastWithdrawalDay(country, from)).toBe(last)
})
