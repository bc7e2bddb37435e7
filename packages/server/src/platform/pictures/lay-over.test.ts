import { expect, test } from 'vitest'
import type { Pixels } from './compose.ts'
import { layOver } from './lay-over.ts'
import { toByte, toLinear } from './linear-light.ts'

const pixels = (...values: readonly (readonly [number, number, number, number])[]): Pixels => ({
  width: values.length,
  height: 1,
  data: Uint8Array.from(values.flat()),
})

test('what is opaque hides, what is clear leaves everything as it was', async () => {
  const below = pixels([10, 20, 30, 255], [10, 20, 30, 77])
  const { data } = await layOver(below, [pixels([200, 100, 50, 255], [200, 100, 50, 0])])
  expect([...data]).toEqual([200, 100, 50, 255, 10, 20, 30, 77])
})

test('an edge mixes light, not bytes, and what stands beside the car is seen, too', async () => {
  const { data } = await layOver(pixels([0, 0, 0, 255], [0, 0, 0, 0]), [pixels([255, 255, 255, 128], [255, 0, 0, 128])])
  expect(Math.abs((data[0] ?? 0) - toByte(toLinear(255) * (128 / 255)))).toBeLessThanOrEqual(1)
  expect([...data].slice(3)).toEqual([255, 255, 0, 0, 128])
})

test('the last one lies on top', async () => {
  const layers = [pixels([1, 1, 1, 255]), pixels([2, 2, 2, 255])]
  expect([...(await layOver(pixels([9, 9, 9, 255]), layers)).data]).toEqual([2, 2, 2, 255])
})

test('the picture that was given stays as it was; another size is refused', async () => {
  const below = pixels([9, 9, 9, 255])
  await layOver(below, [pixels([1, 1, 1, 255])])
  expect([...below.data]).toEqual([9, 9, 9, 255])
  await expect(layOver(below, [pixels([1, 1, 1, 1], [1, 1, 1, 1])])).rejects.toThrow('different sizes')
})
