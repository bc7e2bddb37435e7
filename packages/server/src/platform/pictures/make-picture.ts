import type { ImageFormat } from '@volante/domain/car/car-image'
import sharp, { type Sharp } from 'sharp'
import { compose, type Paint, type Pixels } from './compose.ts'
import { layOver } from './lay-over.ts'
import { coatOn, enlarge, type Patch } from './patch.ts'
import type { ContentFile, LayerReader } from './read-layers.ts'
import { shrink } from './shrink.ts'

/** Something a car wears: its own pixels and, where it takes the body's paint, how white paint on it answers the light. */
export interface Fitting {
  readonly black: ContentFile
  readonly coat: ContentFile | null
}

/** What a picture is made of: the layers of a view and a paint, or a photograph that already shows the colour. */
export type PictureSource =
  | { readonly photo: ContentFile }
  | {
      readonly black: ContentFile
      readonly coat: ContentFile
      readonly roof: ContentFile | null
      /** What lies over the car, the first one undermost. */
      readonly fittings?: readonly Fitting[]
      readonly paint: Paint
    }

export interface PictureOrder {
  readonly source: PictureSource
  readonly width: number
  readonly height: number
  readonly format: ImageFormat
}

/** Goes up when the same order gives another picture, so that none made before is taken for it. */
export const MAKER_VERSION = 4

// What is read is kept by read-layers.ts; the codec's own 50 MB would keep each operation a second time.
sharp.cache(false)

const WHITE = '#ffffff'
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 }

/** Takes an order; returns the file: the whole frame as large as the size allows, centred, clear around it (white as jpg). */
export async function makePicture(order: PictureOrder, reader: LayerReader): Promise<Buffer> {
  const { width, height } = order
  const whole = await pixelsOf(order, reader)
  const scale = Math.min(width / whole.width, height / whole.height)
  const inner = { width: Math.round(whole.width * scale), height: Math.round(whole.height * scale) }
  const fitted = scale < 1 ? await shrink(whole, inner.width, inner.height) : whole
  const raw = { width: fitted.width, height: fitted.height, channels: 4 } as const
  const image = sharp(fitted.data, { raw }).resize({
    width,
    height,
    fit: 'contain',
    background: order.format === 'jpg' ? WHITE : CLEAR,
  })
  return encode(image, order).toBuffer()
}

async function pixelsOf({ source, width }: PictureOrder, reader: LayerReader): Promise<Pixels> {
  if ('photo' in source) return reader.read(source.photo)
  const { paint, fittings = [] } = source
  const coatAt = (file: ContentFile) => reader.coatAt(file, source.black, width)
  const [black, coat, roof] = await Promise.all([
    reader.readAt(source.black, width),
    coatAt(source.coat),
    source.roof && coatAt(source.roof),
  ])
  const car = await compose({ black, coat, roof }, paint)
  // One after the other: of large ones only what is seen stays.
  for (const fitting of fittings) {
    const patch = await wornAt(fitting, paint, car.width, reader)
    await layOver(car, patch.frame.width < car.width ? await enlarge(patch, car) : patch)
  }
  return car
}

async function wornAt({ black, coat }: Fitting, paint: Paint, width: number, reader: LayerReader): Promise<Patch> {
  const patch = await reader.patchAt(black, width)
  if (!coat) return patch
  const own = coatOn(patch, await reader.coatAt(coat, black, width))
  const painted = await compose({ black: patch, coat: own, roof: null }, paint)
  return { ...patch, data: painted.data }
}

const PHONE_WIDTH = 768

/** Large ones as fast as the codec goes, since somebody waits. What phones get takes 60 ms more, once, and a quarter of its bytes less on slow lines. */
function encode(image: Sharp, { width, format }: PictureOrder): Sharp {
  const isLarge = width > 140
  const effort = width > PHONE_WIDTH ? 0 : 2
  if (format === 'avif') return image.avif({ quality: 60, effort, chromaSubsampling: isLarge ? '4:2:0' : '4:4:4' })
  if (format === 'jpg') return image.flatten({ background: WHITE }).jpeg({ quality: 85 })
  return image.webp({ quality: 82, alphaQuality: 80, effort: isLarge ? 1 : 4 })
}
