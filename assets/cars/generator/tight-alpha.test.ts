import sharp from 'sharp'
import { expect, test } from 'vitest'
import { CUT_OUT_FORMAT } from './layer-format.ts'
import { tightAlpha } from './tight-alpha.ts'

const [WIDTH, HEIGHT] = [320, 180]

/** A soft disc of many colours: alpha falls off towards its edge, with some grain. */
function cutOut(): Buffer {
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 4)
  for (let at = 0; at < WIDTH * HEIGHT; at++) {
    const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)]
    const far = Math.hypot(x - WIDTH / 2, y - HEIGHT / 2)
    const alpha = Math.max(0, Math.min(255, 300 - 3 * far + ((x * 7 + y * 13) % 9)))
    pixels.set([x % 256, y, (x + y) % 256, alpha], at * 4)
  }
  return pixels
}

const pixelsOf = (file: Buffer) => sharp(file).raw().toBuffer()

test('alpha takes fewer bytes, and every pixel stays as it was', async () => {
  const raw = { width: WIDTH, height: HEIGHT, channels: 4 } as const
  const file = await sharp(cutOut(), { raw }).webp(CUT_OUT_FORMAT).toBuffer()
  const tight = await tightAlpha(file)
  expect(tight.length).toBeLessThan(file.length)
  expect(tight.readUInt32LE(4)).toBe(tight.length - 8)
  expect((await pixelsOf(tight)).equals(await pixelsOf(file))).toBe(true)
  expect(await tightAlpha(tight)).toBe(tight)
})

test('a picture without alpha stays as it is', async () => {
  const raw = { width: 2, height: 1, channels: 3 } as const
  const file = await sharp(Buffer.from([1, 2, 3, 4, 5, 6]), { raw })
    .webp()
    .toBuffer()
  expect(await tightAlpha(file)).toBe(file)
})
