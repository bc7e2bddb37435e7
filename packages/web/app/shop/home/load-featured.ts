import type { HorizonName, Site } from '@volante/contract/site'
import type { Page } from '../../shell/page-context.ts'
import type { BodyName } from '../../ui/car/bodies.ts'
import { BARE, type Paint, silhouetteOf, stagePaint } from '../range/silhouette.ts'
import { featuredOf } from './featured-car.ts'

/** The car that stands for a brand where brands stand side by side, and where it stands. */
export interface BrandCar {
  readonly name: string
  readonly drawing: BodyName
  readonly length: number
  readonly height: number
  readonly paint: Paint
  readonly horizon: HorizonName
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
  const { length, height } = model.dimensions
  return {
    name: model.modelName,
    length,
    height,
    drawing: silhouetteOf(model.body, model.dimensions),
    paint: colors.length > 0 ? stagePaint(colors, stage.paint) : BARE,
    horizon: stage.horizon,
  }
}
