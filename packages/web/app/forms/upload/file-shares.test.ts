import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fileShares } from './file-shares.ts'

test('files leave one after the other, after what the post says around them', () => {
  expect(fileShares([100, 300], 0, 450)).toEqual([0, 0])
  expect(fileShares([100, 300], 50, 450)).toEqual([0, 0])
  expect(fileShares([100, 300], 100, 450)).toEqual([0.5, 0])
  expect(fileShares([100, 300], 300, 450)).toEqual([1, 0.5])
  expect(fileShares([100, 0, 300], 450, 450)).toEqual([1, 1, 1])
})

test('whatever has left, the shares of all files together are what has left of them', () => {
  const sizes = fc.array(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 1, maxLength: 10 })
  fc.assert(
    fc.property(
      sizes,
      fc.integer({ min: 0, max: 5000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (all, around, at) => {
        const bytes = all.reduce((sum, size) => sum + size, 0)
        const sent = Math.floor(at * (bytes + around))
        const shares = fileShares(all, sent, bytes + around)
        const left = shares.reduce((sum, share, nth) => sum + share * (all[nth] ?? 0), 0)
        expect(left).toBeCloseTo(Math.max(0, sent - around), 2)
        expect(shares).toEqual(shares.toSorted((a, b) => b - a))
      },
    ),
  )
})
