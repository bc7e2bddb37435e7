import { expect, test } from 'vitest'
import { isLow, layoutOf } from './layout.ts'

test.each([
  [320, 'mobile'],
  [720, 'mobile'],
  [721, 'tablet'],
  [860, 'tablet'],
  [861, 'desktop'],
  [1599, 'desktop'],
  [1600, 'wide'],
])('%i is %s', (width, expected) => expect(layoutOf(width)).toBe(expected))

test('low is under 750', () => expect([749, 750].map(isLow)).toEqual([true, false]))
