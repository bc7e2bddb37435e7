/** Whole numbers that stand for linear light from 0 to 1: fine enough that a byte survives the way there and back. */
export const FULL = 16_384

/** Takes a byte of sRGB; returns its linear light from 0 to 1 (IEC 61966-2-1). */
export function toLinear(byte: number): number {
  const value = byte / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/** Takes linear light from 0; returns its byte of sRGB, 255 for white and all beyond. */
export function toByte(linear: number): number {
  const value = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055
  return Math.round(255 * Math.min(1, value))
}

/** Byte of sRGB -> linear light in whole numbers up to `FULL`. */
export const LINEAR = Int32Array.from({ length: 256 }, (_, byte) => Math.round(toLinear(byte) * FULL))

/** Linear light -> byte of sRGB; as long as three full lights, since layers add up and more than white is white. */
export const ENCODED = Uint8Array.from({ length: 3 * FULL + 1 }, (_, light) => toByte(light / FULL))

/** Takes a colour as #rrggbb; returns for red, green and blue a table: byte of a layer's response -> the light it adds. */
export function responseTables(hex: string): readonly [Int32Array, Int32Array, Int32Array] {
  const table = (at: number) => {
    const share = toLinear(Number.parseInt(hex.slice(at, at + 2), 16))
    return LINEAR.map((light) => Math.round(light * share))
  }
  return [table(1), table(3), table(5)]
}
