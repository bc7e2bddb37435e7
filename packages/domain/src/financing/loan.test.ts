import fc from 'fast-check'
import { expect, test } from 'vitest'
import { percentOf } from './effective-rate.ts'
import { iofCents } from './iof.ts'
import { daysBetween } from '../date.ts'
import { type LoanAsked, loanOf } from './loan.ts'

const IOF = { once: 0.0038, daily: 0.000082 }

const CAR: LoanAsked = {
  country: 'BR',
  contract: '2026-03-10',
  priceCents: 100_000_00,
  entranceCents: 40_000_00,
  count: 36,
  monthlyRate: 0.0149,
  iof: IOF,
}

test('without costs and interest the buyer pays the price, and the rate is none', () => {
  const loan = loanOf({ ...CAR, monthlyRate: 0, iof: null })
  expect(loan).toMatchObject({ creditCents: 60_000_00, iofCents: 0, totalCents: 100_000_00, instalmentCents: 1_666_67 })
  expect(percentOf(loan.yearRate ?? 1)).toBe(0)
})

test('costs are lent, and raise the rate above interest', () => {
  const bare = loanOf({ ...CAR, iof: null })
  const loan = loanOf({ ...CAR, feesCents: 900_00 })
  expect(loan.principalCents).toBe(60_900_00 + loan.iofCents)
  expect(loan.yearRate ?? 0).toBeGreaterThan(bare.yearRate ?? 1)
})

test('an entrance of the whole price leaves nothing to pay', () => {
  expect(loanOf({ ...CAR, entranceCents: 100_000_00 })).toMatchObject({
    paidCents: 0,
    instalmentCents: 0,
    yearRate: null,
  })
})

test('a final instalment of nothing is the plain loan', () => {
  expect(loanOf({ ...CAR, balloonCents: 0 })).toEqual(loanOf(CAR))
})

test('a balloon stands beside the last regular instalment and not in it', () => {
  const loan = loanOf({ ...CAR, balloonCents: 30_000_00 })
  expect(loan.instalmentCents).toBeLessThan(loanOf(CAR).instalmentCents)
  expect(Math.abs((loan.rows.at(-1)?.paymentCents ?? 0) - loan.instalmentCents - 30_000_00)).toBeLessThan(100)
})

test.each<[string, Partial<LoanAsked>]>([
  ['more entrance than price', { entranceCents: 100_000_01 }],
  ['a negative entrance', { entranceCents: -1 }],
  ['a balloon above what is lent', { balloonCents: 70_000_00 }],
])('%s is refused', (_, wrong) => {
  expect(() => loanOf({ ...CAR, ...wrong })).toThrow(RangeError)
})

const asked = fc
  .record({
    priceCents: fc.integer({ min: 10_000_00, max: 100_000_000 }),
    share: fc.double({ min: 0, max: 0.9, noNaN: true }),
    balloon: fc.double({ min: 0, max: 0.5, noNaN: true }),
    count: fc.integer({ min: 2, max: 72 }),
    monthlyRate: fc.double({ min: 0, max: 0.05, noNaN: true }),
    feesCents: fc.nat(5_000_00),
  })
  .map(({ share, balloon, ...rest }): LoanAsked => {
    const entranceCents = Math.floor(rest.priceCents * share)
    return { ...CAR, ...rest, entranceCents, balloonCents: Math.floor((rest.priceCents - entranceCents) * balloon) }
  })

test('whatever is asked, the loan adds up to the cent', () => {
  fc.assert(
    fc.property(asked, (given) => {
      const loan = loanOf(given)
      const sum = (part: 'interestCents' | 'principalCents' | 'paymentCents') =>
        loan.rows.reduce((total, row) => total + row[part], 0)
      expect(sum('principalCents')).toBe(loan.creditCents + loan.feesCents + loan.iofCents)
      expect(sum('paymentCents')).toBe(loan.principalCents + sum('interestCents'))
      expect(loan.totalCents).toBe(given.entranceCents + loan.paidCents)
    }),
  )
})

test('the tax that is lent is the tax on what is lent', () => {
  fc.assert(
    fc.property(asked, (given) => {
      const loan = loanOf(given)
      const parts = loan.rows.map(({ due, principalCents }) => ({
        days: daysBetween(given.contract, due),
        cents: principalCents,
      }))
      expect(Math.abs(iofCents(parts, IOF) - loan.iofCents)).toBeLessThanOrEqual(1)
    }),
  )
})

test('the rate a year brings all that is paid back to what was got', () => {
  fc.assert(
    fc.property(asked, (given) => {
      const loan = loanOf(given)
      const present = loan.rows.reduce(
        (sum, { due, paymentCents }) =>
          sum + paymentCents / (1 + (loan.yearRate ?? 0)) ** (daysBetween(given.contract, due) / 365),
        0,
      )
      expect(Math.abs(present - loan.creditCents)).toBeLessThan(1)
    }),
  )
})
