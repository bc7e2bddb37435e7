import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../date.ts'
import { bankHolidays } from '../payment/bank-calendar.ts'
import type { OpeningPeriod } from '../places/opening-hours.ts'
import { afterAct, answerBy } from './appointment-state.ts'
import { clockAt, momentAt } from './moment-at.ts'
import { acceptedSlot, type Calendar, capacityOf, slotDays, slotKey } from './slots.ts'

const work = (weekday: number, from: string, to: string): OpeningPeriod => ({ weekday, type: 'WORKING_TIME', from, to })
const lunch = (weekday: number): OpeningPeriod => ({ weekday, type: 'BREAK', from: '12:00', to: '13:30' })
const WEEK = [1, 2, 3, 4, 5].flatMap((day) => [work(day, '08:00', '18:00'), lunch(day)])
/** Monday, 23 November 2026, 10:00 in São Paulo. */
const calendar: Calendar = {
  periods: [...WEEK, work(6, '09:00', '12:30')],
  country: 'BR',
  timeZone: 'America/Sao_Paulo',
  today: '2026-11-23',
  now: new Date('2026-11-23T13:00:00Z'),
  isOnline: false,
  taken: new Map(),
}
const on = (day: string, given: Partial<Calendar> = {}) =>
  slotDays({ ...calendar, ...given }).find((one) => one.day === day)
const shown = (day: string, given: Partial<Calendar> = {}) =>
  on(day, given)?.slots.map(({ time, period, from, to }) => `${time ?? period} ${from}-${to}`)

describe('days and halves', () => {
  test('lie in the hours of the dealer, breaks left out', () => {
    expect(shown('2026-11-24')).toEqual(['morning 08:00-12:00', 'afternoon 13:30-18:00'])
    expect(shown('2026-11-28')).toEqual(['morning 09:00-12:00'])
  })

  test('say why nothing can be had', () => {
    expect(on('2026-11-29')?.closed).toBe('noHours')
    expect(on('2026-12-08', { country: 'AR' })?.closed).toBe('holiday')
    expect(on('2026-11-23', { now: new Date('2026-11-23T18:00:00Z') })?.closed).toBe('tooSoon')
    const taken = new Map([
      ['2026-11-24 morning', 3],
      ['2026-11-24 afternoon', 3],
    ])
    expect(on('2026-11-24', { taken })?.closed).toBe('full')
  })

  test('leave somebody four hours to answer', () => {
    expect(shown('2026-11-23')).toEqual([])
    expect(shown('2026-11-23', { now: new Date('2026-11-23T12:30:00Z') })).toEqual(['afternoon 13:30-18:00'])
  })

  test('are usual ones where no hours are known', () => {
    expect(shown('2026-11-24', { periods: [] })).toEqual(['morning 09:00-12:00', 'afternoon 12:00-18:00'])
    expect(on('2026-11-28', { periods: [] })?.closed).toBe('noHours')
  })
})

test('an online calendar has exact times, one car each, none into a break', () => {
  expect(shown('2026-11-24', { isOnline: true })).toEqual([
    ...['08:00', '09:00', '10:00', '11:00'].map(
      (time) => `${time} ${time}-${String(Number(time.slice(0, 2)) + 1).padStart(2, '0')}:00`,
    ),
    ...['13:30-14:30', '14:30-15:30', '15:30-16:30', '16:30-17:30'].map((span) => `${span.slice(0, 5)} ${span}`),
  ])
  const taken = new Map([['2026-11-24 09:00', 1]])
  const nine = { day: '2026-11-24', period: 'morning', time: '09:00' } as const
  expect(acceptedSlot({ ...calendar, isOnline: true }, nine)).toMatchObject({ from: '09:00' })
  expect(acceptedSlot({ ...calendar, isOnline: true, taken }, nine)).toBeNull()
  expect(acceptedSlot({ ...calendar, isOnline: true }, { ...nine, period: 'afternoon' })).toBeNull()
})

const anyTime = fc
  .integer({ min: 0, max: 47 })
  .map((half) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`)
const anyPeriods = fc.array(
  fc.record({
    weekday: fc.integer({ min: 0, max: 6 }),
    type: fc.constantFrom('WORKING_TIME', 'BREAK'),
    from: anyTime,
    to: anyTime,
  }),
  { maxLength: 12 },
) as fc.Arbitrary<OpeningPeriod[]>

test('what is offered is what brute force finds, over a year and its changes of the clock', () => {
  fc.assert(
    fc.property(
      anyPeriods,
      fc.integer({ min: 0, max: 364 }),
      fc.boolean(),
      fc.constantFrom('America/Sao_Paulo', 'America/New_York', 'America/Argentina/Buenos_Aires'),
      (periods, start, isOnline, timeZone) => {
        const today = addDays('2026-01-01', start)
        const now = momentAt(timeZone, today, '09:00') as Date
        for (const { day, slots } of slotDays({ ...calendar, periods, today, now, isOnline, timeZone })) {
          expect(bankHolidays('BR', Number(day.slice(0, 4))).includes(day) && slots.length > 0).toBe(false)
          const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
          const isOpen = (minute: number) => {
            const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
            const within = (type: string) =>
              periods.some((one) => one.type === type && one.weekday === weekday && one.from <= time && time < one.to)
            return within('WORKING_TIME') && !within('BREAK')
          }
          for (const slot of slots) {
            expect(clockAt(timeZone, slot.startsAt)).toBe(`${day} ${slot.from}`)
            expect(slot.startsAt.getTime() - now.getTime()).toBeGreaterThanOrEqual(4 * 3_600_000)
            if (periods.length === 0) continue
            const first = Number(slot.from.slice(0, 2)) * 60 + Number(slot.from.slice(3))
            if (isOnline) for (let at = 0; at < 60; at += 30) expect(isOpen(first + at)).toBe(true)
            else expect(isOpen(first)).toBe(true)
          }
          expect(new Set(slots.map(slotKey)).size).toBe(slots.length)
        }
      },
    ),
    { numRuns: 60 },
  )
})

test('a moment that the clock jumps over is none, one that comes twice is the first', () => {
  expect(momentAt('America/New_York', '2026-03-08', '02:30')).toBeNull()
  expect(momentAt('America/New_York', '2026-11-01', '01:30')?.toISOString()).toBe('2026-11-01T05:30:00.000Z')
  expect(momentAt('America/Sao_Paulo', '2026-11-24', '08:00')?.toISOString()).toBe('2026-11-24T11:00:00.000Z')
})

test('an appointment goes its ways and no others', () => {
  expect(afterAct('REQUESTED', 'confirm')).toBe('CONFIRMED')
  expect(afterAct('CONFIRMED', 'confirm')).toBeNull()
  expect(afterAct('EXPIRED', 'move')).toBe('REQUESTED')
  expect(afterAct('DONE', 'move')).toBeNull()
  expect(afterAct('EXPIRED', 'cancel')).toBeNull()
  expect(capacityOf({ time: null })).toBe(3)
})

test('the dealer answers within a day, an hour before it begins at the latest', () => {
  const asked = new Date('2026-11-23T13:00:00Z')
  expect(answerBy(asked, new Date('2026-11-27T13:00:00Z'))).toEqual(new Date('2026-11-24T13:00:00Z'))
  expect(answerBy(asked, new Date('2026-11-23T18:00:00Z'))).toEqual(new Date('2026-11-23T17:00:00Z'))
})
