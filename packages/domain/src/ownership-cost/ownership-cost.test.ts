import { expect, test } from 'vitest'
import { type Assumption, type AssumptionKind, assumed } from './assumptions.ts'
import { type OwnedCar, ownershipCost, type Use } from './ownership-cost.ts'

const figure = (kind: AssumptionKind, about: string, value: number): Assumption => ({
  country: 'BR',
  kind,
  about,
  value,
  source: 'ANP',
  since: '2026-11-01',
})
const ALL = [
  figure('fuelPrice', 'petrol', 6_00),
  figure('homePower', '*', 1_00),
  figure('publicPower', '*', 2_00),
  figure('tax', 'SP', 400),
  figure('tax', '*', 300),
  figure('electricTax', '*', 0),
  figure('insurance', '*', 500),
  figure('revision', '*', 700_00),
  figure('depreciation', '1', 2_000),
  figure('depreciation', '*', 1_000),
]
const CAR: OwnedCar = { priceCents: 100_000_00, fuel: 'Flex', body: 'hatch', kmPerLitre: 12, kmPerKwh: null }
const USE: Use = {
  years: 3,
  kmAYear: 12_000,
  state: 'SP',
  homePercent: 80,
  step: 50_00,
  loanCents: 0,
  revisionsCents: null,
}
const centsOf = (car: OwnedCar, use: Use, all = ALL) =>
  Object.fromEntries(ownershipCost(car, use, all).lines.map(({ part, cents }) => [part, cents]))

test('each part follows its assumption', () => {
  // Worth 100,000, then 80,000, 72,000 and 64,800: tax and insurance of the first three.
  expect(centsOf(CAR, USE)).toEqual({
    energy: 18_000_00,
    revisions: 2_100_00,
    insurance: 12_600_00,
    tax: 10_100_00,
    depreciation: 35_200_00,
    loan: 0,
  })
  const { totalCents, monthlyCents, perKmCents, worthCents } = ownershipCost(CAR, USE, ALL)
  expect([totalCents, monthlyCents, perKmCents, worthCents]).toEqual([78_000_00, 2_170_00, 217, 64_800_00])
})

test('an electric car is charged at home and elsewhere, and may be free of tax', () => {
  const electric: OwnedCar = { ...CAR, fuel: 'Electric', kmPerLitre: null, kmPerKwh: 6 }
  expect(centsOf(electric, USE)).toMatchObject({ energy: 7_200_00, tax: 0 })
  expect(centsOf(electric, { ...USE, homePercent: 0 })).toMatchObject({ energy: 12_000_00 })
})

test('revisions come by kilometres where these come first, or by its own plan', () => {
  expect(centsOf(CAR, { ...USE, kmAYear: 20_000 })['revisions']).toBe(4_200_00)
  expect(centsOf(CAR, { ...USE, revisionsCents: 3_010_00 })['revisions']).toBe(3_000_00)
})

test('what is not known is not counted and never zero', () => {
  const found = ownershipCost({ ...CAR, kmPerLitre: null }, USE, ALL)
  expect(found.lines[0]).toMatchObject({ part: 'energy', cents: null })
  expect(found.isWhole).toBe(false)
})

test('the closest assumption counts', () => {
  expect(assumed(ALL, 'tax', 'SP')?.value).toBe(400)
  expect(assumed(ALL, 'tax', 'RJ')?.value).toBe(300)
  expect(assumed(ALL, 'fuelPrice', 'diesel')).toBeNull()
})
