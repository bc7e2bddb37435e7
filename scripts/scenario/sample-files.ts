import sharp from 'sharp'
import { samplePhoto } from '../../packages/server/src/providers/face/samples/sample-photo.ts'

/** A photo of a paper, as a phone would send it. */
export const paperPhoto = (): Promise<Buffer> =>
  sharp({ create: { width: 640, height: 420, channels: 3, background: '#e8e2d4' } })
    .jpeg()
    .toBuffer()

/** A PDF of one empty page; of so many bytes, where that matters. */
export function paperPdf(bytes = 0): Buffer {
  const head =
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 90 90]>>endobj\n%'
  const tail = '\ntrailer<</Root 1 0 R>>\n%%EOF\n'
  return Buffer.from(head + 'x'.repeat(Math.max(0, bytes - head.length - tail.length)) + tail)
}

const FACE = { left: 1268, top: 32, width: 544, height: 544 }

/** One clear face, as a phone's camera would take it; base64. */
export async function portrait(): Promise<string> {
  const photo = await sharp(samplePhoto(2)).extract(FACE).jpeg().toBuffer()
  return photo.toString('base64')
}
