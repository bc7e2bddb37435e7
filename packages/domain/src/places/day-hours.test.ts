import { expect, test } from 'vitest'
import { readDayHours, writeDayHours } from './day-hours.ts'

test.each([
  ['08:00-18:00', '08:00-18:00'],
  ['08:00 – 12:00,13:30-18:00', '08:00-12:00, 13:30-18:00'],
  ['06:00-10:00, 11:00-12:00, 20:00-24:00', '06:00-10:00, 11:00-12:00, 20:00-24:00'],
  ['  ', ''],
])('%s is read, and written as %s', (typed, written) => {
  expect(writeDayHours(readDayHours(typed, 'monday') ?? [], 'monday')).toBe(written)
  expect(writeDayHours(readDayHours(typed, 'monday') ?? [], 'tuesday')).toBe('')
})

test('what lies between is a break', () => {
  expect(readDayHours('08:00-12:00, 13:30-18:00', 'saturday')).toEqual([
    { weekday: 6, type: 'WORKING_TIME', from: '08:00', to: '18:00' },
    { weekday: 6, type: 'BREAK', from: '12:00', to: '13:30' },
  ])
})

test.each(['8-18', '18:00-08:00', '08:00-08:00', '08:00-12:00, 11:00-18:00', '08:00-12:00,', '25:00-26:00', '08:00'])(
  '%s is no hours',
  (typed) => {
    expect(readDayHours(typed, 'monday')).toBeNull()
  },
)
