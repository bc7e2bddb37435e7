import type { CarUse } from '@volante/domain/car/uses'
import type { ListedModel } from '@volante/contract/mvs'
import type { Mvs } from '@volante/contract/car-shapes'
import type { Page } from '../../shell/page-context.ts'
import { findPhotos } from '../../car-photo/find-photos.ts'
import type { PicturedCar } from '../../car-photo/pictured-car.ts'
import { pricesOf, type ShownPrice } from '../../car-price/argentine-taxes.ts'
import {
  BARE,
  type ColorFacts,
  familyPaints,
  type Paint,
  silhouetteOf,
  stagePaint,
} from '../../car-photo/silhouette.ts'
import { callRefusal } from '../../shell/call-refusal.ts'

/** A model as home and list show it. */
export interface RangeModel extends PicturedCar {
  readonly code: string
  readonly slug: string
  readonly name: string
  readonly body: string
  readonly uses: readonly CarUse[]
  /** Figures of its datasheets. */
  readonly best: ListedModel['best']
  /** In the line-up, told apart from its neighbours. */
  readonly paint: Paint
  /** On a stage of its own. */
  readonly stagePaint: Paint
  readonly fuels: readonly string[]
  readonly versionCount: number
  readonly price: ShownPrice
}

export type Shop = Pick<Page, 'api' | 'site' | 'now'>

/**
 * The site's models, those on sale or those only serviced, in showroom order and in the paints of a family; alone on a
 * stage each takes the paint nearest to `wish` (#rrggbb).
 */
export async function loadRange({ api, site, now }: Shop, onSale = true, wish?: string): Promise<RangeModel[]> {
  const query = { brand: site.brand, country: site.country }
  const [listed, versions] = await Promise.all([api.mvs.modelList({ query }), api.mvs.mvsAll({ query })])
  const models = listed.filter((model) => model.onSale === onSale)
  const leading = new Map(versions.toReversed().map((version) => [version.modelCode, version]))
  const [colors, photos] = await Promise.all([
    Promise.all(models.map(({ modelCode }) => colorsOf(api, query, leading.get(modelCode)))),
    findPhotos(api),
  ])
  const paints = familyPaints(colors)
  const shown = pricesOf(site, now)
  return models.map((model, at) => ({
    code: model.modelCode,
    slug: model.slug,
    name: model.modelName,
    body: model.body,
    uses: model.uses,
    best: model.best,
    drawing: silhouetteOf(model.body, model.dimensions),
    length: model.dimensions.length,
    height: model.dimensions.height,
    paint: paints[at] ?? BARE,
    stagePaint: stagePaint(colors[at] ?? [], wish),
    photos: photos(model.slug, leading.get(model.modelCode)?.code),
    fuels: model.fuels,
    versionCount: model.versionCount,
    price: shown(model.priceFrom),
  }))
}

/** A car that lost its colours is drawn bare; any other failure is one. */
export async function colorsOf(
  api: Shop['api'],
  scope: Pick<Shop['site'], 'brand' | 'country'>,
  version: Mvs | undefined,
): Promise<readonly ColorFacts[]> {
  if (!version) return []
  return api.parts
    .colors({ query: { ...scope, mvsCode: version.code, year: version.year } })
    .catch((error: unknown) => {
      if (callRefusal(error)?.status === 404) return []
      throw error
    })
}
