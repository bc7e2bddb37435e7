import { SELFIE_MESSAGES, type SelfieEvent } from '@volante/domain/order/selfie'
import sharp from 'sharp'
import type { Box, Face, FaceDetector } from '../../../providers/face/provider.ts'

const MOST_PIXELS = 40e6
/** What the detector and a person need to see; a phone's photo is larger. */
const SIDE = 1280
/** Of the photo's shorter side: an arm's length, not the other end of a room. */
const SMALLEST_FACE = 0.25
/** Another face so much smaller than the largest stands in the background, on a poster or a shirt. */
const BACKGROUND = 0.4
const FACE_SIDE = 128
/** Mean of the face's grey, 0 to 255. */
const DARKEST = 45
const BRIGHTEST = 225
/** Variance of the Laplacian of the face at 128 pixels. */
const BLURRIEST = 12

/** Takes the bytes of a photo; returns it as an upright JPEG without what says where it was taken, null when it is none. */
export async function uprightPhoto(bytes: Buffer): Promise<Buffer | null> {
  try {
    return await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .rotate()
      .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 90 })
      .toBuffer()
  } catch {
    return null
  }
}

export type Judged = Extract<SelfieEvent, keyof typeof SELFIE_MESSAGES | 'recognised'>

/** Takes an upright photo; returns whether it shows exactly one face, close, sharp and lit well enough to compare. */
export async function judgePhoto(faces: FaceDetector, photo: Buffer): Promise<Exclude<Judged, 'timeExceeded'>> {
  const found = (await faces.detect(photo)).faces
  const [largest, ...others] = found.toSorted((a, b) => b.box.width - a.box.width)
  if (!largest) return 'noFace'
  const isAlone = others.every((other: Face) => other.box.width < largest.box.width * BACKGROUND)
  const { width, height } = await sharp(photo).metadata()
  const isClose = largest.box.width >= Math.min(width, height) * SMALLEST_FACE
  return isAlone && isClose && (await isClear(photo, within(largest.box, width, height)))
    ? 'recognised'
    : 'notRecognised'
}

async function isClear(photo: Buffer, box: Box): Promise<boolean> {
  const { data } = await sharp(photo)
    .extract({ left: box.x, top: box.y, width: box.width, height: box.height })
    .resize(FACE_SIDE, FACE_SIDE, { fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const grey = Array.from(data)
  const light = mean(grey)
  return light >= DARKEST && light <= BRIGHTEST && variance(edges(grey)) >= BLURRIEST
}

/** The Laplacian of the inner pixels: how much each differs from its neighbours. */
function edges(grey: readonly number[]): number[] {
  const at = (x: number, y: number): number => grey[y * FACE_SIDE + x] ?? 0
  const found: number[] = []
  for (let y = 1; y < FACE_SIDE - 1; y += 1) {
    for (let x = 1; x < FACE_SIDE - 1; x += 1) {
      found.push(at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1) - 4 * at(x, y))
    }
  }
  return found
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

function variance(values: readonly number[]): number {
  const middle = mean(values)
  return mean(values.map((value) => (value - middle) ** 2))
}

/** A box in whole pixels that does not reach over the photo's edge. */
function within(box: Box, width: number, height: number): Box {
  const [x, y] = [Math.max(0, Math.round(box.x)), Math.max(0, Math.round(box.y))]
  return {
    x: Math.min(x, width - 1),
    y: Math.min(y, height - 1),
    width: Math.max(1, Math.min(Math.round(box.width), width - Math.min(x, width - 1))),
    height: Math.max(1, Math.min(Math.round(box.height), height - Math.min(y, height - 1))),
  }
}
