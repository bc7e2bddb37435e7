import { expect, test } from 'vitest'
import type { Pixels } from './compose.ts'
import { shrink } from './shrink.ts'

const picture = (width: number, height: number, at: (x: number, y: number) => readonly number[]): Pixels => ({
  width,
  height,
  data: Uint8Array.from(Array.from({ length: width * height }, (_, i) => at(i % width, Math.floor(i / width))).flat()),
})

test('half white and half black is the grey of half the light, not half the number', async () => {
  const stripes = picture(4, 4, (x) => (x % 2 ? [255, 255, 255, 255] : [0, 0, 0, 255]))
  expect([...(await shrink(stripes, 2, 2)).data.subarray(0, 4)]).toEqual([188, 188, 188, 255])
})

test('what cannot be seen lends no colour, and the alpha is the mean', async () => {
  const edge = picture(2, 2, (x) => (x === 0 ? [200, 10, 30, 255] : [0, 255, 0, 0]))
  expect([...(await shrink(edge, 1, 1)).data]).toEqual([200, 10, 30, 128])
})

test.each([
  [79, 45],
  [48, 27],
  [319, 179],
  [320, 180],
])('an even picture stays even at %i x %i', async (width, height) => {
  const even = [12, 130, 250, 201]
  const { data } = await shrink(
    picture(320, 180, () => even),
    width,
    height,
  )
  const wrong = data.filter((value, at) => Math.abs(value - (even[at % 4] ?? 0)) > 1)
  expect([data.length, wrong.length]).toEqual([width * height * 4, 0])
})

test('a pixel that lies in two counts in both by its share', async () => {
  const three = picture(3, 1, (x) => [255, 255, 255, [255, 0, 0][x] ?? 0])
  expect([...(await shrink(three, 2, 1)).data].filter((_, at) => at % 4 === 3)).toEqual([170, 0])
  const middle = picture(3, 1, (x) => [255, 255, 255, [0, 255, 0][x] ?? 0])
  expect([...(await shrink(middle, 2, 1)).data].filter((_, at) => at % 4 === 3)).toEqual([85, 85])
})

test('it never enlarges', async () => {
  await expect(
    shrink(
      picture(2, 2, () => [0, 0, 0, 0]),
      3,
      2,
    ),
  ).rejects.toThrow('enlarge')
})
