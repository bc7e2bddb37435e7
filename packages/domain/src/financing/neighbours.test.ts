import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { failedConditions, neighbours } from './neighbours.ts'
import { type FinancingPlan, isRefusal, simulate } from './simulate.ts'
import { TAXES_BR } from './tax-samples.ts'

const PLAN: FinancingPlan = {
  planId: 'ANY',
  type: 'PSA_BALAO',
  country: 'BR',
  counts: [24, 36, 48],
  standardCount: 36,
  rateBasisPoints: 179,
  entrance: { least: 20, standard: 30, most: 60 },
  final: { least: 20, standard: 30, most: 40 },
  feesCents: 45_000,
  taxes: TAXES_BR,
}
const WISH = { priceCents: 10_000_000, contract: '2026-11-23', entrancePercent: 30, count: 36 } as const

describe('failedConditions', () => {
  test.each([
    [{}, []],
    [{ count: 60 }, [{ kind: 'count', counts: [24, 36, 48] }]],
    [{ entrancePercent: 10 }, [{ kind: 'leastEntrance', percent: 20 }]],
    [{ entrancePercent: 61 }, [{ kind: 'mostEntrance', percent: 60 }]],
    [{ finalPercent: 0 }, [{ kind: 'leastFinal', percent: 20 }]],
    [{ finalPercent: 41 }, [{ kind: 'mostFinal', percent: 40 }]],
    [
      { count: 60, entrancePercent: 10 },
      [
        { kind: 'count', counts: [24, 36, 48] },
        { kind: 'leastEntrance', percent: 20 },
      ],
    ],
  ])('%j fails by %j', (change, failed) => {
    expect(failedConditions(PLAN, { ...WISH, ...change })).toEqual(failed)
  })

  test('an entrance and a final instalment that are more than the price', () => {
    const wide = { ...PLAN, entrance: { least: 0, standard: 30, most: 90 } }
    expect(failedConditions(wide, { ...WISH, entrancePercent: 80, finalPercent: 40 })).toEqual([{ kind: 'together' }])
  })
})

describe('neighbours', () => {
  test('the same entrance for other terms first', () => {
    expect(neighbours(PLAN, { ...WISH, count: 60 })).toEqual([
      { entrance: 30, count: 48, final: 30 },
      { entrance: 30, count: 36, final: 30 },
      { entrance: 30, count: 24, final: 30 },
    ])
  })

  test('a plan of one term has other entrances', () => {
    const zero: FinancingPlan = {
      ...PLAN,
      counts: [12],
      standardCount: 12,
      final: null,
      entrance: { least: 60, standard: 60, most: 90 },
    }
    expect(neighbours(zero, { ...WISH, count: 48 })).toEqual([
      { entrance: 60, count: 12, final: null },
      { entrance: 90, count: 12, final: null },
    ])
  })

  test('at least two ways on from whatever is wished, and the plan gives each', () => {
    const percent = fc.double({ min: 0, max: 100, noNaN: true })
    fc.assert(
      fc.property(percent, percent, fc.integer({ min: 1, max: 120 }), (entrancePercent, finalPercent, count) => {
        const wish = { ...WISH, entrancePercent, finalPercent, count }
        const found = neighbours(PLAN, wish)
        expect(found.length).toBeGreaterThanOrEqual(2)
        for (const { entrance, count: months, final } of found) {
          const terms = { ...wish, entrancePercent: entrance, count: months, finalPercent: final ?? undefined }
          expect(isRefusal(simulate(PLAN, terms))).toBe(false)
        }
      }),
    )
  })
})
