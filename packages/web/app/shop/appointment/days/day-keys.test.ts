import { expect, test } from 'vitest'
import { dayAtKey } from './day-keys.ts'

/** Monday 2 to Monday 30 March 2026 without Sundays and Wednesday 11. */
const DAYS = Array.from({ length: 29 }, (_, at) => `2026-03-${String(at + 2).padStart(2, '0')}`).filter(
  (day) => new Date(`${day}T12:00:00Z`).getUTCDay() !== 0 && day !== '2026-03-11',
)

test.each([
  ['2026-03-10', 'ArrowRight', '2026-03-12'],
  ['2026-03-12', 'ArrowLeft', '2026-03-10'],
  ['2026-03-14', 'ArrowRight', '2026-03-16'],
  ['2026-03-04', 'ArrowDown', '2026-03-12'],
  ['2026-03-18', 'ArrowUp', '2026-03-10'],
  ['2026-03-12', 'Home', '2026-03-09'],
  ['2026-03-12', 'End', '2026-03-14'],
  ['2026-03-02', 'PageDown', '2026-03-30'],
  ['2026-03-30', 'PageUp', '2026-03-02'],
  ['2026-03-20', 'PageDown', '2026-03-30'],
  ['2026-03-02', 'ArrowLeft', '2026-03-02'],
  ['2026-03-12', 'a', null],
  ['2026-03-09', 'Home', null],
])('from %s the key %s leads to %s', (from, key, to) => {
  expect(dayAtKey(DAYS, from, key)).toBe(to)
})
