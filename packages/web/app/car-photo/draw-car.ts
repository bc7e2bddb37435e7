import type { OrderedCar } from '@volante/contract/order-shapes'
import { findPhotos } from './find-photos.ts'
import type { PicturedCar } from './pictured-car.ts'
import { callRefusal } from '../shell/call-refusal.ts'
import type { Page } from '../shell/page-context.ts'
import { BARE, paintOf, silhouetteOf } from './silhouette.ts'

type Whose = Pick<Page, 'api'>
type Wanted = Pick<OrderedCar, 'modelSlug' | 'mvsCode' | 'year'> & { readonly colorCode: string }

/** Takes a car; returns its pictures and its drawing. An order outlives its catalogue: a car no longer known is drawn in bare steel, or not at all. */
export async function drawCar(
  { api }: Whose,
  { modelSlug, mvsCode, year, colorCode }: Wanted,
): Promise<PicturedCar | null> {
  const [models, photos, colors] = await Promise.all([
    api.mvs.modelList({ query: {} }),
    findPhotos(api, [modelSlug]),
    api.parts.colors({ query: { mvsCode, year } }).catch((error: unknown) => {
      if (!callRefusal(error)) throw error
      return []
    }),
  ])
  const model = models.find(({ slug }) => slug === modelSlug)
  const color = colors.find(({ code }) => code === colorCode)
  if (!model) return null
  const { length, height } = model.dimensions
  return {
    drawing: silhouetteOf(model.body, model.dimensions),
    length,
    height,
    paint: color ? paintOf(color) : BARE,
    photos: photos(modelSlug, mvsCode),
  }
}

export const drawOrder = (page: Whose, { car }: { readonly car: OrderedCar }): Promise<PicturedCar | null> =>
  drawCar(page, { ...car, colorCode: car.color.code })
