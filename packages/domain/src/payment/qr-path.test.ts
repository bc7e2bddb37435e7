import { expect, test } from 'vitest'
import { qrPath } from './qr-path.ts'

const rowsOf = (...lines: readonly string[]): boolean[][] => lines.map((line) => [...line].map((one) => one === '#'))

test('neighbouring dark squares are one bar, and the border is left out', () => {
  expect(qrPath(rowsOf('.....', '.##..', '...#.', '.###.', '.....'))).toEqual({
    size: 3,
    path: 'M0 0h2v1h-2zM2 1h1v1h-1zM0 2h3v1h-3z',
  })
})

test('a code without a border is drawn whole', () => {
  expect(qrPath(rowsOf('#.', '.#'), 0)).toEqual({ size: 2, path: 'M0 0h1v1h-1zM1 1h1v1h-1z' })
})
