import fc from 'fast-check'
import { expect, test } from 'vitest'
import { consortiumRows, savingsPlanRows } from './savings.ts'

const GROUP = { creditCents: 80_000_00, count: 80, administrationRate: 0.16, reserveRate: 0.02, insuranceRate: 0 }
const PLAN = {
  priceCents: 30_000_000_00,
  count: 84,
  coverage: 0.7,
  administrationRate: 0.1,
  feeTaxRate: 0.21,
  lifeInsuranceRate: 0.001,
}

test('a consortium costs the credit and its fees, evenly', () => {
  const rows = consortiumRows(GROUP)
  expect(rows[0]).toMatchObject({ fundCents: 1_000_00, administrationCents: 160_00, reserveCents: 20_00 })
  expect(new Set(rows.map(({ paymentCents }) => paymentCents))).toEqual(new Set([1_180_00]))
})

test('insurance is paid each month', () => {
  expect(consortiumRows({ ...GROUP, insuranceRate: 0.0003 })[79]).toMatchObject({
    insuranceCents: 24_00,
    paymentCents: 1_204_00,
  })
})

test('whatever the group, each fund adds up to the cent', () => {
  const rate = fc.double({ min: 0, max: 0.4, noNaN: true })
  fc.assert(
    fc.property(fc.nat(1e9), fc.integer({ min: 1, max: 120 }), rate, rate, (creditCents, count, fee, reserve) => {
      const terms = { creditCents, count, administrationRate: fee, reserveRate: reserve, insuranceRate: 0 }
      const rows = consortiumRows(terms)
      expect(rows.reduce((sum, row) => sum + row.fundCents, 0)).toBe(creditCents)
      expect(rows.reduce((sum, row) => sum + row.administrationCents, 0)).toBe(Math.round(creditCents * fee))
      expect(rows.reduce((sum, row) => sum + row.reserveCents, 0)).toBe(Math.round(creditCents * reserve))
    }),
  )
})

test('a plan de ahorro: 70% in 84 quotas with fee, its IVA and insurance on what is owed', () => {
  expect(savingsPlanRows(PLAN, 0)[0]).toEqual({
    number: 1,
    carPriceCents: 30_000_000_00,
    quotaCents: 250_000_00,
    administrationCents: 25_000_00,
    taxCents: 5_250_00,
    insuranceCents: 21_000_00,
    paymentCents: 301_250_00,
  })
})

test('the quota follows the price of the car; the first is the same in every scenario', () => {
  const calm = savingsPlanRows(PLAN, 0)
  const rising = savingsPlanRows(PLAN, 0.03)
  expect(rising[0]).toEqual(calm[0])
  expect(rising[12]?.carPriceCents).toBe(Math.round(30_000_000_00 * 1.03 ** 12))
  for (const [at, row] of rising.slice(1).entries()) {
    expect(row.paymentCents).toBeGreaterThan(calm[at + 1]?.paymentCents ?? 0)
  }
})

test('what is no scenario and no plan is refused', () => {
  expect(() => savingsPlanRows(PLAN, Number.NaN)).toThrow(RangeError)
  expect(() => savingsPlanRows({ ...PLAN, count: 0 }, 0)).toThrow(RangeError)
  expect(() => consortiumRows({ ...GROUP, count: 1.5 })).toThrow(RangeError)
})
