import fc from 'fast-check'
import { expect, test } from 'vitest'
import { iofCents, taxedAs } from './iof.ts'

const PERSON = { once: 0.0038, daily: 0.000082 }

test.each([
  ['person', 40_000_00, 'person'],
  ['company', 10_000_00, 'company'],
  ['smallCompany', 30_000_00, 'smallCompany'],
  ['smallCompany', 30_000_01, 'company'],
] as const)('a %s that is lent %d pays as a %s', (borrower, lent, taxed) => {
  expect(taxedAs(borrower, lent)).toBe(taxed)
})

test.each([
  // 10,000.00 for 30 days: 38.00 and 24.60.
  ['a month', [{ days: 30, cents: 10_000_00 }], 62_60],
  ['a year', [{ days: 365, cents: 10_000_00 }], 337_30],
  ['five years: no more than a year', [{ days: 1826, cents: 10_000_00 }], 337_30],
  ['two halves', [30, 60].map((days) => ({ days, cents: 5_000_00 })), 74_90],
])('10,000.00 paid back in %s', (_, principal, cents) => {
  expect(iofCents(principal, PERSON)).toBe(cents)
})

test('the tax is from 0.38% to 3.373% of what is lent', () => {
  const parts = fc.array(fc.record({ days: fc.nat(3000), cents: fc.nat(1e9) }), { maxLength: 84 })
  fc.assert(
    fc.property(parts, (principal) => {
      const lent = principal.reduce((sum, { cents }) => sum + cents, 0)
      expect(iofCents(principal, PERSON)).toBeGreaterThanOrEqual(Math.floor(lent * 0.0038))
      expect(iofCents(principal, PERSON)).toBeLessThanOrEqual(Math.ceil(lent * 0.03373))
    }),
  )
})
