import { assetAddress, CAR_VIEWS, carImagePath, lookOf } from '@volante/domain/car/car-image'
import type { Ctx } from '../../platform/http/ctx.ts'
import { findCar } from './cars.ts'

/** What other modules may use of assets. */

interface PaintedCar {
  readonly modelSlug: string
  readonly mvsCode: string
  readonly colorCode: string
}

/** Takes a car; returns the address below the host of its picture on white, 1200 by 630, null where there is none. */
export async function sharePicture(ctx: Ctx, { modelSlug, mvsCode, colorCode }: PaintedCar): Promise<string | null> {
  const car = await findCar(ctx, modelSlug)
  if (!car) return null
  const [view] = CAR_VIEWS
  const look = car.looks.find(({ name }) => name === lookOf(car.looks, mvsCode))
  if (!look?.views.includes(view)) return null
  const image = carImagePath({ model: modelSlug, look: look.name, view, colorCode, size: 'share', format: 'jpg' })
  return 'path' in image ? assetAddress(image.path, car.version) : null
}
