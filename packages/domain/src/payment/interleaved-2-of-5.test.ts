import fc from 'fast-check'
import { expect, test } from 'vitest'
import { interleavedWidths } from './interleaved-2-of-5.ts'

// A reader that knows the symbology from the weights 1, 2, 4, 7 and parity, not from the writer's table.
const WEIGHTS = [1, 2, 4, 7, 0]

/** Reads bars and spaces as a scanner sees them. */
function scan(widths: readonly number[]): string {
  const isWide = widths.map((width) => width > 2)
  expect(isWide.slice(0, 4)).toEqual([false, false, false, false])
  expect(isWide.slice(-3)).toEqual([true, false, false])
  const body = isWide.slice(4, -3)
  const digits = []
  for (let at = 0; at < body.length; at += 10) {
    const pair = body.slice(at, at + 10)
    digits.push(
      digitOf(pair.filter((_, index) => index % 2 === 0)),
      digitOf(pair.filter((_, index) => index % 2 === 1)),
    )
  }
  return digits.join('')
}

function digitOf(elements: readonly boolean[]): number {
  expect(elements.filter(Boolean)).toHaveLength(2)
  return elements.reduce((sum, isWide, at) => sum + (isWide ? (WEIGHTS[at] ?? 0) : 0), 0) % 11
}

const BOLETO = '00193373700000001000500940144816060680935031'

test('a scanner reads back the bars of a boleto, which are three times as wide as narrow ones', () => {
  const widths = interleavedWidths(BOLETO)
  expect(scan(widths)).toBe(BOLETO)
  expect(new Set(widths)).toEqual(new Set([1, 3]))
  expect(widths.reduce((sum, width) => sum + width, 0)).toBe(405)
})

test('any pairs of digits are read back', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^(?:\d\d){1,24}$/), (digits) => {
      expect(scan(interleavedWidths(digits))).toBe(digits)
    }),
  )
})

test.each(['', '1', '123', '12a4'])('%j cannot be drawn', (digits) => {
  expect(() => interleavedWidths(digits)).toThrow(RangeError)
})
