import { expect, test } from 'vitest'
import { keptUntil, nextMidnight } from './midnight.ts'

test.each([
  ['America/Sao_Paulo', '2026-11-21T12:00:00.250Z', '2026-11-22T03:00:00.000Z'],
  ['America/Sao_Paulo', '2026-11-22T02:59:59.999Z', '2026-11-22T03:00:00.000Z'],
  ['America/Sao_Paulo', '2026-11-22T03:00:00.000Z', '2026-11-23T03:00:00.000Z'],
  // A day of 23 hours, one of 25.
  ['Europe/Madrid', '2026-03-29T00:30:00.000Z', '2026-03-29T22:00:00.000Z'],
  ['Europe/Madrid', '2026-10-24T23:30:00.000Z', '2026-10-25T23:00:00.000Z'],
])('in %s the day of %s ends at %s', (timeZone, now, end) => {
  expect(new Date(nextMidnight({ timeZone }, Date.parse(now))).toISOString()).toBe(end)
})

test('an answer is kept for its time, but not past the end of the day', () => {
  const site = { timeZone: 'America/Sao_Paulo', cacheTtlMs: 4 * 3_600_000 }
  const keptFrom = (now: string) => new Date(keptUntil(site, Date.parse(now))).toISOString()
  expect(keptFrom('2026-11-21T12:00:00Z')).toBe('2026-11-21T16:00:00.000Z')
  expect(keptFrom('2026-11-22T01:00:00Z')).toBe('2026-11-22T03:00:00.000Z')
})
