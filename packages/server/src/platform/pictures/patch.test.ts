import { expect, test } from 'vitest'
import type { Pixels } from './compose.ts'
import { layOver } from './lay-over.ts'
import { coatOn, enlarge, trim } from './patch.ts'

/** A clear frame with one block of a colour in it. */
function frameWith(width: number, height: number, [left, top, right, bottom]: readonly number[], of: number[]): Pixels {
  const inBlock = (x: number, y: number) =>
    x >= (left ?? 0) && x < (right ?? 0) && y >= (top ?? 0) && y < (bottom ?? 0) ? of : [0, 0, 0, 0]
  const data = Array.from({ length: width * height }, (_, at) => inBlock(at % width, Math.floor(at / width)))
  return { width, height, data: Uint8Array.from(data.flat()) }
}
const GREY = [200, 200, 200, 255]
const at = ({ width, data }: Pixels, x: number, y: number) => [
  ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4),
]

test('what is seen is kept with one clear pixel around it, laid over a car it is where it was', async () => {
  const frame = frameWith(20, 10, [5, 3, 9, 5], GREY)
  const patch = await trim(frame)
  expect([patch.left, patch.top, patch.width, patch.height]).toEqual([4, 2, 6, 4])
  const car = frameWith(20, 10, [0, 0, 0, 0], [])
  await layOver(car, patch)
  expect([...car.data]).toEqual([...frame.data])
})

test('at the edge of the frame there is nothing around it, and of nothing one clear pixel', async () => {
  const { left, top, width, height } = await trim(frameWith(8, 4, [0, 0, 8, 4], GREY))
  expect([left, top, width, height]).toEqual([0, 0, 8, 4])
  expect([...(await trim(frameWith(8, 4, [0, 0, 0, 0], []))).data]).toEqual([0, 0, 0, 0])
})

test('a coat is cut as its patch is, one of another frame is refused', async () => {
  const patch = await trim(frameWith(4, 3, [2, 1, 3, 2], GREY))
  const coat = { width: 4, height: 3, data: Uint8Array.from({ length: 12 }, (_, pixel) => pixel) }
  expect([...coatOn(patch, coat).data]).toEqual([1, 2, 3, 5, 6, 7, 9, 10, 11])
  expect(() => coatOn(patch, { width: 3, height: 4, data: coat.data })).toThrow('different sizes')
})

test('made larger it stands in the same place, its edge as wide on either side and of its own colour', async () => {
  const patch = await trim(frameWith(20, 12, [6, 4, 12, 8], GREY))
  const car = frameWith(40, 24, [0, 0, 0, 0], [])
  await layOver(car, await enlarge(patch, car))
  for (const x of [14, 18, 21]) expect(at(car, x, 12)).toEqual(GREY)
  const alphas = Array.from({ length: 40 }, (_, x) => at(car, x, 12)[3] ?? 0)
  // Of the block from 12 to 24.
  expect(alphas).toEqual(alphas.toReversed().slice(4).concat([0, 0, 0, 0]))
  expect([alphas[9], alphas[10], alphas[25], alphas[26]]).toEqual([0, 0, 0, 0])
  expect((alphas[11] ?? 0) + (alphas[12] ?? 0)).toBeGreaterThan(240)
  for (let x = 0; x < 40; x++) if ((alphas[x] ?? 0) > 8) expect(at(car, x, 12).slice(0, 3)).toEqual([200, 200, 200])
})

test('light is mixed, not bytes', async () => {
  const halves = frameWith(4, 4, [0, 0, 4, 4], [0, 0, 0, 255])
  for (let y = 0; y < 4; y++) halves.data.fill(255, y * 16 + 8, y * 16 + 16)
  const { data, width } = await enlarge(await trim(halves), { width: 16, height: 16 })
  const row = Array.from({ length: 16 }, (_, x) => data[(8 * width + x) * 4] ?? 0)
  // In the middle of the seam half of the light is 188, half of the bytes 128.
  expect(((row[7] ?? 0) + (row[8] ?? 0)) / 2).toBeGreaterThan(165)
})
