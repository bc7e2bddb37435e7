import { inBands } from './in-bands.ts'
import { ENCODED, LINEAR, responseTables } from './linear-light.ts'

/** Pixels in rows from the top: red, green, blue and straight alpha, a byte each. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

/** Pixels in rows from the top, a byte each: how white paint answers the light, black where there is no paint. */
export interface Coat {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

export interface Layers {
  /** The car in black paint. */
  readonly black: Pixels
  readonly coat: Coat
  /** The roof's alone, which the coat then leaves out. */
  readonly roof: Coat | null
}

export interface Paint {
  /** #rrggbb */
  readonly hex: string
  /** The roof's, where it is not the body's. */
  readonly roofHex: string | null
}

/** Takes the layers of a view and a paint; returns the car in it: black + paint x coat + roof paint x roof in linear light, alpha of the black layer. Refuses layers of different sizes. */
export async function compose({ black, coat, roof }: Layers, { hex, roofHex }: Paint): Promise<Pixels> {
  const { width, height } = black
  for (const layer of [coat, roof])
    if (layer && (layer.width !== width || layer.height !== height)) throw new Error('layers of different sizes')
  const body = responseTables(hex)
  // Without a layer of its own the roof adds nothing.
  const top = responseTables(roof ? (roofHex ?? hex) : '#000000')
  const b = coat.data
  const c = (roof ?? coat).data
  const data = new Uint8Array(black.data.length)
  const paintOne = (pixel: number) => {
    const [painted, roofed] = [b[pixel] ?? 0, c[pixel] ?? 0]
    // Most of a picture is no paint: what the copy holds already is right.
    if (painted === 0 && roofed === 0) return
    for (let channel = 0; channel < 3; channel++) {
      const at = pixel * 4 + channel
      const own = LINEAR[data[at] ?? 0] ?? 0
      data[at] = ENCODED[own + (body[channel]?.[painted] ?? 0) + (top[channel]?.[roofed] ?? 0)] ?? 0
    }
  }
  await inBands(width, height, (fromRow, toRow) => {
    const [from, to] = [fromRow * width, toRow * width]
    data.set(black.data.subarray(from * 4, to * 4), from * 4)
    for (let pixel = from; pixel < to; pixel++) paintOne(pixel)
  })
  return { width, height, data }
}
