import sharp from 'sharp'
import type { FileType } from './file-type.ts'
import { type Content, contentOf } from './files.ts'
import { forgetHeicPlace } from './heic-place.ts'
import { isPlainPdf } from './plain-pdf.ts'
import type { Fail, UploadedFile } from './read-upload.ts'

const MOST_PIXELS = 50e6
/** Sharp enough to read a paper's small print, small enough to keep for years. */
const LONGEST_SIDE = 4000

/**
 * Takes a checked upload; answers what is kept of it: photos drawn anew, upright and without what says where they were
 * taken, so that nothing else hides in the file; PDFs as they are. Refuses a photo that cannot be drawn, and a PDF that is
 * something else as well or that runs scripts.
 */
export async function cleanFile(file: UploadedFile, fail: Fail): Promise<UploadedFile> {
  const bytes = await bytesOf(file)
  if (file.type === 'application/pdf') {
    if (!isPlainPdf(bytes)) throw fail('documents.typeRefused')
    return file
  }
  return { ...file, ...(await drawnAnew(file.type, bytes, fail)) }
}

export async function bytesOf(content: Content): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of content.read()) chunks.push(chunk)
  return Buffer.concat(chunks)
}

async function drawnAnew(type: Exclude<FileType, 'application/pdf'>, bytes: Buffer, fail: Fail): Promise<Content> {
  // The decoder for HEIC is not free to ship: its pixels stay as they came.
  if (type === 'image/heic') return contentOf(forgetHeicPlace(bytes))
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
