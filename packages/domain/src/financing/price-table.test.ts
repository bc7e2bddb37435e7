import fc from 'fast-check'
import { expect, test } from 'vitest'
import { instalmentCents, type LoanTerms, schedule } from './price-table.ts'

test.each<[string, LoanTerms, number]>([
  ['24,000 at 2.5% in 24', { principalCents: 24_000_00, monthlyRate: 0.025, count: 24 }, 1_341_91],
  // A published case: four of 320.00 and 372.71 with the fourth are worth 1,597.84 at 1.2%.
  ['a final 372.71', { principalCents: 1_597_84, monthlyRate: 0.012, count: 4, balloonCents: 372_71 }, 320_00],
  ['no interest', { principalCents: 1_000_00, monthlyRate: 0, count: 3, balloonCents: 100_00 }, 300_00],
  ['all at the end', { principalCents: 1_000_00, monthlyRate: 0.01, count: 12, balloonCents: 1_000_00 }, 10_00],
])('%s', (_, terms, cents) => {
  expect(instalmentCents(terms)).toBe(cents)
})

test.each<[string, Partial<LoanTerms>]>([
  ['half a cent', { principalCents: 0.5 }],
  ['a negative rate', { monthlyRate: -0.01 }],
  ['no number as a rate', { monthlyRate: Number.NaN }],
  ['no instalments', { count: 0 }],
  ['more at the end than was lent', { balloonCents: 100_01 }],
])('%s is refused', (_, wrong) => {
  expect(() => schedule({ principalCents: 100_00, monthlyRate: 0.01, count: 2, ...wrong })).toThrow(RangeError)
})

test('the last row takes what rounding left', () => {
  expect(schedule({ principalCents: 100_00, monthlyRate: 0, count: 3 }).map((row) => row.paymentCents)).toEqual([
    33_33, 33_33, 33_34,
  ])
})

test('tax is counted on interest alone', () => {
  const [first] = schedule({ principalCents: 1_000_000_00, monthlyRate: 0.04, count: 12, interestTaxRate: 0.21 })
  expect(first).toMatchObject({ interestCents: 40_000_00, taxCents: 8_400_00 })
})

const terms = fc
  .record({
    principalCents: fc.integer({ min: 0, max: 2_000_000_000 }),
    monthlyRate: fc.double({ min: 0, max: 0.12, noNaN: true }),
    count: fc.integer({ min: 1, max: 84 }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    interestTaxRate: fc.constantFrom(0, 0.105, 0.21),
  })
  .map(({ share, ...rest }) => ({ ...rest, balloonCents: Math.floor(rest.principalCents * share) }))

test('whatever the terms, a table adds up to the cent and ends at nothing', () => {
  fc.assert(
    fc.property(terms, (given) => {
      const rows = schedule(given)
      expect(rows).toHaveLength(given.count)
      expect(rows.reduce((sum, row) => sum + row.principalCents, 0)).toBe(given.principalCents)
      expect(rows.at(-1)?.balanceCents).toBe(0)
      for (const row of rows) {
        expect(row.paymentCents).toBe(row.interestCents + row.principalCents + row.taxCents)
        expect(Math.min(row.interestCents, row.principalCents, row.taxCents, row.balanceCents)).toBeGreaterThanOrEqual(
          0,
        )
      }
    }),
  )
})

test('the last row differs from a regular one by the balloon and what rounding can leave', () => {
  fc.assert(
    fc.property(terms, (given) => {
      const last = schedule(given).at(-1)
      const difference = (last?.paymentCents ?? 0) - (last?.taxCents ?? 0) - instalmentCents(given) - given.balloonCents
      // One cent a month at most, growing with interest until the end.
      const growth = (1 + given.monthlyRate) ** given.count
      expect(Math.abs(difference)).toBeLessThanOrEqual(given.count * growth + 1)
    }),
  )
})

test('an instalment falls with a longer term and rises with the rate and what is lent', () => {
  fc.assert(
    fc.property(terms, (given) => {
      const regular = { ...given, balloonCents: 0 }
      const cents = instalmentCents(regular)
      expect(instalmentCents({ ...regular, count: given.count + 1 })).toBeLessThanOrEqual(cents)
      expect(instalmentCents({ ...regular, monthlyRate: given.monthlyRate + 0.001 })).toBeGreaterThanOrEqual(cents)
      expect(instalmentCents({ ...regular, principalCents: given.principalCents + 1 })).toBeGreaterThanOrEqual(cents)
    }),
  )
})
