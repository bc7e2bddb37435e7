import type { CarPictures } from '@volante/contract/assets'
import { assetAddress, BASE_LOOK, lookOf, turnFramePath, TURN_FRAMES } from '@volante/domain/car/car-image'
import type { Page } from '../shell/page-context.ts'
import type { Level } from './levels.ts'
import { wrap } from './pose.ts'

/** What there is to turn of a car in the trim of one version: addresses of its geometry, pictures of a turn. */
export interface ViewFiles {
  readonly model: string
  readonly look: string
  readonly version: string
  readonly full: string | null
  readonly light: string | null
  readonly hasTurn: boolean
  /** What the car can wear, with the address of its geometry. */
  readonly fittings: readonly Fitting[]
}

/** Something a car wears with a part of its build: `view` shows it best, `box` where (left, top, right, bottom as shares). */
type Fitting = CarPictures['fittings'][number]

/** Takes a model's slug and the MVS code of a car; returns what there is to turn of it, null when there is nothing. */
export async function findView(api: Page['api'], model: string, mvsCode: string): Promise<ViewFiles | null> {
  const found = await api.assets.pictures({ query: { models: [model] } }).catch(() => null)
  const car = found?.models[0]
  if (!car) return null
  const { version, looks, geometry, lightGeometry, fittings } = car
  const name = lookOf(looks, mvsCode)
  const look = looks.find((one) => one.name === name)
  const addressOf = (path: string | null) => path && assetAddress(path, version)
  const view = {
    model,
    look: look?.name ?? BASE_LOOK,
    version,
    full: addressOf(geometry),
    light: addressOf(lightGeometry),
    hasTurn: look?.turnFrames === TURN_FRAMES,
    fittings: fittings.map((fitting) => ({ ...fitting, geometry: addressOf(fitting.geometry) })),
  }
  return view.full || view.light || view.hasTurn ? view : null
}

/** Takes the files and a level; returns the address of the geometry nearest to it, null where there is none. */
export const geometryFor = ({ full, light }: ViewFiles, level: Level): string | null =>
  level === 'full' ? (full ?? light) : (light ?? full)

/** Takes a direction in degrees; returns the picture of the turn nearest to it, 0 to 23. */
export const frameAt = (azimuth: number): number => Math.round(wrap(azimuth) / (360 / TURN_FRAMES)) % TURN_FRAMES

/** Takes a frame; returns the ones the hand reaches next, nearest first. */
export const neighbours = (frame: number): readonly number[] =>
  [1, -1, 2, -2].map((way) => (frame + way + TURN_FRAMES) % TURN_FRAMES)

/** Takes the files, a frame and a colour code; returns the picture's address, null for none. */
export function frameAddress({ model, look, version }: ViewFiles, frame: number, colorCode: string): string | null {
  const image = turnFramePath({ model, look, frame, colorCode })
  return 'path' in image ? assetAddress(image.path, version) : null
}
