import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { announcementBetween, clockText, countdownOf, serverClock } from './countdown.ts'

const START = new Date('2026-11-21T12:00:00.000Z')
const after = (ms: number) => new Date(START.getTime() + ms)

test.each([
  [1_800, 0, 1800, '30:00', false],
  [900, 1, 900, '15:00', false],
  [900, 899_001, 1, '00:01', false],
  [900, 900_000, 0, '00:00', true],
  [900, 99_000_000, 0, '00:00', true],
  [6_061, 0, 6_061, '101:01', false],
])('%i s, %i ms later: %i s, %s, over: %s', (seconds, ms, remainingSeconds, text, isOver) => {
  expect(countdownOf(START, seconds, after(ms))).toEqual({
    endsAt: after(seconds * 1000),
    remainingSeconds,
    text,
    isOver,
  })
})

test.each([
  [301, 300, 300],
  [300, 299, null],
  [61, 60, 60],
  [1, 0, 0],
  [0, 0, null],
  [400, 59, 60],
  [1800, 0, 0],
])('from %i s to %i s the announcement is %s', (before, now, announced) => {
  expect(announcementBetween(before, now)).toBe(announced)
})

test('a wrong clock at home changes nothing', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.nat(2_000_000), (wrong, passed) => {
      const now = serverClock(START, after(wrong))
      expect(now(after(wrong + passed))).toEqual(after(passed))
    }),
  )
})

test('ticking through in any steps says each announcement at most once, and the last always', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 120 })), (steps) => {
      let left = 1800
      const announcements: number[] = []
      for (const step of [...steps, 1800]) {
        const next = Math.max(0, left - step)
        const announced = announcementBetween(left, next)
        if (announced !== null) announcements.push(announced)
        left = next
      }
      expect(announcements).toEqual([...new Set(announcements)].sort((a, b) => b - a))
      expect(announcements.at(-1)).toBe(0)
    }),
  )
})

test('the clock has two digits a side', () => {
  expect([0, 9, 60, 599].map(clockText)).toEqual(['00:00', '00:09', '01:00', '09:59'])
})
