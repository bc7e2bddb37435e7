import { createHash, randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { oneAtATime } from '../../platform/pictures/api.ts'

const MOST_PIXELS = 50e6
const LONGEST_SIDE = 2560
/** Less is blurred on any screen. */
const LEAST_SIDE = 320
/** What `sharp` calls the types that are taken; AVIF is a HEIF with another codec. */
const FORMATS = ['jpeg', 'png', 'webp', 'heif']

/** A photograph takes some hundred MB while it is drawn: one at a time. */
const drawing = oneAtATime(20, 4)

export interface ReadPicture {
  /** Names the content. */
  readonly id: string
  readonly width: number
  readonly height: number
  readonly content: Buffer
}

/** Takes what was sent and by whom; returns the picture upright, no longer than 2560 pixels and without anything the camera noted, or why it is refused. */
export function readPicture(
  sent: Buffer,
  who: string,
): Promise<ReadPicture | 'pictures.typeRefused' | 'pictures.tooSmall'> {
  return drawing(randomUUID(), who, async () => {
    const known = await sharp(sent, { limitInputPixels: MOST_PIXELS })
      .metadata()
      .catch(() => null)
    const isTaken = known && FORMATS.includes(known.format) && (known.format !== 'heif' || known.compression === 'av1')
    if (!isTaken) return 'pictures.typeRefused'
    if (Math.min(known.width, known.height) < LEAST_SIDE) return 'pictures.tooSmall'
    const drawn = await sharp(sent, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .rotate()
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 92 })
      .toBuffer({ resolveWithObject: true })
      .catch(() => null)
    if (!drawn) return 'pictures.typeRefused'
    const { data: content, info } = drawn
    return { id: idOf(content), width: info.width, height: info.height, content }
  })
}

/** Takes a WebP file that is already as pictures are kept. */
export async function keptPicture(content: Buffer): Promise<ReadPicture> {
  const { width, height } = await sharp(content).metadata()
  return { id: idOf(content), width, height, content }
}

const idOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex').slice(0, 32)
