import { expect, test } from 'vitest'
import { standingOf } from './standing.ts'

const TODAY = '2026-11-24'
const read = (km: number, day: string, isDoubted = false) => ({ km, day, isDoubted })
const entry = (revision: number | null, day: string, correctedBy: number | null = null) => ({
  revision,
  day,
  correctedBy,
})

test('nothing that is believed is nothing that is known', () =>
  expect(standingOf({ readings: [read(900, TODAY, true)], entries: [], deliveredOn: null }, TODAY)).toBeNull())

test('a delivery counts until the first revision', () => {
  const car = { readings: [read(4_000, TODAY)], entries: [], deliveredOn: '2026-01-10' }
  expect(standingOf(car, TODAY)).toMatchObject({ mileage: 4_000, revisionsDone: 0, lastRevisionDate: '2026-01-10' })
  const older = { ...car, readings: [read(30_000, TODAY)] }
  expect(standingOf(older, TODAY)).toMatchObject({ revisionsDone: undefined, lastRevisionDate: undefined })
})

test('what a workshop signed goes before, as long as it holds, and readings say how much the car is driven', () => {
  const readings = [read(29_000, '2026-10-24'), read(20_000, '2025-10-24')]
  const entries = [entry(1, '2025-01-01'), entry(2, '2025-11-01'), entry(3, '2026-02-01', 5), entry(null, '2026-03-01')]
  expect(standingOf({ readings, entries, deliveredOn: '2024-01-01' }, TODAY)).toMatchObject({
    at: { km: 29_000, day: '2026-10-24' },
    mileage: 29_764,
    revisionsDone: 2,
    lastRevisionDate: '2025-11-01',
    kmAYear: 9_000,
    kmAYearMost: 9_000,
  })
})

test('a car that nobody has read was delivered with none', () => {
  const car = { readings: [], entries: [], deliveredOn: '2026-01-10' }
  expect(standingOf(car, TODAY)).toMatchObject({ at: { km: 0, day: '2026-01-10' }, revisionsDone: 0 })
})
