import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysBetween } from '../date.ts'
import { dueDays } from './due-days.ts'
import {
  effectiveOfNominal,
  effectiveYearRate,
  monthlyOf,
  monthlyOfNominal,
  percentOf,
  yearlyOf,
} from './effective-rate.ts'

// Banco Central's example: 1,000.00 of credit, 60.00 of costs, five of 205.73.
const CREDIT = 940_00
const INSTALMENT = 205_73

test("Banco Central's example, months of equal length", () => {
  const flows = Array.from({ length: 5 }, (_, at) => ({ days: ((at + 1) * 365) / 12, cents: INSTALMENT }))
  const rate = effectiveYearRate(CREDIT, flows) ?? 0
  expect(percentOf(rate)).toBe(43.93)
  expect(percentOf(monthlyOf(rate))).toBe(3.08)
})

test("Banco Central's example, on the calendar from 1 January 2026", () => {
  const start = '2026-01-01'
  const flows = dueDays(start, 5, 'BR').map(({ due }) => ({ days: daysBetween(start, due), cents: INSTALMENT }))
  expect(percentOf(effectiveYearRate(CREDIT, flows) ?? 0)).toBe(44.55)
})

test.each([
  ['nothing lent', 0, [{ days: 30, cents: 100 }]],
  ['nothing paid', 100, [{ days: 30, cents: 0 }]],
  ['paid on the day it is lent', 100, [{ days: 0, cents: 100 }]],
])('%s has no rate', (_, credit, flows) => {
  expect(effectiveYearRate(credit, flows)).toBeNull()
})

test.each([
  ['as much as was lent', 120_00, 0],
  ['less than was lent', 60_00, -0.5],
])('%s paid a year later: %s', (_, cents, rate) => {
  expect(effectiveYearRate(120_00, [{ days: 365, cents }])).toBeCloseTo(rate, 10)
})

test('the rate found gives back what was lent', () => {
  const flows = fc.array(
    fc.record({ days: fc.integer({ min: 1, max: 3000 }), cents: fc.integer({ min: 1, max: 1e9 }) }),
    {
      minLength: 1,
      maxLength: 84,
    },
  )
  fc.assert(
    fc.property(flows, fc.double({ min: -0.5, max: 5, noNaN: true }), (paid, rate) => {
      const credit = paid.reduce((sum, { days, cents }) => sum + cents / (1 + rate) ** (days / 365), 0)
      const found = effectiveYearRate(credit, paid)
      expect(found).not.toBeNull()
      expect(Math.log1p(found ?? Number.NaN)).toBeCloseTo(Math.log1p(rate), 6)
    }),
  )
})

test('a month and a year say the same', () => {
  fc.assert(
    fc.property(fc.double({ min: -0.3, max: 0.5, noNaN: true }), (rate) => {
      expect(monthlyOf(yearlyOf(rate))).toBeCloseTo(rate, 10)
    }),
  )
})

test('TNA 60%: 4.93% in 30 days, TEA 79.59%', () => {
  expect(percentOf(monthlyOfNominal(0.6))).toBe(4.93)
  expect(percentOf(effectiveOfNominal(0.6))).toBe(percentOf((1 + (0.6 * 30) / 365) ** (365 / 30) - 1))
})

test.each([
  [0.01005, 1],
  [0.01015, 1.02],
  [0.01025, 1.02],
  [0.010051, 1.01],
  [0.439289, 43.93],
  [0, 0],
  [-0.01005, -1],
])('%d is %d percent', (fraction, percent) => {
  expect(percentOf(fraction)).toBe(percent)
})
