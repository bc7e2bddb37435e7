import { usesOf } from '@volante/domain/car/uses'
import { expect, test } from 'vitest'
import { budgetsOf, type Filtered, passes, readFilter, valuesOf } from './range-filter.ts'

const car = (body: string, amount: number | null, ...fuels: string[]): Filtered => ({
  uses: usesOf({
    body,
    lengthMm: 4_000,
    seats: 5,
    luggage: 420,
    clearance: 180,
    hasFourWheelDrive: false,
    isElectric: false,
  }),
  body,
  fuels,
  price: { amount },
})
const MOBI = car('hatch', 81_990_00, 'Flex')
const PULSE = car('suv', 104_990_00, 'Flex', 'Flex Hybrid')
const ELECTRIC = car('hatch', 214_990_00, 'Electric')
const UNPRICED = car('van', null, 'Diesel')
const RANGE = [MOBI, PULSE, ELECTRIC, UNPRICED]
const found = (search: string) => RANGE.filter((model) => passes(model, readFilter(new URLSearchParams(search))))

test.each([
  ['', RANGE],
  ['body=hatch', [MOBI, ELECTRIC]],
  ['use=work', [UNPRICED]],
  ['use=family&budget=90000', [MOBI]],
  ['use=everything', RANGE],
  ['fuel=Flex+Hybrid', [PULSE]],
  ['budget=104990', [MOBI, PULSE]],
  ['budget=104989', [MOBI]],
  ['budget=90000&body=suv', []],
  ['budget=-1&body=', RANGE],
  ['budget=1e9', RANGE],
])('"%s" finds its models', (search, models) => {
  expect(found(search)).toEqual(models)
})

test('budgets are round, rise and each leaves something out', () => {
  const prices = [81_990, 92_000, 104_990, 119_990, 139_990, 214_990]
  const range = prices.map((units) => car('suv', units * 100))
  const budgets = budgetsOf(range)
  expect(budgets).toEqual([95_000, 110_000, 120_000, 140_000])
  expect(budgetsOf([UNPRICED])).toEqual([])
})

test('offers each value once', () => {
  expect(valuesOf(RANGE)).toEqual({
    uses: ['city', 'family', 'work'],
    bodies: ['hatch', 'suv', 'van'],
    fuels: ['Flex', 'Flex Hybrid', 'Electric', 'Diesel'],
  })
})
