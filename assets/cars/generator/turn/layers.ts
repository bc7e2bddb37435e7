import { toByte, toLinear } from '../../../../packages/server/src/platform/pictures/linear-light.ts'

/** Highlights roll off from here, as in the path-traced pictures (render/tone.py). */
const KNEE = 0.6

const rolledOff = (light: number): number =>
  light > KNEE ? KNEE + (1 - KNEE) * (1 - Math.exp((KNEE - light) / (1 - KNEE))) : light

const SHOWN = Float64Array.from({ length: 256 }, (_, byte) => rolledOff(toLinear(byte)))

/**
 * Takes the car in black paint and, by layer, in light paint, each as bytes of red, green, blue and alpha (straight), and
 * the light paint as #rrggbb; answers what each coat adds in white (1 byte a pixel) and, last, the black layer (4 bytes a pixel).
 */
export function layersOf(
  black: Uint8Array,
  light: Readonly<Record<string, Uint8Array>>,
  paint: string,
): Record<string, Buffer> {
  const brightness = toLinear(Number.parseInt(paint.slice(1, 3), 16))
  const base = Buffer.alloc(black.length)
  for (let at = 0; at < black.length; at += 1)
    base[at] = at % 4 === 3 ? (black[at] ?? 0) : toByte(SHOWN[black[at] ?? 0] ?? 0)
  const coats = Object.entries(light).map(([layer, picture]) => {
    const coat = Buffer.alloc(black.length / 4)
    for (let pixel = 0; pixel < coat.length; pixel += 1)
      coat[pixel] = toByte(Math.min(1, Math.max(0, meanAt(picture, pixel) - meanAt(black, pixel)) / brightness))
    return [layer, coat]
  })
  return { ...Object.fromEntries(coats), black: base }
}

/** The light of a pixel as it is shown. */
function meanAt(picture: Uint8Array, pixel: number): number {
  const at = pixel * 4
  return ((SHOWN[picture[at] ?? 0] ?? 0) + (SHOWN[picture[at + 1] ?? 0] ?? 0) + (SHOWN[picture[at + 2] ?? 0] ?? 0)) / 3
}
