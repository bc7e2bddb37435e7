import { expect, test } from 'vitest'
import { readTermsCookie, termsCookie } from './buyers-terms.ts'
import { type FinancingPlan, isRefusal, simulate, termsNear } from './simulate.ts'
import { TAXES_BR } from './tax-samples.ts'

test.each([
  ['35-48', { entrancePercent: 35, count: 48 }],
  ['0-1', { entrancePercent: 0, count: 1 }],
  ['33.333333-120', { entrancePercent: 33.333333, count: 120 }],
  ['35-0', null],
  ['35-121', null],
  ['100-48', null],
  ['-5-48', null],
  ['35', null],
  ['', null],
  [undefined, null],
])('%s', (text, terms) => {
  expect(readTermsCookie(text)).toEqual(terms)
  if (terms) expect(termsCookie(terms)).toBe(text)
})

const PLAN: FinancingPlan = {
  planId: 'PLAN',
  type: 'CDC',
  country: 'BR',
  counts: [12, 24, 36, 48],
  standardCount: 48,
  rateBasisPoints: 149,
  entrance: { least: 20, most: 70, standard: 30 },
  final: null,
  feesCents: 0,
  taxes: TAXES_BR,
}

test.each([
  [null, 30, 48],
  [{ entrancePercent: 40, count: 24 }, 40, 24],
  [{ entrancePercent: 0, count: 60 }, 20, 48],
  [{ entrancePercent: 99, count: 1 }, 70, 12],
  [{ entrancePercent: 20, count: 31 }, 20, 36],
])('a plan takes the nearest of %o', (terms, entrancePercent, count) => {
  const taken = termsNear(PLAN, terms)
  expect(taken).toEqual({ entrancePercent, count })
  expect(isRefusal(simulate(PLAN, { ...taken, priceCents: 9_000_000, contract: '2026-11-24' }))).toBe(false)
})
