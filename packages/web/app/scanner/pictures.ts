import { readSize, scanArea } from '@volante/domain/scan/scan-settings'
import type { Frame } from './read-codes.ts'

/** A photo is read whole, a small one enlarged, in several sizes: the same must be read in two of them. */
const PHOTO_SIDE = 2_000
const MOST_ENLARGED = 2
const PHOTO_SIZES = [1, 0.8, 0.6]

/** Takes a video that plays; returns the part of its picture that is read, no larger than allowed. */
export function frameOf(video: HTMLVideoElement): Frame | null {
  const { videoWidth, videoHeight } = video
  if (videoWidth === 0) return null
  const area = scanArea(videoWidth, videoHeight)
  const { width, height } = readSize(area.width, area.height)
  return drawn(width, height, (context) =>
    context.drawImage(video, area.x, area.y, area.width, area.height, 0, 0, width, height),
  )
}

/** Takes a photo that somebody chose; returns it in several sizes, none where it is no picture. */
export async function framesOf(photo: Blob): Promise<readonly Frame[]> {
  const picture = await createImageBitmap(photo).catch(() => null)
  if (!picture) return []
  const whole = Math.min(MOST_ENLARGED, PHOTO_SIDE / Math.max(picture.width, picture.height))
  return PHOTO_SIZES.flatMap((size) => {
    const scale = whole * size
    const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)]
    const frame = drawn(width, height, (context) => context.drawImage(picture, 0, 0, width, height))
    return frame ? [frame] : []
  })
}

function drawn(width: number, height: number, draw: (context: CanvasRenderingContext2D) => void): Frame | null {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return null
  draw(context)
  return context.getImageData(0, 0, width, height)
}
