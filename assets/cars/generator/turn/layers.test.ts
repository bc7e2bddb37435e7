import { expect, test } from 'vitest'
import { layersOf } from './layers.ts'

const pixels = (...all: readonly (readonly [number, number, number, number])[]) => Uint8Array.from(all.flat())

test('a coat is what light paint adds to the black car, as white paint would add it', () => {
  // The light paint of #bcbcbc holds half the light of white.
  const { black, metallic } = layersOf(
    pixels([0, 0, 0, 255], [60, 60, 60, 255], [0, 0, 0, 90]),
    { metallic: pixels([100, 100, 100, 255], [60, 60, 60, 255], [0, 0, 0, 90]) },
    '#bcbcbc',
  )
  expect([...(black ?? [])]).toEqual([0, 0, 0, 255, 60, 60, 60, 255, 0, 0, 0, 90])
  expect([...(metallic ?? [])]).toEqual([138, 0, 0])
})

test('highlights roll off, and no coat is darker than none', () => {
  const { black, roof } = layersOf(pixels([255, 255, 255, 255]), { roof: pixels([240, 240, 240, 255]) }, '#ffffff')
  expect(black?.[0]).toBeGreaterThan(225)
  expect(black?.[0]).toBeLessThan(240)
  expect(roof?.[0]).toBe(0)
})
