import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type IndexedPlan, quoteOf } from './indexed-plan.ts'

const BASE = {
  planId: 'ANY',
  country: 'BR',
  counts: [48, 60, 80],
  standardCount: 80,
  rateBasisPoints: 0,
  administrationBasisPoints: 1600,
  reserveBasisPoints: 200,
  insuranceBasisPoints: 0,
  taxBasisPoints: 0,
  coveragePercent: 100,
  entrance: { least: 0, standard: 0, most: 50 },
  feesCents: 0,
  scenarios: [0, 10],
} as const
const CONSORTIUM: IndexedPlan = { ...BASE, kind: 'CONSORTIUM' }
const SAVINGS: IndexedPlan = {
  ...BASE,
  kind: 'SAVINGS',
  country: 'AR',
  administrationBasisPoints: 1000,
  reserveBasisPoints: 0,
  taxBasisPoints: 2100,
  coveragePercent: 70,
  counts: [84],
}
const UVA: IndexedPlan = {
  ...SAVINGS,
  kind: 'UVA',
  rateBasisPoints: 1200,
  entrance: { least: 20, standard: 40, most: 90 },
  counts: [36],
}
const WISH = { priceCents: 80_000_00, contract: '2026-11-23', entrancePercent: 0, count: 80, award: 12 } as const
const sum = (cents: readonly number[]) => cents.reduce((total, one) => total + one, 0)

describe('a consórcio', () => {
  test('costs the credit and its fees and follows its price once a year', () => {
    const quote = quoteOf(CONSORTIUM, WISH)
    expect(quote).toMatchObject({ firstCents: 1_180_00, financedCents: 80_000_00, costRate: null, nominalRate: null })
    expect(quote.today.totalCents).toBe(94_400_00)
    const [, rising] = quote.courses
    expect(rising?.rows.slice(11, 13).map(({ paymentCents }) => paymentCents)).toEqual([1_180_00, 1_298_00])
  })

  test('a bid is paid with the award and lowers what remains, evenly', () => {
    const { today, bidCents } = quoteOf(CONSORTIUM, { ...WISH, entrancePercent: 25 })
    expect(bidCents).toBe(20_000_00)
    expect(today.rows[11]).toMatchObject({ extraCents: 20_000_00, paymentCents: 21_180_00 })
    expect(today.rows[12]?.paymentCents).toBe(Math.round(1_180_00 - 20_000_00 / 68))
    expect(Math.abs(today.totalCents - 94_400_00)).toBeLessThan(100)
  })

  test('a bid is never more than what is owed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 1, max: 80 }), (entrancePercent, award) => {
        const { today, bidCents } = quoteOf(CONSORTIUM, { ...WISH, entrancePercent, award })
        expect(bidCents).toBeLessThanOrEqual((80 - award) * 1_180_00)
        expect(Math.min(...today.rows.map(({ paymentCents }) => paymentCents))).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

describe('a plan de ahorro', () => {
  const wish = { ...WISH, priceCents: 30_000_000_00, count: 84 }

  test('70/30: the rest is due with the award, each quota is a share of the price of its month', () => {
    const { today, courses, firstCents } = quoteOf(SAVINGS, wish)
    expect(firstCents).toBe(280_250_00)
    expect(today.rows[11]?.extraCents).toBe(9_000_000_00)
    const [, rising] = courses
    expect(rising?.rows[0]?.paymentCents).toBe(firstCents)
    expect(rising?.rows[12]?.quotaCents).toBe(Math.round(250_000_00 * 1.1))
    expect(rising?.rows[11]?.extraCents).toBeGreaterThan(9_000_000_00)
  })

  test('a bid pays whole quotas from the end in advance', () => {
    const { today, bidQuotas, bidCents } = quoteOf(SAVINGS, { ...wish, entrancePercent: 10 })
    expect(bidQuotas).toBe(Math.floor(3_000_000_00 / 280_250_00))
    expect(today.rows).toHaveLength(84 - bidQuotas)
    expect(today.rows[11]?.extraCents).toBe(9_000_000_00 + bidCents)
  })
})

describe('a loan in UVA', () => {
  const wish = { ...WISH, priceCents: 30_000_000_00, count: 36, entrancePercent: 40 }

  test('is a loan at the UVA of today, with its cost beside the rise', () => {
    const quote = quoteOf(UVA, wish, [25])
    expect(quote).toMatchObject({ entranceCents: 12_000_000_00, financedCents: 18_000_000_00, nominalRate: 12 })
    expect(quote.costRate).toBeGreaterThan(quote.yearlyRate ?? 0)
    expect(sum(quote.today.rows.map(({ quotaCents }) => quotaCents))).toBe(18_000_000_00)
    expect(quote.courses.map(({ rise }) => rise)).toEqual([0, 10, 25])
    expect(quote.courses[0]).toEqual(quote.today)
    expect(quote.courses[1]?.rows[11]?.quotaCents).toBe(Math.round((quote.today.rows[11]?.quotaCents ?? 0) * 1.1))
  })

  test('whatever rises, each row adds up and the total is their sum', () => {
    fc.assert(
      fc.property(fc.double({ min: -50, max: 300, noNaN: true }), (rise) => {
        for (const { rows, totalCents } of quoteOf(UVA, wish, [rise]).courses) {
          expect(sum(rows.map(({ paymentCents }) => paymentCents))).toBe(totalCents)
          for (const { quotaCents, interestCents, taxCents, paymentCents } of rows)
            expect(quotaCents + interestCents + taxCents).toBe(paymentCents)
        }
      }),
    )
  })

  test('an index does not fall below nothing', () => {
    expect(() => quoteOf(UVA, wish, [-100])).toThrow(RangeError)
  })
})
