import sharp from 'sharp'
import { samplePhoto } from '../../packages/server/src/providers/face/samples/sample-photo.ts'

/** A photo of a paper, as a phone would send it. */
export const paperPhoto = (): Promise<Buffer> =>
  sharp({ create: { width: 640, height: 420, channels: 3, background: '#e8e2d4' } })
    .jpeg()
    .toBuffer()

const FACE = { left: 1268, top: 32, width: 544, height: 544 }

/** One clear face, as a phone's camera would take it; base64. */
export async function portrait(): Promise<string> {
  const photo = await sharp(samplePhoto(2)).extract(FACE).jpeg().toBuffer()
  return photo.toString('base64')
}
