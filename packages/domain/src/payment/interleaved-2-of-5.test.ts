import fc from 'fast-check'
import { expect, test } from 'vitest'
import { interleavedDrawing, interleavedWidths } from './interleaved-2-of-5.ts'

// A reader that knows the symbology from the weights 1, 2, 4, 7 and parity, not from the writer's table.
const WEIGHTS = [1, 2, 4, 7, 0]

/** Runs a scanner over the drawing, several looks a module, and reads the runs of black and white. */
function scan(path: string, width: number): string {
  const looks = new Uint8Array(width * 4)
  for (const [, start = '', length = ''] of path.matchAll(/M([\d.]+) 0h([\d.]+)v/g)) {
    looks.fill(1, Number(start) * 4, (Number(start) + Number(length)) * 4)
  }
  const runs = looks.join('').match(/0+|1+/g) ?? []
  const isWide = runs.slice(1, -1).map((run) => run.length > 8)
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

test('a scanner reads back the bars of a boleto', () => {
  const { path, viewBox } = interleavedDrawing(BOLETO)
  expect(scan(path, Number(viewBox.split(' ')[2]))).toBe(BOLETO)
})

test('44 digits take 103 mm by 13 mm and a white side of 5 mm each', () => {
  const widths = interleavedWidths(BOLETO)
  const modules = widths.reduce((sum, width) => sum + width, 0)
  const { viewBox, widthMm, heightMm, path } = interleavedDrawing(BOLETO)
  const [, , width = 0, height = 0] = viewBox.split(' ').map(Number)
  const mm = widthMm / width
  expect(modules * mm).toBeCloseTo(103, 6)
  expect(height * mm).toBeCloseTo(13, 2)
  expect(heightMm).toBe(13)
  const first = Number(/^M(\d+) /.exec(path)?.[1])
  expect(first * mm).toBeGreaterThan(5)
  expect((width - first - modules) * mm).toBeGreaterThan(5)
  expect(new Set(widths)).toEqual(new Set([1, 3]))
})

test('any pairs of digits are read back', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^(?:\d\d){1,24}$/), (digits) => {
      const { path, viewBox } = interleavedDrawing(digits)
      expect(scan(path, Number(viewBox.split(' ')[2]))).toBe(digits)
    }),
  )
})

test.each(['', '1', '123', '12a4'])('%j cannot be drawn', (digits) => {
  expect(() => interleavedWidths(digits)).toThrow(RangeError)
})
