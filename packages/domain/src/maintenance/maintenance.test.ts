import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../date.ts'
import { fiveYears } from './five-years.ts'
import { rateOf, reachedOn } from './mileage.ts'
import { nextRevision } from './next-revision.ts'
import { revisionOf, type Schedule, type Work } from './schedule.ts'
import { oilWorks, priced, visitWorks } from './visit.ts'

const TODAY = '2026-11-24'

const work = (item: string, action: Work['action'], km: number | null, more: Partial<Work> = {}): Work => ({
  item,
  action,
  normal: { km, months: null },
  severe: { km, months: null },
  isOil: false,
  partsCents: 100_00,
  minutes: 30,
  ...more,
})

const PLAN: Schedule = {
  normal: { km: 10_000, months: 12 },
  severe: { km: 5_000, months: 6 },
  works: [
    work('OIL', 'REPLACE', 10_000, { isOil: true, severe: { km: 5_000, months: 6 } }),
    work('PADS', 'EXAMINE', 10_000, { partsCents: 0, minutes: 10 }),
    work('FLUID', 'REPLACE', null, { normal: { km: null, months: 24 }, severe: { km: null, months: 24 } }),
    work('AIR', 'REPLACE', 30_000),
    work('AIR', 'EXAMINE', 10_000),
    work('PLUGS', 'REPLACE', 40_000),
  ],
}
/** Every second year: the oil does not wait for it. */
const LONG: Schedule = { ...PLAN, normal: { km: 20_000, months: 24 } }
const named = (works: readonly Pick<Work, 'item' | 'action'>[]) => works.map(({ item, action }) => `${action} ${item}`)

test.each([
  [1, 'normal', 10_000, 12, ['REPLACE OIL', 'EXAMINE PADS', 'EXAMINE AIR']],
  [2, 'normal', 20_000, 24, ['REPLACE OIL', 'EXAMINE PADS', 'REPLACE FLUID', 'EXAMINE AIR']],
  [3, 'normal', 30_000, 36, ['REPLACE OIL', 'EXAMINE PADS', 'REPLACE AIR']],
  [1, 'severe', 5_000, 6, ['REPLACE OIL']],
  [2, 'severe', 10_000, 12, ['REPLACE OIL', 'EXAMINE PADS', 'EXAMINE AIR']],
] as const)('revision %i in %s use', (number, use, km, months, works) => {
  const revision = revisionOf(PLAN, use, number)
  expect(revision).toMatchObject({ number, km, months })
  expect(named(revision.works)).toEqual(works)
})

test('a skipped revision adds what the one to do lacks, and the sum is what the lines say', () => {
  const works = visitWorks(PLAN, 'normal', 2, 4)
  expect(works.map(({ item, action, skipped }) => [item, action, skipped])).toEqual([
    ['OIL', 'REPLACE', null],
    ['PADS', 'EXAMINE', null],
    ['FLUID', 'REPLACE', null],
    ['PLUGS', 'REPLACE', null],
    ['AIR', 'REPLACE', 3],
  ])
  const { lines, cents } = priced(works, 220_00)
  expect(lines.map((line) => line.cents)).toEqual([210_00, 36_67, 210_00, 210_00, 210_00])
  expect(cents).toBe(876_67)
  expect(named(oilWorks(PLAN))).toEqual(['REPLACE OIL'])
})

test('whatever was skipped, a visit does all of it once, and no interval is overrun by more than one step', () => {
  const interval = fc.constantFrom(5_000, 10_000, 15_000, 20_000, 40_000, 60_000)
  fc.assert(
    fc.property(
      interval,
      interval,
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 0, max: 5 }),
      (km, every, n, more) => {
        const plan = { ...PLAN, normal: { km, months: 12 }, works: [...PLAN.works, work('X', 'REPLACE', every)] }
        const one = new Set(named(visitWorks(plan, 'normal', n, n + more)))
        const apart = Array.from({ length: more + 1 }, (_, at) => revisionOf(plan, 'normal', n + at).works).flat()
        const replaced = new Set(apart.flatMap(({ item, action }) => (action === 'REPLACE' ? item : [])))
        const wanted = apart.filter(({ item, action }) => action === 'REPLACE' || !replaced.has(item))
        expect(one).toEqual(new Set(named(wanted)))
        const at = Array.from({ length: 30 }, (_, i) => i + 1).filter((i) =>
          revisionOf(plan, 'normal', i).works.some(({ item }) => item === 'X'),
        )
        for (const [i, each] of at.entries()) expect((each - (at[i - 1] ?? 0)) * km).toBeLessThan(every + km)
      },
    ),
  )
})

test.each([
  [
    'by date though few kilometres',
    { mileage: 4_000, done: 0, lastOn: '2025-12-10' },
    { number: 1, from: 1, dueKm: 10_000, dueOn: '2026-12-10', first: 'months', state: 'soon', overKm: 0, overDays: 0 },
  ],
  [
    'by kilometres though the year is young',
    { mileage: 29_500, done: 2, lastOn: '2026-07-24' },
    { number: 3, dueKm: 30_000, dueOn: '2027-07-24', first: 'km', state: 'soon' },
  ],
  [
    'over by both',
    { mileage: 21_250, done: 1, lastOn: '2025-11-04' },
    { number: 2, state: 'due', overKm: 1_250, overDays: 20 },
  ],
  [
    'two skipped by kilometres',
    { mileage: 43_000, done: 1, lastOn: '2025-11-30' },
    { from: 2, number: 4, overKm: 23_000, state: 'due' },
  ],
  [
    'two skipped by time',
    { mileage: 12_000, done: 1, lastOn: '2023-10-01' },
    { from: 2, number: 4, dueOn: '2024-10-01', overKm: 0, state: 'due' },
  ],
  [
    'nothing told but kilometres',
    { mileage: 30_500, done: null, lastOn: null },
    {
      number: 4,
      from: 4,
      done: 3,
      isAssumed: true,
      isUsualRate: true,
      dueKm: 40_000,
      dueOn: null,
      first: 'km',
      state: 'fine',
    },
  ],
] as const)('the next revision: %s', (_, known, expected) =>
  expect(nextRevision(PLAN, 'normal', known, TODAY)).toMatchObject(expected),
)

test('oil is due after twelve months even under 10,000 km', () => {
  const car = { mileage: 23_000, done: 1, lastOn: '2026-01-10' }
  expect(nextRevision(LONG, 'normal', car, TODAY)).toMatchObject({ dueOn: '2028-01-10', oilOn: '2027-01-10' })
  expect(nextRevision(PLAN, 'normal', car, TODAY).oilOn).toBeNull()
  const electric = { ...LONG, works: LONG.works.filter(({ isOil }) => !isOil) }
  expect(nextRevision(electric, 'normal', car, TODAY).oilOn).toBeNull()
})

test('own readings give a range, and the day a mileage is reached lies in it', () => {
  const readings = [
    { on: '2026-01-01', km: 10_000 },
    { on: '2026-01-11', km: 10_900 },
    { on: '2026-04-11', km: 13_000 },
    { on: '2026-07-10', km: 17_500 },
  ]
  const rate = rateOf(readings)
  expect(rate).toEqual({ low: 2_100 / 90, high: 50 })
  expect(rateOf(readings.slice(0, 2))).toBeNull()
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 80 }),
      fc.integer({ min: 0, max: 60 }),
      fc.integer({ min: 0, max: 300 }),
      (low, more, days) => {
        const found = reachedOn(17_500, 17_500 + days * low, { low, high: low + more }, TODAY)
        expect(found.late).toBe(addDays(TODAY, days))
        expect(found.early && found.late && found.early <= found.late).toBe(true)
      },
    ),
  )
  expect(reachedOn(1_000, 9_000, { low: 0, high: 0 }, TODAY)).toEqual({ early: null, late: null })
})

test('five years cost what their visits cost', () => {
  const years = fiveYears(PLAN, 'normal', { number: 1, from: 1, kmAYear: 10_000 }, 220_00)
  expect(years.map(({ revisions }) => revisions)).toEqual([[1], [2], [3], [4], [5]])
  const third = priced(visitWorks(PLAN, 'normal', 3, 3), 220_00).cents
  expect(years[2]?.cents).toBe(third)
  expect(fiveYears(PLAN, 'normal', { number: 1, from: 1, kmAYear: 4_000 }, 220_00)).toEqual(years)
  const fast = fiveYears(PLAN, 'normal', { number: 4, from: 3, inMonths: 0, kmAYear: 20_000 }, 220_00)
  expect(fast[0]?.revisions).toEqual([4, 5, 6])
  const long = fiveYears(LONG, 'normal', { number: 1, from: 1, kmAYear: 5_000 }, 220_00)
  expect(long.map(({ revisions, oilChanges }) => [revisions, oilChanges])).toEqual([
    [[], 0],
    [[1], 0],
    [[], 1],
    [[2], 0],
    [[], 1],
  ])
})
