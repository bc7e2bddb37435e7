import { describe, expect, test } from 'vitest'
import { hears, type HookFact, pauseAfter, standingOf } from './hook.ts'

const FACT: HookFact = { event: 'order.moved', cause: '1', countries: ['BR'], dealerCode: '70001', data: {} }
const ALL = { events: ['order.moved'], markets: ['BR'], dealerCodes: [] }

describe('a fact is told', () => {
  test.each([
    [ALL, FACT, true],
    [{ ...ALL, dealerCodes: ['70001'] }, FACT, true],
    [{ ...ALL, events: ['lead.made'] }, FACT, false],
    [{ ...ALL, markets: ['AR'] }, FACT, false],
    [{ ...ALL, dealerCodes: ['70002'] }, FACT, false],
    [{ ...ALL, dealerCodes: ['70001'] }, { ...FACT, dealerCode: null }, false],
    [ALL, { ...FACT, countries: ['AR', 'BR'] }, true],
    [ALL, { ...FACT, countries: [] }, false],
  ] as const)('to %j of %j: %s', (filter, fact, expected) => expect(hears(filter, fact)).toBe(expected))
})

test('each pause is longer than the one before, and they end', () => {
  const pauses = Array.from({ length: 9 }, (_, at) => pauseAfter(at + 1))
  expect(pauses.slice(0, 7)).toEqual(pauses.slice(0, 7).toSorted((a, b) => (a ?? 0) - (b ?? 0)))
  expect(pauses.slice(6)).toEqual([86_400_000, null, null])
})

test.each([
  [null, 'fine'],
  [23, 'fine'],
  [24, 'warned'],
  [71, 'warned'],
  [72, 'off'],
] as const)('%s hours without success: %s', (hours, expected) => {
  const now = new Date('2026-11-23T12:00:00Z')
  expect(standingOf(hours === null ? null : new Date(now.getTime() - hours * 3_600_000), now)).toBe(expected)
})
