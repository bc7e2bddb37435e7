import type { Mvs } from '@volante/contract/car-shapes'
import { findPhotos } from '../../car-photo/find-photos.ts'
import type { PicturedCar } from '../../car-photo/pictured-car.ts'
import { silhouetteOf, stagePaint } from '../../car-photo/silhouette.ts'
import { colorsOf, type Shop } from './range.ts'

/** Returns the car of a version alone on a stage; null when its model is not known. */
export async function picturedVersion({ api, site }: Shop, version: Mvs): Promise<PicturedCar | null> {
  const scope = { brand: version.brand, country: site.country }
  const [models, colors, photos] = await Promise.all([
    api.mvs.modelList({ query: {} }),
    colorsOf(api, scope, version),
    findPhotos(api, [version.modelSlug]),
  ])
  const model = models.find(({ modelCode }) => modelCode === version.modelCode)
  if (!model) return null
  const { length, height } = model.dimensions
  return {
    drawing: silhouetteOf(model.body, model.dimensions),
    length,
    height,
    paint: stagePaint(colors),
    photos: photos(version.modelSlug, version.code),
  }
}
