import type { BrandStage, PlaceName, Site } from '@volante/contract/site'
import type { Page } from '../../shell/page-context.ts'
import { findPhotos } from '../../car-photo/find-photos.ts'
import type { PicturedCar } from '../../car-photo/pictured-car.ts'
import { BARE, silhouetteOf, stagePaint } from '../../car-photo/silhouette.ts'
import { featuredOf } from './featured-car.ts'

/** The car that stands for a brand where brands stand side by side, and where it stands. */
export interface BrandCar extends PicturedCar {
  readonly name: string
  readonly place: PlaceName
  readonly view: BrandStage['view']
  readonly facing: BrandStage['facing']
}

/** A brand's stage car in a country, null where the brand sells none. */
export async function loadFeatured(
  api: Page['api'],
  { brand, country, stage }: Pick<Site, 'brand' | 'country' | 'stage'>,
): Promise<BrandCar | null> {
  const models = await api.mvs.modelList({ query: { brand, country } })
  const model = featuredOf(
    stage,
    models.filter(({ onSale }) => onSale),
  )
  if (!model) return null
  const [version] = await api.mvs.mvsList({ query: { brand, country, modelCode: model.modelCode } })
  const colors = version
    ? await api.parts.colors({ query: { brand, country, mvsCode: version.code, year: version.year } })
    : []
  const photos = await findPhotos(api, [model.slug])
  const { length, height } = model.dimensions
  return {
    name: model.modelName,
    length,
    height,
    drawing: silhouetteOf(model.body, model.dimensions),
    paint: colors.length > 0 ? stagePaint(colors, stage.paint) : BARE,
    photos: photos(model.slug, version?.code),
    place: stage.place,
    view: stage.view,
    facing: stage.facing,
  }
}
