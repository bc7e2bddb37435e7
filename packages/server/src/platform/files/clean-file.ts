import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import type { FileType } from './file-type.ts'
import { type Content, contentOf } from './files.ts'
import { plainHeic } from './plain-heic.ts'
import { isPlainPdf } from './plain-pdf.ts'
import { oneAtATime, TooBusy } from '../pictures/api.ts'
import { redrawnPdf } from './redrawn-pdf.ts'
import { type Fail, UPLOAD_LIMITS, type UploadedFile } from './read-upload.ts'

const MOST_PIXELS = UPLOAD_LIMITS.maxMegapixels * 1e6
/** Sharp enough to read a paper's small print, small enough to keep for years. */
const LONGEST_SIDE = 4000

/** A photo of 25 megapixels takes 200 MB and a core while it is drawn: one at a time, and no sender takes all the places. */
const drawing = oneAtATime(40, 4)
const BUSY_SECONDS = 10

/**
 * Takes a checked upload and its sender; returns what is kept of it: photos drawn anew, upright and without what says where they were
 * taken, and the pages of a PDF in a new one, so that nothing else hides in the file; a HEIC with its picture alone. Refuses what cannot be drawn, a PDF that is
 * something else as well or that runs scripts, and (429) a file while too many wait.
 */
export async function cleanFile(file: UploadedFile, fail: Fail, sender = ''): Promise<UploadedFile> {
  const bytes = await bytesOf(file)
  const { type } = file
  if (type === 'application/pdf' && !isPlainPdf(bytes)) throw fail('documents.typeRefused')
  const draw = () => (type === 'application/pdf' ? pagesAnew(bytes, fail) : drawnAnew(type, bytes, fail))
  try {
    return { ...file, ...(await drawing(randomUUID(), sender, draw)) }
  } catch (error) {
    throw error instanceof TooBusy ? fail('request.rateLimited', { seconds: BUSY_SECONDS }) : error
  }
}

/** The decoder for HEIC is not free to ship: its pixels stay as they came, and nothing else. */
function pictureAlone(bytes: Buffer, fail: Fail): Content {
  const plain = plainHeic(bytes)
  if (!plain) throw fail('documents.typeRefused')
  return contentOf(plain)
}

async function pagesAnew(bytes: Buffer, fail: Fail): Promise<Content> {
  const drawn = await redrawnPdf(bytes)
  if (!drawn) throw fail('documents.typeRefused')
  return contentOf(drawn)
}

export async function bytesOf(content: Pick<Content, 'read'>): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of content.read()) chunks.push(chunk)
  return Buffer.concat(chunks)
}

async function drawnAnew(type: Exclude<FileType, 'application/pdf'>, bytes: Buffer, fail: Fail): Promise<Content> {
  if (type === 'image/heic') return pictureAlone(bytes, fail)
  try {
    const upright = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .rotate()
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
    const format = { 'image/jpeg': 'jpeg', 'image/png': 'png', 'image/webp': 'webp' } as const
    return contentOf(await upright.toFormat(format[type], type === 'image/png' ? {} : { quality: 88 }).toBuffer())
  } catch {
    throw fail('documents.empty')
  }
}
