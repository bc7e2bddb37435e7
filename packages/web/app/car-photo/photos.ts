import {
  assetAddress,
  CAR_VIEWS,
  type CabinView,
  carImagePath,
  type ImageFormat,
  type ImageSize,
  type OutsideView,
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
  /** Changes with their content, so that browsers keep what has not changed. */
  readonly version: string
}

/** Takes pictures (null: the car has none), a view and a colour's or coating's code; returns the picture's address at this site, null when there is no such picture. */
export function photoAddress(
  photos: CarPhotos | null,
  view: View,
  colorCode: string | undefined,
  size: ImageSize,
  format: ImageFormat,
): string | null {
  if (!photos?.views.includes(view) || !colorCode) return null
  const image = carImagePath({ ...photos, view, colorCode, size, format })
  return 'path' in image ? assetAddress(image.path, photos.version) : null
}

/** Takes pictures, view and colour code; returns what a browser chooses from, two kinds of file in three sizes; null when there is no such picture. */
export function photoFile(photos: CarPhotos | null, view: View, colorCode: string | undefined): PictureFile | null {
  const at = (size: ImageSize, format: ImageFormat) => photoAddress(photos, view, colorCode, size, format)
  const src = at('large', 'webp')
  const setOf = (format: ImageFormat) =>
    `${at('large', format)} 319w, ${at('phone', format)} 768w, ${at('extraLarge', format)} 1280w`
  const sources = (['avif', 'webp'] as const).map((format) => ({ type: `image/${format}`, srcSet: setOf(format) }))
  return src === null ? null : { src, sources }
}

/** Takes the address of a picture that is shown and another colour's code; returns the same picture in that colour. */
export const inColor = (address: string, colorCode: string): string =>
  address.replace(/(?<![^/])[^/]+(?=-\d+x\d+\.)/, colorCode.toLowerCase())
