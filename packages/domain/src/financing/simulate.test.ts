import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type FinancingPlan, isRefusal, simulate, standardWish, type Simulation } from './simulate.ts'
import { TAXES_AR, TAXES_BR } from './tax-samples.ts'

const BALLOON: FinancingPlan = {
  planId: 'BR-BALAO',
  type: 'PSA_BALAO',
  country: 'BR',
  counts: [12, 24, 36, 48],
  standardCount: 36,
  rateBasisPoints: 179,
  entrance: { least: 20, most: 80, standard: 30 },
  final: { least: 0, most: 40, standard: 30 },
  feesCents: 45_000,
  taxes: TAXES_BR,
}
const LINEAR: FinancingPlan = { ...BALLOON, planId: 'BR-CDC', type: 'CDC', final: null }
const PESOS: FinancingPlan = {
  ...LINEAR,
  planId: 'AR-CDC',
  country: 'AR',
  rateBasisPoints: 3900,
  feesCents: 0,
  taxes: TAXES_AR,
}
const CONTRACT = '2026-11-23'
const WISH = { priceCents: 10_000_000, contract: CONTRACT, entrancePercent: 30, count: 36 }

function done(plan: FinancingPlan, wish: Partial<typeof WISH> & { finalPercent?: number } = {}): Simulation {
  const answer = simulate(plan, { ...WISH, ...wish })
  if (isRefusal(answer)) throw new Error(answer.key)
  return answer
}

describe('a simulation', () => {
  it.each([
    ['another number of instalments', LINEAR, { count: 37 }, 'financing.noInstallments', { n: 37 }],
    ['a residual where the plan has none', LINEAR, { finalPercent: 10 }, 'financing.noResidual', { pct: 10 }],
    ['a residual beyond the limits', BALLOON, { finalPercent: 41 }, 'financing.noResidual', { pct: 41 }],
    ['too little entrance', LINEAR, { entrancePercent: 19 }, 'financing.noResults', undefined],
    ['too much entrance', LINEAR, { entrancePercent: 81 }, 'financing.noResults', undefined],
    [
      'a residual above what is lent',
      BALLOON,
      { entrancePercent: 80, finalPercent: 40 },
      'financing.noResults',
      undefined,
    ],
    ['no price', LINEAR, { priceCents: 0 }, 'financing.noResults', undefined],
  ] as const)('refuses %s', (_, plan, wish, key, values) => {
    expect(simulate(plan, { ...WISH, ...wish })).toEqual(values ? { key, values } : { key })
  })

  it('takes a residual of 0 as a value, and the standard one where none is said', () => {
    expect(done(BALLOON, { finalPercent: 0 }).finalCents).toBe(0)
    expect(done(BALLOON).finalCents).toBe(3_000_000)
    expect(done(BALLOON, { finalPercent: 0 }).instalmentCents).toBe(done(LINEAR).instalmentCents)
  })

  it('adds up: entrance, instalments and residual are the total, and principal pays back what was lent', () => {
    for (const plan of [BALLOON, LINEAR, PESOS]) {
      const { rows, entranceCents, totalCents, financedCents, priceCents, iofCents, feesCents } = done(plan)
      expect(rows.reduce((sum, row) => sum + row.paymentCents, entranceCents)).toBe(totalCents)
      expect(rows.reduce((sum, row) => sum + row.principalCents, 0)).toBe(financedCents)
      expect(financedCents).toBe(priceCents - entranceCents + iofCents + feesCents)
    }
  })

  it('says the rates of its country', () => {
    expect(done(LINEAR)).toMatchObject({ monthlyRate: 1.79, nominalRate: null, yearlyRate: 23.73 })
    expect(done(PESOS)).toMatchObject({ monthlyRate: 3.21, nominalRate: 39, yearlyRate: 46.8, iofCents: 0 })
    expect(done(PESOS).costRate).toBeGreaterThan(46.8)
  })

  it('lends without interest, and the cost then is tax and fees alone', () => {
    const free = done({ ...LINEAR, rateBasisPoints: 0 })
    expect(free).toMatchObject({ monthlyRate: 0, yearlyRate: 0 })
    expect(free.costRate).toBeGreaterThan(0)
    expect(done({ ...PESOS, rateBasisPoints: 0 }).costRate).toBe(0)
  })

  it('costs less a month with more entrance, a longer term or a residual, and begins inside its own limits', () => {
    const cents = (wish: Parameters<typeof done>[1]) => done(BALLOON, { finalPercent: 10, ...wish }).instalmentCents
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 59 }), fc.integer({ min: 1, max: 20 }), (entrancePercent, more) => {
        expect(cents({ entrancePercent: entrancePercent + more })).toBeLessThan(cents({ entrancePercent }))
      }),
    )
    expect(cents({ count: 48 })).toBeLessThan(cents({ count: 36 }))
    expect(cents({ finalPercent: 30 })).toBeLessThan(cents({ finalPercent: 10 }))
    expect(isRefusal(simulate(BALLOON, standardWish(BALLOON, 8_000_000, CONTRACT)))).toBe(false)
  })
})

it('companies: the tax of their kind, the small one up to 30,000, and half the IVA in Argentina', () => {
  const wish = { ...WISH, entrancePercent: 30 }
  const taxOf = (borrower: 'person' | 'company' | 'smallCompany', priceCents: number) => {
    const answer = simulate(LINEAR, { ...wish, priceCents, borrower })
    return isRefusal(answer) ? null : answer.iofCents
  }
  expect(taxOf('company', 10_000_000)).toBe(taxOf('person', 10_000_000))
  expect(taxOf('smallCompany', 10_000_000)).toBe(taxOf('company', 10_000_000))
  expect(taxOf('smallCompany', 4_000_000)).toBeLessThan(taxOf('company', 4_000_000) ?? 0)
  const taxed = (borrower: 'person' | 'company') => {
    const answer = simulate(PESOS, { ...wish, borrower })
    return isRefusal(answer) ? 0 : (answer.rows[0]?.taxCents ?? 0)
  }
  expect(Math.abs(taxed('company') - taxed('person') / 2)).toBeLessThanOrEqual(1)
})

it('guesses no tax: a plan lends to nobody whose taxes are not known', () => {
  const { person: _, ...companies } = TAXES_BR
  expect(simulate({ ...LINEAR, taxes: companies }, WISH)).toEqual({ key: 'financing.noResults' })
  expect(isRefusal(simulate({ ...LINEAR, taxes: companies }, { ...WISH, borrower: 'company' }))).toBe(false)
})

it('counts with the taxes of its plan, whatever the law said before', () => {
  const twice = { person: { once: 0.0076, daily: 0.000164, interest: 0 } }
  const tax = done({ ...LINEAR, taxes: twice }).iofCents / done(LINEAR).iofCents
  expect(tax).toBeGreaterThan(2)
  expect(tax).toBeLessThan(2.2)
  expect(done({ ...LINEAR, taxes: { person: { once: 0, daily: 0, interest: 0 } } }).iofCents).toBe(0)
})

it('says what the car is taken back for, which pays its final instalment', () => {
  const { forwardCents, finalCents } = done({ ...BALLOON, forwardPercent: 40 })
  expect([forwardCents, finalCents]).toEqual([4_000_000, 3_000_000])
  expect(done(BALLOON).forwardCents).toBeNull()
})
