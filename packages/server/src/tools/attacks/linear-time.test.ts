import { expect, test } from 'vitest'
import { longTexts, msOf, patternsOfSources } from './linear-time.ts'

/** A quadratic pattern takes hundreds of these over 10,000 characters, a linear one a hundredth. */
const SHORT_MS = 20
const LONG_MS = 120

test('every pattern of the sources reads 100 KB of any character in linear time', { timeout: 300_000 }, () => {
  const patterns = patternsOfSources()
  expect(patterns.length).toBeGreaterThan(300)
  const slow: string[] = []
  // The short text first: a quadratic one would take minutes over the long one.
  for (const [length, most] of [
    [10_000, SHORT_MS],
    [100_000, LONG_MS],
  ] as const) {
    for (const [name, text] of longTexts(length))
      for (const { where, regex } of patterns) {
        const ms = msOf(() => text.replace(regex, ''), most)
        if (ms > most) slow.push(`${where} ${String(regex)} over ${name}: ${ms.toFixed(0)} ms`)
      }
    expect(slow).toEqual([])
  }
})
