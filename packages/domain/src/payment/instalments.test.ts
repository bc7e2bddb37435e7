import fc from 'fast-check'
import { expect, test } from 'vitest'
import { INSTALMENTS_MAX, instalmentPlans, splitInstalments, totalWithInterest } from './instalments.ts'

test.each([
  [100_00, 3, [33_34, 33_33, 33_33]],
  [100_00, 1, [100_00]],
  [10_01, 2, [5_01, 5_00]],
  [11, 12, [11, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]],
])('%i cents in %i', (total, count, parts) => {
  expect(splitInstalments(total, count)).toEqual(parts)
})

test.each([
  [1.5, 2],
  [-1, 2],
  [100, 0],
  [100, 2.5],
])('%d cents in %d cannot be split', (total, count) => {
  expect(() => splitInstalments(total, count)).toThrow(RangeError)
})

test('instalments add up to the total and differ by less than one cent each', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_000_00), fc.integer({ min: 1, max: 12 }), (total, count) => {
      const [first = 0, ...others] = splitInstalments(total, count)
      expect(others.reduce((sum, cents) => sum + cents, first)).toBe(total)
      expect(others.every((cents) => cents <= first && first - cents < count)).toBe(true)
    }),
  )
})

test.each([
  // R$ 1,000.00 at 1% a month: twelve of R$ 88.8488 (Price table).
  [100_000, 12, 0.01, 106_619],
  [100_000, 1, 0.02, 102_000],
  [100_000, 10, 0, 100_000],
])('%i cents in %i at %d a month cost %i', (cents, count, rate, total) => {
  expect(totalWithInterest(cents, count, rate)).toBe(total)
})

test('a negative interest is refused', () => {
  expect(() => totalWithInterest(1000, 2, -0.01)).toThrow(RangeError)
  expect(() => totalWithInterest(1000, 2, Number.NaN)).toThrow(RangeError)
})

test('plans: three free, the rest with interest, none under R$ 50', () => {
  const plans = instalmentPlans({ totalCents: 300_00, leastCents: 50_00, freeUpTo: 3, monthlyRate: 0.0199 })
  expect(plans.map(({ count, interestCents }) => [count, interestCents > 0])).toEqual([
    [1, false],
    [2, false],
    [3, false],
    [4, true],
    [5, true],
    [6, true],
  ])
  expect(plans[2]).toEqual({ count: 3, firstCents: 100_00, otherCents: 100_00, totalCents: 300_00, interestCents: 0 })
})

test.each([
  [1, [1]],
  [99_99, [1]],
  [100_00, [1, 2]],
])('%i cents with at least R$ 50 each may be paid in %j', (totalCents, counts) => {
  expect(instalmentPlans({ totalCents, leastCents: 50_00 }).map(({ count }) => count)).toEqual(counts)
})

test('whatever the terms, a plan adds up, keeps the least instalment and never exceeds twelve', () => {
  const terms = fc.record({
    totalCents: fc.integer({ min: 1, max: 50_000_000 }),
    max: fc.integer({ min: 1, max: 24 }),
    leastCents: fc.nat(10_000),
    freeUpTo: fc.nat(12),
    monthlyRate: fc.double({ min: 0, max: 0.2, noNaN: true }),
  })
  fc.assert(
    fc.property(terms, (given) => {
      const plans = instalmentPlans(given)
      expect(plans[0]).toMatchObject({ count: 1, totalCents: given.totalCents, interestCents: 0 })
      for (const { count, firstCents, otherCents, totalCents, interestCents } of plans) {
        expect(firstCents + otherCents * (count - 1)).toBe(totalCents)
        expect(totalCents - interestCents).toBe(given.totalCents)
        expect(interestCents).toBeGreaterThanOrEqual(0)
        expect(count).toBeLessThanOrEqual(Math.min(INSTALMENTS_MAX, given.max))
        if (count > 1) expect(otherCents).toBeGreaterThanOrEqual(Math.max(1, given.leastCents))
      }
    }),
  )
})
