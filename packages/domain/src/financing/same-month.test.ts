import { expect, test } from 'vitest'
import { isSameMonth } from './same-month.ts'

test.each([
  [100_000, 100_000, true],
  [100_500, 100_000, true],
  [99_500, 100_000, true],
  [100_501, 100_000, false],
  [99_499, 100_000, false],
  [1, 0, false],
])('%d beside %d is the same loan: %s', (one, shown, isSame) => expect(isSameMonth(one, shown)).toBe(isSame))
