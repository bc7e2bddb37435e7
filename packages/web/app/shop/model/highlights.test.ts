import { expect, test } from 'vitest'
import type { SheetGroup } from '../range/datasheet.ts'
import { highlightsOf } from './highlights.ts'

const number = (value: number) => String(value)
const row = (key: string, values: readonly (number | null)[]) => ({
  key,
  label: key,
  unit: 'u',
  kind: 'number',
  differs: true,
  cells: values.map((value) => ({
    status: value === null ? ('absent' as const) : ('value' as const),
    text: null,
    number: value,
    partId: null,
    price: null,
  })),
})
const sheet = (...rows: ReturnType<typeof row>[]): SheetGroup[] => [{ key: 'g', label: 'g', rows }]

test('shows the best of the versions and says so where they differ', () => {
  const groups = sheet(
    row('engine.power', [98, 130]),
    row('performance.acceleration', [11.2, 9.4]),
    row('capacities.luggage', [370, 370]),
  )
  expect(highlightsOf({ number }, 'suv', groups).map(({ key, value, before }) => [key, value, before])).toEqual([
    ['engine.power', '130', 'upTo'],
    ['performance.acceleration', '9.4', 'from'],
    ['capacities.luggage', '370', null],
  ])
})

test('range is a figure of electric cars only', () => {
  const range = row('performance.range', [320])
  expect(highlightsOf({ number }, 'hatch', sheet(range, row('engine.battery', [null])))).toEqual([])
  expect(highlightsOf({ number }, 'hatch', sheet(range, row('engine.battery', [42])))[0]?.value).toBe('320')
})

test('a pickup is asked for its load first', () => {
  const groups = sheet(row('engine.power', [180]), row('capacities.payload', [1000, 750]))
  expect(highlightsOf({ number }, 'pickup', groups)[0]).toMatchObject({ key: 'capacities.payload', value: '1000' })
})
