import sharp from 'sharp'
import type { Coat, Pixels } from './compose.ts'
import { inBands } from './in-bands.ts'

/** The part of a frame in which something is seen; all around it is clear. */
export interface Patch extends Pixels {
  /** How far it stands from the left and the top of the frame. */
  readonly left: number
  readonly top: number
  readonly frame: Frame
}

interface Frame {
  readonly width: number
  readonly height: number
}

/** Clear pixels that stay around what is seen: made larger its edge grows into them. */
const EDGE = 1

/** Takes a frame; returns the part of it that is seen, its first pixel where that is none. */
export async function trim(frame: Pixels): Promise<Patch> {
  const { width, height, data } = frame
  const found = { left: width, top: height, right: -1, bottom: -1 }
  await inBands(width, height, (fromRow, toRow) => {
    for (let y = fromRow, at = fromRow * width * 4 + 3; y < toRow; y++)
      for (let x = 0; x < width; x++, at += 4) {
        if (!data[at]) continue
        if (x < found.left) found.left = x
        if (x > found.right) found.right = x
        if (y < found.top) found.top = y
        found.bottom = y
      }
  })
  if (found.right < 0) return { left: 0, top: 0, width: 1, height: 1, data: data.slice(0, 4), frame: { width, height } }
  const [left, top] = [Math.max(0, found.left - EDGE), Math.max(0, found.top - EDGE)]
  const part = {
    left,
    top,
    width: Math.min(width, found.right + 1 + EDGE) - left,
    height: Math.min(height, found.bottom + 1 + EDGE) - top,
    frame: { width, height },
  }
  return { ...part, data: cut(frame, part, 4) }
}

/** Takes a coat and a patch of the same frame; returns what of the coat lies on the patch. Refuses another frame. */
export function coatOn(patch: Patch, coat: Coat): Coat {
  const { width, height, frame } = patch
  if (coat.width !== frame.width || coat.height !== frame.height) throw new Error('layers of different sizes')
  return { width, height, data: cut(coat, patch, 1) }
}

function cut({ width, data }: Coat, part: Omit<Patch, 'data'>, bytes: 1 | 4): Uint8Array {
  const cutOut = new Uint8Array(part.width * part.height * bytes)
  for (let y = 0; y < part.height; y++) {
    const from = ((part.top + y) * width + part.left) * bytes
    cutOut.set(data.subarray(from, from + part.width * bytes), y * part.width * bytes)
  }
  return cutOut
}

/** Takes a patch and a larger frame of the same shape; returns it as it is seen there, its light mixed bicubically. */
export async function enlarge(patch: Patch, { width, height }: Frame): Promise<Patch> {
  const { left, top, frame, data } = patch
  const scale = width / frame.width
  // Pixels lie in their middles, the codec's at their corners.
  const shift = 0.5 - 0.5 / scale
  const made = await sharp(data, { raw: { width: patch.width, height: patch.height, channels: 4 } })
    .pipelineColourspace('scrgb')
    .affine([scale, 0, 0, scale], {
      idx: shift,
      idy: shift,
      interpolator: sharp.interpolators.bicubic,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return {
    left: Math.round(left * scale),
    top: Math.round(top * scale),
    width: made.info.width,
    height: made.info.height,
    data: made.data,
    frame: { width, height },
  }
}
