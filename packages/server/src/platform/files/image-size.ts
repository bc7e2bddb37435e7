import sharp from 'sharp'
import type { FileType } from './file-type.ts'
import { readHead } from './read-head.ts'

export interface ImageSize {
  readonly width: number
  readonly height: number
}

const HEIC_HEAD = 256 * 1024

/**
 * Takes an image's type, known by its first bytes, and its path; returns the pixels its header announces without decoding
 * any, or null where the header is broken. Decoders allocate by these numbers, so a bomb is known by them.
 */
export async function imageSize(type: Exclude<FileType, 'application/pdf'>, path: string): Promise<ImageSize | null> {
  if (type === 'image/heic') return heicSize(await readHead(path, HEIC_HEAD))
  try {
    return sized(await sharp(path, { limitInputPixels: false }).metadata())
  } catch {
    return null
  }
}

/** The largest of the pictures, tiles and previews it announces: the decoder for HEIC is not free to ship. */
function heicSize(head: Buffer): ImageSize | null {
  let largest: ImageSize | null = null
  for (let at = head.indexOf('ispe'); at >= 0 && at + 16 <= head.length; at = head.indexOf('ispe', at + 4)) {
    const size = sized({ width: head.readUInt32BE(at + 8), height: head.readUInt32BE(at + 12) })
    if (size && size.width * size.height > (largest ? largest.width * largest.height : 0)) largest = size
  }
  return largest
}

const sized = ({ width, height }: ImageSize): ImageSize | null => (width > 0 && height > 0 ? { width, height } : null)
