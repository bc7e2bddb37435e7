import type { Pixels } from './compose.ts'
import { inBands } from './in-bands.ts'
import { ENCODED, LINEAR } from './linear-light.ts'
import type { Patch } from './patch.ts'

/** Takes a picture and what lies over it; lays it there in place, mixed in linear light. Refuses a patch of another frame. */
export async function layOver(picture: Pixels, patch: Patch): Promise<void> {
  const { left, top, width, height, frame, data } = patch
  if (frame.width !== picture.width || frame.height !== picture.height) throw new Error('layers of different sizes')
  // Made larger it may reach a pixel over the frame.
  const [shownWidth, shownHeight] = [Math.min(width, frame.width - left), Math.min(height, frame.height - top)]
  await inBands(width, shownHeight, (fromRow, toRow) => {
    for (let row = fromRow; row < toRow; row++) {
      const [from, to] = [row * width * 4, ((top + row) * frame.width + left) * 4]
      for (let at = 0; at < shownWidth * 4; at += 4) layOne(picture.data, to + at, data, from + at)
    }
  })
}

/** One pixel over another, alpha of both straight. */
function layOne(below: Uint8Array, at: number, above: Uint8Array, from: number): void {
  const over = above[from + 3] ?? 0
  if (over === 0) return
  const shown = ((below[at + 3] ?? 0) * (255 - over)) / 255
  const whole = over + shown
  for (let channel = 0; channel < 3; channel++) {
    const light = (LINEAR[above[from + channel] ?? 0] ?? 0) * over + (LINEAR[below[at + channel] ?? 0] ?? 0) * shown
    below[at + channel] = ENCODED[Math.round(light / whole)] ?? 0
  }
  below[at + 3] = Math.round(whole)
}
