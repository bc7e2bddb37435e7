import type { Pixels } from './compose.ts'
import { inBands } from './in-bands.ts'
import { ENCODED, LINEAR } from './linear-light.ts'

/** Takes a picture and what lies over it, the first one undermost; returns them as one, mixed in linear light. Refuses other sizes. */
export async function layOver(picture: Pixels, layers: readonly Pixels[]): Promise<Pixels> {
  if (layers.length === 0) return picture
  const { width, height } = picture
  const data = new Uint8Array(picture.data)
  for (const layer of layers) {
    if (layer.width !== width || layer.height !== height) throw new Error('layers of different sizes')
    await inBands(width, height, (fromRow, toRow) => {
      for (let at = fromRow * width * 4; at < toRow * width * 4; at += 4) layOne(data, layer.data, at)
    })
  }
  return { width, height, data }
}

/** One pixel over another, alpha of both straight. */
function layOne(below: Uint8Array, above: Uint8Array, at: number): void {
  const over = above[at + 3] ?? 0
  if (over === 0) return
  const shown = ((below[at + 3] ?? 0) * (255 - over)) / 255
  const whole = over + shown
  for (let channel = at; channel < at + 3; channel++) {
    const light = (LINEAR[above[channel] ?? 0] ?? 0) * over + (LINEAR[below[channel] ?? 0] ?? 0) * shown
    below[channel] = ENCODED[Math.round(light / whole)] ?? 0
  }
  below[at + 3] = Math.round(whole)
}
