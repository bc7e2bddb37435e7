import fc from 'fast-check'
import { expect, test } from 'vitest'
import { instalmentCents } from './price-table.ts'
import { type MonthlyCost, type MonthlyLimits, solveFor } from './solve.ts'

const monthly: MonthlyCost = ({ priceCents, entranceCents, count }) =>
  instalmentCents({ principalCents: priceCents - entranceCents, monthlyRate: 0.0149, count })

const TERMS = { priceCents: 100_000_00, entranceCents: 20_000_00, count: 36 }
const LIMITS: MonthlyLimits = {
  leastEntranceCents: 10_000_00,
  mostEntranceCents: 90_000_00,
  counts: [60, 12, 48, 24, 36],
  leastPriceCents: 30_000_00,
  mostPriceCents: 200_000_00,
}

test('the shortest term that fits', () => {
  const found = solveFor('term', TERMS, LIMITS, 2_500_00, monthly)
  expect(found).toMatchObject({ count: 48, fits: true, entranceCents: 20_000_00, priceCents: 100_000_00 })
  expect(monthly({ ...TERMS, count: 36 })).toBeGreaterThan(2_500_00)
})

test.each([
  ['term', { count: 60 }],
  ['entrance', { entranceCents: 90_000_00 }],
  ['price', { priceCents: 30_000_00 }],
] as const)('where nothing fits, %s comes as near as it may and says so', (free, nearest) => {
  expect(solveFor(free, TERMS, LIMITS, 1, monthly)).toMatchObject({ ...nearest, fits: false })
})

test.each(['term', 'entrance', 'price'] as const)(
  'where everything fits, %s stays where the buyer pays least or gets most',
  (free) => {
    const best = { term: { count: 12 }, entrance: { entranceCents: 10_000_00 }, price: { priceCents: 200_000_00 } }[
      free
    ]
    expect(solveFor(free, TERMS, LIMITS, 1_000_000_00, monthly)).toMatchObject({ ...best, fits: true })
  },
)

test('limits that leave nothing answer nothing', () => {
  expect(solveFor('term', TERMS, { ...LIMITS, counts: [] }, 1, monthly)).toBeNull()
  expect(solveFor('entrance', { ...TERMS, priceCents: 5_000_00 }, LIMITS, 1, monthly)).toBeNull()
  expect(solveFor('price', TERMS, { ...LIMITS, mostPriceCents: 10_000_00 }, 1, monthly)).toBeNull()
})

test('what is found fits, and a cent less of entrance or more of price does not', () => {
  fc.assert(
    fc.property(fc.integer({ min: 500_00, max: 4_000_00 }), fc.constantFrom(12, 36, 60), (target, count) => {
      const terms = { ...TERMS, count }
      const entrance = solveFor('entrance', terms, LIMITS, target, monthly)
      if (entrance?.fits && entrance.entranceCents > LIMITS.leastEntranceCents) {
        expect(monthly({ ...entrance, entranceCents: entrance.entranceCents - 1 })).toBeGreaterThan(target)
      }
      const price = solveFor('price', terms, LIMITS, target, monthly)
      if (price?.fits && price.priceCents < LIMITS.mostPriceCents) {
        expect(monthly({ ...price, priceCents: price.priceCents + 1 })).toBeGreaterThan(target)
      }
    }),
  )
})

test('solving for what a month costs gives the entrance back, or a lower one that costs the same', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10_000_00, max: 90_000_00 }), (entranceCents) => {
      const target = monthly({ ...TERMS, entranceCents })
      const found = solveFor('entrance', TERMS, LIMITS, target, monthly)
      expect(found?.monthlyCents).toBe(target)
      expect(entranceCents - (found?.entranceCents ?? 0)).toBeLessThan(TERMS.count)
      expect(found?.entranceCents).toBeLessThanOrEqual(entranceCents)
    }),
  )
})
