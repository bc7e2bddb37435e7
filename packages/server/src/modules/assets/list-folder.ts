import {
  carImagePath,
  type ImageSize,
  isCabinView,
  PICTURE_SIZES,
  seenCode,
  TURN_FRAMES,
  turnFramePath,
} from '@volante/domain/car/car-image'
import type { ModelPaint } from '../catalogue/api.ts'
import type { Ctx } from '../../platform/http/ctx.ts'
import { type Car, findCar } from './cars.ts'
import { storeOf } from './store.ts'
import { isLayer } from './tree.ts'

export interface ListedAsset {
  readonly name: string
  readonly path: string
  /** Null where it is made when asked for. */
  readonly size: number | null
}

/** Takes a folder; returns its assets by name, those of its folders too: files, and below a car what can be made of them; null when there is nothing. */
export async function listFolder(ctx: Ctx, folder: string): Promise<ListedAsset[] | null> {
  const start = `${folder}/`
  const tree = await storeOf(ctx).tree()
  const files = [...tree.values()].filter(({ path }) => path.startsWith(start) && !isLayer(path))
  const [top, slug = ''] = folder.split('/')
  const car = top === 'cars' && slug ? await findCar(ctx, slug) : null
  const made = car ? madePaths(car).filter((path) => path.startsWith(start) && !tree.has(path)) : []
  const assets = [...files.map(({ path, size }) => ({ path, size })), ...made.map((path) => ({ path, size: null }))]
  if (assets.length === 0) return null
  return assets
    .map((asset) => ({ name: asset.path.slice(start.length), ...asset }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

const SIZES = Object.keys(PICTURE_SIZES) as ImageSize[]
const FRAMES = Array.from({ length: TURN_FRAMES }, (_, frame) => frame)

/** Codes of a model's colours, alone and under each roof that a part gives them. */
const paintCodes = ({ colors, seen }: ModelPaint): string[] =>
  colors.flatMap(({ code, roofHex }) => {
    const roofs = roofHex === null ? seen.filter((part) => part.roofHex !== null) : []
    return [code, ...roofs.map((part) => seenCode(code, [part.code]))]
  })

/** Every picture of a car without fittings: looks x views x paints (of the cabin: coatings) x sizes, and the frames of the turns. */
function madePaths({ slug, looks, paint }: Car): string[] {
  const [paints, coatings] = [paintCodes(paint), paint.coatings.map(({ code }) => code)]
  const paths = looks.flatMap(({ name: look, views, highDensityViews, turnFrames }) => {
    const of = { model: slug, look }
    const seen = views.flatMap((view) =>
      (isCabinView(view) ? coatings : paints).flatMap((colorCode) =>
        SIZES.filter((size) => size !== 'highDensity' || highDensityViews.includes(view)).map((size) =>
          carImagePath({ ...of, view, colorCode, size }),
        ),
      ),
    )
    const turned = paints.flatMap((colorCode) =>
      turnFrames > 0 ? FRAMES.map((frame) => turnFramePath({ ...of, colorCode, frame })) : [],
    )
    return [...seen, ...turned]
  })
  return paths.flatMap((made) => ('path' in made ? [made.path] : []))
}
