import {
  assetAddress,
  CAR_VIEWS,
  type CabinView,
  carImagePath,
  isCabinView,
  readSeenCode,
  seenCode,
  type ImageFormat,
  type ImageSize,
  type OutsideView,
  PICTURE_SIZES,
} from '@volante/domain/car/car-image'
import type { PictureFile } from '../ui/data/Picture.tsx'

/** Three quarters from the front: the view of stage, tile and summary. */
export const HERO_VIEW = CAR_VIEWS[0]
/** Also from inside, where the code of a coating takes the place of the colour's. */
export type View = OutsideView | CabinView

export type Facing = 'left' | 'right'

/** Takes a view and which way its car should face; returns which way its picture can: turned round, plates and letters would read backwards, which a side has none of. */
export const facingIn = (view: View, wanted: Facing = 'left'): Facing => (view === 'side' ? wanted : 'left')

/** The pictures of one car in the trim of one version, in every colour it is sold in. */
export interface CarPhotos {
  readonly model: string
  readonly look: string
  readonly views: readonly string[]
  /** Those of them that have a file for large pictures on screens of high density. */
  readonly highDensityViews: readonly string[]
  /** Codes of what the version comes with and what is seen of it, from outside and in the cabin. */
  readonly standard: { readonly outside: readonly string[]; readonly inside: readonly string[] }
  /** From the car's nose to the middle of its front wheels, in millimetres; null where nobody measured it. */
  readonly frontOverhang: number | null
  /** Changes with their content, so that browsers keep what has not changed. */
  readonly version: string
}

/**
 * Takes pictures (null: the car has none), a view and a colour's or coating's code, alone or with those of a build's parts; returns
 * the picture's address at this site, null when there is no such picture. Without parts the car shows what its version comes with.
 */
export function photoAddress(
  photos: CarPhotos | null,
  view: View,
  colorCode: string | undefined,
  size: ImageSize,
  format: ImageFormat,
): string | null {
  if (!photos?.views.includes(view) || !colorCode) return null
  const { outside, inside } = photos.standard
  const isBuild = readSeenCode(colorCode).partCodes.length > 0
  const seen = isBuild ? colorCode : seenCode(colorCode, isCabinView(view) ? inside : outside)
  const image = carImagePath({ ...photos, view, colorCode: seen, size, format })
  return 'path' in image ? assetAddress(image.path, photos.version) : null
}

/** Files of every picture, and the one for wide places on screens of high density. */
const USUAL: readonly ImageSize[] = ['large', 'phone', 'extraLarge']
const WIDE: readonly ImageSize[] = [...USUAL, 'highDensity']

/**
 * Takes pictures, view, colour code and whether the place is as wide as a stage; returns what a browser chooses from, two
 * kinds of file in three sizes, in a wide place in four where there are so many; null when there is no such picture.
 */
export function photoFile(
  photos: CarPhotos | null,
  view: View,
  colorCode: string | undefined,
  isWide = false,
): PictureFile | null {
  const at = (size: ImageSize, format: ImageFormat) => photoAddress(photos, view, colorCode, size, format)
  const src = at('large', 'webp')
  const sizes = isWide && photos?.highDensityViews.includes(view) ? WIDE : USUAL
  const setOf = (format: ImageFormat) =>
    sizes.map((size) => `${at(size, format)} ${PICTURE_SIZES[size].split('x')[0]}w`).join(', ')
  const sources = (['avif', 'webp'] as const).map((format) => ({ type: `image/${format}`, srcSet: setOf(format) }))
  return src === null ? null : { src, sources }
}

/** A picture as wide as a stage: how wide it is shown, as a list of the `sizes` attribute. */
interface WidePlace {
  readonly sizes: string
  readonly isWide: true
}

/** However it is held. With three dots a point the usual largest file fills it: a larger one would cost more than it shows. */
const PHONE = '((width <= 480px) or (height <= 480px))'
const onPhone = (widest: number) => `${PHONE} and (resolution > 2dppx) ${Math.min(426, widest)}px`

/** Takes how wide a stage is at most, in pixels; returns its place. */
export const onStage = (widest: number): WidePlace => ({
  sizes: `${onPhone(widest)}, (height <= 480px) 640px, (width <= 860px) 100vw, ${widest}px`,
  isWide: true,
})

/** Takes how wide the whole of a picture is of which a part is shown, in pixels; returns its place. */
export const closeUp = (whole: number): WidePlace => ({
  sizes: `${onPhone(whole)}, ${PHONE} ${Math.min(640, whole)}px, ${whole}px`,
  isWide: true,
})

/** Takes the address of a picture that is shown and another colour's code; returns the same picture in that colour. */
export const inColor = (address: string, colorCode: string): string =>
  address.replace(/(?<![^/])[^/]+(?=-\d+x\d+\.)/, colorCode.toLowerCase())
