import type { FileType } from './file-type.ts'
import { jpegSegments, type ReadAt } from './jpeg-segments.ts'

export interface ImageSize {
  readonly width: number
  readonly height: number
}

const HEIC_HEAD = 256 * 1024
/**
 * Takes an image's type and a reader of its bytes; answers the pixels its header announces without decoding any, or null
 * where the header is broken. Decoders allocate by these numbers, so a bomb is known by them.
 */
export function imageSize(type: Exclude<FileType, 'application/pdf'>, readAt: ReadAt): Promise<ImageSize | null> {
  return SIZES[type](readAt)
}

const SIZES: Readonly<Record<Exclude<FileType, 'application/pdf'>, (readAt: ReadAt) => Promise<ImageSize | null>>> = {
  'image/jpeg': jpegSize,
  'image/png': pngSize,
  'image/webp': webpSize,
  'image/heic': heicSize,
}

async function pngSize(readAt: ReadAt): Promise<ImageSize | null> {
  const head = await readAt(8, 16)
  if (head.length < 16 || head.toString('latin1', 4, 8) !== 'IHDR') return null
  return sized(head.readUInt32BE(8), head.readUInt32BE(12))
}

/** The frame header may stand behind previews of any length. */
async function jpegSize(readAt: ReadAt): Promise<ImageSize | null> {
  for await (const { marker, at } of jpegSegments(readAt)) {
    if (!isFrame(marker)) continue
    const frame = await readAt(at, 5)
    return frame.length < 5 ? null : sized(frame.readUInt16BE(3), frame.readUInt16BE(1))
  }
  return null
}

/** SOF0 to SOF15 but for the three tables among them (ITU-T T.81 B.1.1.3). */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

async function webpSize(readAt: ReadAt): Promise<ImageSize | null> {
  const head = await readAt(12, 18)
  if (head.length < 18) return null
  switch (head.toString('latin1', 0, 4)) {
    case 'VP8X':
      return sized(head.readUIntLE(12, 3) + 1, head.readUIntLE(15, 3) + 1)
    case 'VP8L':
      return sized((head.readUInt32LE(9) & 0x3fff) + 1, ((head.readUInt32LE(9) >>> 14) & 0x3fff) + 1)
    case 'VP8 ':
      return sized(head.readUInt16LE(14) & 0x3fff, head.readUInt16LE(16) & 0x3fff)
    default:
      return null
  }
}

/** The largest of the pictures, tiles and previews it announces. */
async function heicSize(readAt: ReadAt): Promise<ImageSize | null> {
  const head = await readAt(0, HEIC_HEAD)
  let largest: ImageSize | null = null
  for (let at = head.indexOf('ispe'); at >= 0 && at + 16 <= head.length; at = head.indexOf('ispe', at + 4)) {
    const size = sized(head.readUInt32BE(at + 8), head.readUInt32BE(at + 12))
    if (size && size.width * size.height > (largest ? largest.width * largest.height : 0)) largest = size
  }
  return largest
}

const sized = (width: number, height: number): ImageSize | null => (width > 0 && height > 0 ? { width, height } : null)
