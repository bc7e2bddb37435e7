import { expect, test } from 'vitest'
import type { Pixels } from './compose.ts'
import { layOver } from './lay-over.ts'
import { toByte, toLinear } from './linear-light.ts'
import { trim } from './patch.ts'

type Pixel = readonly [number, number, number, number]

const pixels = (...values: readonly Pixel[]): Pixels => ({
  width: values.length,
  height: 1,
  data: Uint8Array.from(values.flat()),
})
const laid = async (below: readonly Pixel[], ...layers: readonly (readonly Pixel[])[]): Promise<number[]> => {
  const picture = pixels(...below)
  for (const layer of layers) await layOver(picture, await trim(pixels(...layer)))
  return [...picture.data]
}

test('what is opaque hides, what is clear leaves everything as it was', async () => {
  const below = [
    [10, 20, 30, 255],
    [10, 20, 30, 77],
  ] as const
  const above = [
    [200, 100, 50, 255],
    [200, 100, 50, 0],
  ] as const
  expect(await laid(below, above)).toEqual([200, 100, 50, 255, 10, 20, 30, 77])
})

test('an edge mixes light, not bytes, and what stands beside the car is seen, too', async () => {
  const below = [
    [0, 0, 0, 255],
    [0, 0, 0, 0],
  ] as const
  const above = [
    [255, 255, 255, 128],
    [255, 0, 0, 128],
  ] as const
  const data = await laid(below, above)
  expect(Math.abs((data[0] ?? 0) - toByte(toLinear(255) * (128 / 255)))).toBeLessThanOrEqual(1)
  expect(data.slice(3)).toEqual([255, 255, 0, 0, 128])
})

test('the last one lies on top', async () => {
  expect(await laid([[9, 9, 9, 255]], [[1, 1, 1, 255]], [[2, 2, 2, 255]])).toEqual([2, 2, 2, 255])
})

test('a patch of another frame is refused', async () => {
  await expect(
    laid(
      [[9, 9, 9, 255]],
      [
        [1, 1, 1, 1],
        [1, 1, 1, 1],
      ],
    ),
  ).rejects.toThrow('different sizes')
})
