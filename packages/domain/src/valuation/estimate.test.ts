import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CONDITION, estimate, QUESTIONS } from './estimate.ts'

const CAR = { reference: 80_000_00, modelYear: 2022, year: 2026 }

test.each([
  ['nothing known', {}, { low: 72_000_00, value: 80_000_00, high: 88_000_00, error: 1_000, effects: [] }],
  [
    'the usual mileage',
    { mileage: 52_000 },
    { low: 74_800_00, value: 80_000_00, high: 85_200_00, error: 650, effects: [{ of: 'mileage', amount: 0 }] },
  ],
  ['ten thousand more', { mileage: 62_000 }, { value: 78_000_00, effects: [{ of: 'mileage', amount: -2_000_00 }] }],
  ['ten thousand less', { mileage: 42_000 }, { value: 82_000_00 }],
  ['far too many', { mileage: 400_000 }, { value: 70_400_00 }],
  [
    'damage',
    { answers: { damage: 'open', tyres: 'worn' } },
    {
      value: 66_800_00,
      error: 900,
      effects: [
        { of: 'damage', amount: -12_000_00 },
        { of: 'tyres', amount: -1_200_00 },
      ],
    },
  ],
  [
    'all known',
    { mileage: 52_000, answers: { owners: 'one', service: 'all', damage: 'none', tyres: 'good' } },
    { value: 82_400_00, error: 450 },
  ],
] as const)('%s', (_, known, expected) => expect(estimate({ ...CAR, ...known })).toMatchObject(expected))

test('a new car is measured by half a year', () => {
  expect(estimate({ ...CAR, modelYear: 2027, mileage: 6_500 }).effects).toEqual([{ of: 'mileage', amount: 0 }])
})

const answers = fc.record(
  Object.fromEntries(QUESTIONS.map((question) => [question, fc.constantFrom(...CONDITION[question])])),
  { requiredKeys: [] },
)

test('more kilometres never raise a value, what is known narrows the range, and the effects add up', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 5_000_00, max: 900_000_00 }),
      fc.integer({ min: 0, max: 500_000 }),
      fc.integer({ min: 0, max: 100_000 }),
      answers,
      (reference, mileage, more, given) => {
        const car = { ...CAR, reference, answers: given }
        const [one, other] = [estimate({ ...car, mileage }), estimate({ ...car, mileage: mileage + more })]
        expect(other.value).toBeLessThanOrEqual(one.value)
        expect(one.error).toBeLessThan(estimate(car).error)
        expect(one.low).toBeLessThanOrEqual(one.value)
        expect(one.value).toBeLessThanOrEqual(one.high)
        const sum = one.effects.reduce((total, { amount }) => total + amount, reference)
        expect(Math.abs(sum - one.value)).toBeLessThanOrEqual(50_00)
      },
    ),
  )
})
