import { expect, test } from 'vitest'
import { openDaysAfter } from './open-days.ts'
import type { OpeningPeriod } from './opening-hours.ts'

const WEEK: readonly OpeningPeriod[] = [
  { weekday: 1, type: 'WORKING_TIME', from: '08:00', to: '18:00' },
  { weekday: 1, type: 'BREAK', from: '12:00', to: '13:00' },
  { weekday: 6, type: 'WORKING_TIME', from: '09:00', to: '13:00' },
]

test('are those on which the dealer opens, from tomorrow on, with the hours of each', () => {
  const days = openDaysAfter(WEEK, 'BR', '2026-11-23')
  expect(days.slice(0, 3)).toEqual([
    { day: '2026-11-28', hours: { from: '09:00', to: '13:00' } },
    { day: '2026-11-30', hours: { from: '08:00', to: '18:00' } },
    { day: '2026-12-05', hours: { from: '09:00', to: '13:00' } },
  ])
  expect(days.at(-1)?.day).toBe('2026-12-21')
})

test('leave out the holidays of the country', () => {
  const mondays = (country: 'BR' | 'AR') => openDaysAfter(WEEK, country, '2026-12-01').map(({ day }) => day)
  expect(openDaysAfter([], 'BR', '2026-12-20').map(({ day }) => day)).not.toContain('2026-12-25')
  // A holiday of Argentina alone: the Immaculate Conception, with its bridge on the Monday before.
  expect(mondays('BR')).toContain('2026-12-07')
})

test('are Monday to Friday where no hours are known', () => {
  const days = openDaysAfter([], 'BR', '2026-11-26')
  expect(days.slice(0, 2)).toEqual([
    { day: '2026-11-27', hours: null },
    { day: '2026-11-30', hours: null },
  ])
})
