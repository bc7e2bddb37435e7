import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import sharp from 'sharp'

/** A photo of a paper, as a phone would send it. */
export const paperPhoto = (): Promise<Buffer> =>
  sharp({ create: { width: 640, height: 420, channels: 3, background: '#e8e2d4' } })
    .jpeg()
    .toBuffer()

// The person in this photo comes with the package that ships the face detector's weights; no photo of anybody is kept here.
const DETECTOR = '@vladmandic/face-api/package.json'
const FACE = { left: 1268, top: 32, width: 544, height: 544 }

/** One clear face, as a phone's camera would take it; base64. */
export async function portrait(): Promise<string> {
  const folder = dirname(createRequire(import.meta.url).resolve(DETECTOR))
  const photo = await sharp(join(folder, 'demo/sample2.jpg')).extract(FACE).jpeg().toBuffer()
  return photo.toString('base64')
}
