import { expect, test } from 'vitest'
import { nextRevision } from './next-revision.ts'
import { reminderOf } from './reminder.ts'

const TODAY = '2026-11-24'
const PLAN = { normal: { km: 10_000, months: 12 }, severe: { km: 5_000, months: 6 }, works: [] }

test.each([
  ['a month before its day', { mileage: 4_000, lastOn: '2025-12-20' }, true, '2026-12-24'],
  ['1,000 km before', { mileage: 9_000, lastOn: '2026-10-24' }, true, '2026-12-24'],
  ['just over', { mileage: 10_900, lastOn: '2026-10-24' }, true, '2026-12-24'],
  ['long over: that is known', { mileage: 12_000, lastOn: '2026-10-24' }, false, '2026-12-24'],
  ['far off by both', { mileage: 100, lastOn: '2026-11-20' }, false, '2027-05-23'],
  ['its day is the first', { mileage: 2_000, lastOn: '2026-02-01' }, false, '2027-01-02'],
  ['its kilometres are', { mileage: 8_000, lastOn: '2026-10-24' }, false, '2027-01-13'],
  ['tomorrow', { mileage: 8_999, lastOn: '2026-10-24' }, false, '2026-11-25'],
] as const)('%s', (_, { mileage, lastOn }, isDue, lookOn) => {
  const next = nextRevision(PLAN, 'normal', { mileage, done: 0, lastOn }, TODAY)
  expect(reminderOf(next, { mileage, kmADay: 20 }, TODAY)).toEqual({ isDue, lookOn })
})
