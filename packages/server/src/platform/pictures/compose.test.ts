import { expect, test } from 'vitest'
import { type Coat, compose, type Pixels } from './compose.ts'
import { toLinear } from './linear-light.ts'

/** The rule in floating point, as the layers are meant. */
const expected = (black: number, terms: readonly (readonly [number, number])[]): number => {
  const light = terms.reduce((sum, [paint, response]) => sum + toLinear(paint) * toLinear(response), toLinear(black))
  const value = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055
  return 255 * Math.min(1, value)
}

const pixels = (...values: readonly (readonly number[])[]): Pixels => ({
  width: values.length,
  height: 1,
  data: Uint8Array.from(values.flatMap(([red = 0, green = 0, blue = 0, alpha = 255]) => [red, green, blue, alpha])),
})

/** White paint that answers in so many greys. */
const coatOf = (...greys: readonly number[]): Coat => ({ width: greys.length, height: 1, data: Uint8Array.from(greys) })

test('black paint plus the colour times the response, in linear light, for every byte', async () => {
  const bytes = Array.from({ length: 256 }, (_, byte) => byte)
  const black = pixels(...bytes.map((byte) => [byte, 255 - byte, 40, 255]))
  const coat = coatOf(...bytes.map((byte) => byte >> 1))
  const { data } = await compose({ black, coat, roof: null }, { hex: '#9A0C18', roofHex: null })
  let worst = 0
  for (const byte of bytes) {
    const wanted = [
      expected(byte, [[0x9a, byte >> 1]]),
      expected(255 - byte, [[0x0c, byte >> 1]]),
      expected(40, [[0x18, byte >> 1]]),
    ]
    for (const [at, value] of wanted.entries()) worst = Math.max(worst, Math.abs((data[byte * 4 + at] ?? -1) - value))
  }
  expect(worst).toBeLessThanOrEqual(1)
})

test('a car in black paint is the black layer, and more than white is white', async () => {
  const black = pixels([0, 12, 255, 255], [200, 200, 200, 17])
  const coat = coatOf(255, 255)
  const inBlack = await compose({ black, coat, roof: null }, { hex: '#000000', roofHex: null })
  expect([...inBlack.data]).toEqual([...black.data])
  const inWhite = await compose({ black, coat, roof: null }, { hex: '#ffffff', roofHex: null })
  expect([...inWhite.data]).toEqual([255, 255, 255, 255, 255, 255, 255, 17])
})

test('where nothing is painted nothing changes, whatever its alpha', async () => {
  const black = pixels([90, 80, 70, 0], [90, 80, 70, 1], [90, 80, 70, 254])
  const coat = coatOf(0, 0, 0)
  const { data } = await compose({ black, coat, roof: null }, { hex: '#ffffff', roofHex: null })
  expect([...data]).toEqual([...black.data])
})

test('the roof has its own paint, or else that of the body', async () => {
  const layers = {
    black: pixels([10, 10, 10, 255], [10, 10, 10, 255]),
    coat: coatOf(180, 0),
    roof: coatOf(0, 180),
  }
  const twoTone = await compose(layers, { hex: '#e4e4e0', roofHex: '#0e0f11' })
  expect(Math.abs((twoTone.data[0] ?? 0) - expected(10, [[0xe4, 180]]))).toBeLessThanOrEqual(1)
  expect(Math.abs((twoTone.data[4] ?? 0) - expected(10, [[0x0e, 180]]))).toBeLessThanOrEqual(1)
  const oneTone = await compose(layers, { hex: '#e4e4e0', roofHex: null })
  expect(oneTone.data.slice(0, 4)).toEqual(oneTone.data.slice(4))
})

test('layers of different frames are refused', async () => {
  const layers = { black: pixels([0, 0, 0, 0]), coat: coatOf(0, 0), roof: null }
  await expect(compose(layers, { hex: '#ffffff', roofHex: null })).rejects.toThrow('different sizes')
})

test('a large picture leaves room for others in between', async () => {
  const [width, height] = [1280, 720]
  const black = { width, height, data: new Uint8Array(width * height * 4).fill(100) }
  const coat = { width, height, data: new Uint8Array(width * height).fill(100) }
  let turns = 0
  const composing = compose({ black, coat, roof: null }, { hex: '#9a0c18', roofHex: null })
  const timer = setInterval(() => (turns += 1), 0)
  const { data } = await composing
  clearInterval(timer)
  expect(turns).toBeGreaterThan(2)
  expect(new Set(data.filter((_, at) => at % 4 === 0)).size).toBe(1)
})
