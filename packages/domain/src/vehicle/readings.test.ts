import fc from 'fast-check'
import { expect, test } from 'vitest'
import { believedReading, judgeReadings, kilometresOf, mileageRefusal, type Reading } from './readings.ts'

const read = (day: string, km: number, by: Reading['by'] = 'DEALER'): Reading => ({ day, km, by })
const doubted = (readings: readonly Reading[]) =>
  judgeReadings(readings)
    .filter(({ isDoubted }) => isDoubted)
    .map(({ km }) => km)

test.each([
  ['nothing', [], []],
  ['a car that goes on', [read('2026-01-01', 10), read('2026-02-01', 900), read('2026-03-01', 900)], []],
  ['two of one day', [read('2026-01-01', 900), read('2026-01-01', 10)], []],
  ['two workshops that differ', [read('2026-01-01', 900), read('2026-02-01', 10)], [10, 900]],
  ['an owner against a workshop', [read('2026-01-01', 900), read('2026-02-01', 10, 'OWNER')], [10]],
  ['an owner who told too much before', [read('2026-01-01', 9_000, 'OWNER'), read('2026-02-01', 1_000)], [9_000]],
  [
    'one slip among many',
    [read('2026-01-01', 900), read('2026-02-01', 90_000, 'OWNER'), read('2026-03-01', 1_500, 'INSPECTION')],
    [90_000],
  ],
])('%s', (_name, readings, wrong) => expect(doubted(readings)).toEqual(wrong))

test('the latest reading that nothing contradicts counts', () => {
  expect(believedReading(judgeReadings([read('2026-01-01', 900), read('2026-02-01', 10, 'OWNER')]))).toMatchObject({
    km: 900,
  })
  expect(believedReading([])).toBeNull()
})

test('what is left after the doubted are taken away never goes back', () => {
  const days = fc.integer({ min: 1, max: 28 }).map((day) => `2026-01-${String(day).padStart(2, '0')}`)
  const readings = fc.array(
    fc.record({ day: days, km: fc.nat(5_000), by: fc.constantFrom<Reading['by']>('OWNER', 'DEALER', 'INSPECTION') }),
    { maxLength: 12 },
  )
  fc.assert(
    fc.property(readings, (all) => {
      const judged = judgeReadings(all)
      expect(judged).toHaveLength(all.length)
      const left = judged.filter(({ isDoubted }) => !isDoubted).toReversed()
      for (const [at, one] of left.entries())
        for (const later of left.slice(at + 1)) expect(later.day === one.day || later.km >= one.km).toBe(true)
    }),
  )
})

test.each([
  ['12500', 12_500],
  ['12.500 km', 12_500],
  ['1 250 300', 1_250_300],
  ['0', 0],
  ['12,5', null],
  ['1.25', null],
  ['-3', null],
  ['2000001', null],
])('kilometres typed as %s', (typed, km) => {
  expect(kilometresOf(typed)).toBe(km)
  expect(mileageRefusal(typed)).toEqual(km === null ? { key: 'validation.mileage' } : null)
})
