import { inBands } from './in-bands.ts'
import { ENCODED, LINEAR, responseTables } from './linear-light.ts'

/** Pixels in rows from the top: red, green, blue and straight alpha, a byte each. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

export interface Layers {
  /** The car in black paint. */
  readonly black: Pixels
  /** How white paint answers the light, black where there is no paint; its alpha does not count. */
  readonly coat: Pixels
  /** The same of the roof alone, which the coat then leaves out. */
  readonly roof: Pixels | null
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
  const [red, green, blue] = responseTables(hex)
  // Without a layer of its own the roof adds nothing.
  const [roofRed, roofGreen, roofBlue] = responseTables(roof ? (roofHex ?? hex) : '#000000')
  const a = black.data
  const b = coat.data
  const c = (roof ?? coat).data
  const data = new Uint8Array(a)
  const paintOne = (at: number, body: Int32Array, top: Int32Array) => {
    const own = LINEAR[a[at] ?? 0] ?? 0
    data[at] = ENCODED[own + (body[b[at] ?? 0] ?? 0) + (top[c[at] ?? 0] ?? 0)] ?? 0
  }
  await inBands(width, height, (fromRow, toRow) => {
    for (let at = fromRow * width * 4; at < toRow * width * 4; at += 4) {
      // Most of a picture is no paint: what the copy holds already is right.
      if (isBlack(b, at) && isBlack(c, at)) continue
      paintOne(at, red, roofRed)
      paintOne(at + 1, green, roofGreen)
      paintOne(at + 2, blue, roofBlue)
    }
  })
  return { width, height, data }
}

const isBlack = (data: Uint8Array, at: number): boolean => !(data[at] || data[at + 1] || data[at + 2])
