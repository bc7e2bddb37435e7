import decodeQr from 'qr/decode.js'
import { expect, test } from 'vitest'
import { qrDrawing } from './qr-drawing.server.ts'

const SCALE = 4
/** As `QrCode` draws it: four light modules around. */
const QUIET = 4

/** The drawing as a camera gets it, dark on light. */
function picture({ size, path }: ReturnType<typeof qrDrawing>) {
  const side = (size + 2 * QUIET) * SCALE
  const data = new Uint8Array(side * side * 4).fill(255)
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1/g))
    for (let row = 0; row < SCALE; row += 1)
      for (let column = 0; column < Number(width) * SCALE; column += 1) {
        const at = ((Number(y) + QUIET) * SCALE + row) * side + (Number(x) + QUIET) * SCALE + column
        data.fill(0, at * 4, at * 4 + 3)
      }
  return { width: side, height: side, data }
}

test.each([
  'https://volante.example/desk/door?code=ufkKlAlQQ9O6-634gW6xclFit1zj71VzRSvxhMfrsw',
  'https://volante.example/desk/reception?dealer=70001&code=ufkKlAlQQ9O6-634gW6xclFit1zj71VzRSvxhMfrsw',
  'https://volante.example/ar/peugeot/llegue/80012',
])('a camera reads %s', (text) => {
  expect(decodeQr(picture(qrDrawing(text)))).toBe(text)
})
