import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../date.ts'
import {
  addBusinessDays,
  bankHolidays,
  boletoAwaitedUntil,
  compensatedBy,
  isBusinessDay,
  nextBusinessDay,
  payableUntil,
} from './bank-calendar.ts'
import { easterSunday } from './easter.ts'

test.each([
  [1818, '1818-03-22'],
  [1943, '1943-04-25'],
  [1954, '1954-04-18'],
  [1981, '1981-04-19'],
  [2000, '2000-04-23'],
  [2008, '2008-03-23'],
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2038, '2038-04-25'],
  [2049, '2049-04-18'],
])('Easter of %i is %s', (year, day) => {
  expect(easterSunday(year)).toBe(day)
})

test('Easter is a Sunday from 22 March to 25 April', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1583, max: 9999 }), (year) => {
      const day = easterSunday(year)
      expect(new Date(`${day}T00:00:00Z`).getUTCDay()).toBe(0)
      expect(day >= `${year}-03-22` && day <= `${year}-04-25`).toBe(true)
    }),
  )
})

test('the Brazilian bank calendar of 2026, as FEBRABAN published it', () => {
  expect(bankHolidays('BR', 2026)).toEqual([
    '2026-01-01',
    '2026-02-16',
    '2026-02-17',
    '2026-04-03',
    '2026-04-21',
    '2026-05-01',
    '2026-06-04',
    '2026-09-07',
    '2026-10-12',
    '2026-11-02',
    '2026-11-15',
    '2026-11-20',
    '2026-12-25',
  ])
})

test('20 November is national since 2024 only', () => {
  expect(isBusinessDay('2023-11-20', 'BR')).toBe(true)
  expect(isBusinessDay('2024-11-20', 'BR')).toBe(false)
})

test('the Argentine bank calendar of 2026, with its moved holidays', () => {
  expect(bankHolidays('AR', 2026)).toEqual([
    '2026-01-01',
    '2026-02-16',
    '2026-02-17',
    '2026-03-24',
    '2026-04-02',
    '2026-04-03',
    '2026-05-01',
    '2026-05-25',
    '2026-06-15',
    '2026-06-20',
    '2026-07-09',
    '2026-08-17',
    '2026-10-12',
    '2026-11-06',
    '2026-11-23',
    '2026-12-08',
    '2026-12-25',
  ])
})

test.each([
  ['2025-06-16', 'Tuesday to the Monday before'],
  ['2026-06-15', 'Wednesday to the Monday before'],
  ['2023-10-16', 'Thursday to the Monday after'],
  ['2026-11-23', 'Friday to the Monday after'],
  ['2023-06-17', 'Saturday stays'],
  ['2024-06-17', 'Monday stays'],
])('%s: %s', (day) => {
  expect(bankHolidays('AR', Number(day.slice(0, 4)))).toContain(day)
})

test.each([
  ['2026-11-20', '2026-11-23'],
  ['2026-11-21', '2026-11-23'],
  ['2026-11-23', '2026-11-23'],
  ['2026-02-14', '2026-02-18'],
  ['2026-12-25', '2026-12-28'],
  ['2027-01-01', '2027-01-04'],
])('a boleto due on %s may be paid until %s', (due, last) => {
  expect(payableUntil(due)).toBe(last)
})

test.each([
  ['2026-11-18', '2026-11-24'],
  ['2026-11-21', '2026-11-26'],
  ['2026-12-30', '2027-01-05'],
])('what is paid on %s is known by %s', (paid, known) => {
  expect(compensatedBy(paid)).toBe(known)
})

test('an order waits for a boleto due on a holiday until its payment on the next business day is known', () => {
  expect(boletoAwaitedUntil('2026-11-20')).toBe('2026-11-26')
})

test('business days follow one another, in both countries', () => {
  const days = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays('2020-01-01', count))
  fc.assert(
    fc.property(days, fc.nat(15), fc.constantFrom('BR' as const, 'AR' as const), (day, count, country) => {
      const next = nextBusinessDay(day, country)
      expect(next > day && isBusinessDay(next, country)).toBe(true)
      expect(next <= addDays(day, 7)).toBe(true)
      expect(addBusinessDays(day, count + 1, country)).toBe(
        nextBusinessDay(addBusinessDays(day, count, country), country),
      )
    }),
  )
})
