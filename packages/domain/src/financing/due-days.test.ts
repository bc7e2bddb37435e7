import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../date.ts'
import { isBusinessDay } from '../payment/bank-calendar.ts'
import { daysBetween } from '../date.ts'
import { dueCalendar, dueDays } from './due-days.ts'

test.each([
  ['2026-01-31', ['2026-02-28', '2026-03-31', '2026-04-30']],
  ['2027-12-31', ['2028-01-31', '2028-02-29', '2028-03-31']],
  ['2026-11-15', ['2026-12-15', '2027-01-15', '2027-02-15']],
])('a contract of %s falls due on %j', (contract, days) => {
  expect(dueDays(contract, 3, 'BR').map(({ due }) => due)).toEqual(days)
})

test.each([
  // Sunday; Christmas, a Friday; a plain Tuesday.
  ['2026-02-15', 'BR', '2026-03-16'],
  ['2026-11-25', 'BR', '2026-12-28'],
  ['2026-11-15', 'AR', '2026-12-15'],
] as const)('the first instalment of %s in %s may be paid until %s', (contract, country, last) => {
  expect(dueDays(contract, 1, country)[0]?.payableUntil).toBe(last)
})

test('days are counted over a leap day', () => {
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2)
})

test('whatever the contract, instalments are a month apart and are paid on business days', () => {
  fc.assert(
    fc.property(fc.nat(20_000), fc.constantFrom('BR', 'AR'), (distance, country) => {
      let before = addDays('2024-01-01', distance)
      for (const { due, payableUntil } of dueDays(before, 24, country)) {
        expect(daysBetween(before, due)).toBeGreaterThanOrEqual(28)
        expect(daysBetween(before, due)).toBeLessThanOrEqual(31)
        expect(payableUntil >= due && isBusinessDay(payableUntil, country)).toBe(true)
        before = due
      }
    }),
    { numRuns: 40 },
  )
})

test('the calendar that simulations share is the same however many contracts came before', () => {
  const first = dueCalendar('2026-01-31', 12, 'AR')
  for (let at = 0; at < 600; at += 1) dueCalendar(addDays('2020-01-01', at), 1, 'BR')
  const again = dueCalendar('2026-01-31', 12, 'AR')
  expect(again).toEqual(first)
  expect(again.due).toEqual(dueDays('2026-01-31', 12, 'AR'))
  expect(again.days).toEqual(again.due.map(({ due }) => daysBetween('2026-01-31', due)))
})
