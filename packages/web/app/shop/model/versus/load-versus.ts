import type { ListedModel } from '@volante/contract/mvs'
import type { Page } from '../../../shell/page-context.ts'
import { findPhotos } from '../../../car-photo/find-photos.ts'
import type { PicturedCar } from '../../../car-photo/pictured-car.ts'
import { BARE, silhouetteOf, stagePaint } from '../../../car-photo/silhouette.ts'

/** A car of the group as it is measured against another. */
export interface Measured extends PicturedCar {
  readonly name: string
  readonly width: number
  readonly best: ListedModel['best']
}

export interface Versus {
  /** Every model of the country, those only looked after too: what somebody may drive today. */
  readonly choices: readonly { readonly value: string; readonly label: string }[]
  readonly own: Measured
  /** The car chosen; null until one is. */
  readonly other: Measured | null
}

/** A model's address among all brands. */
const valueOf = ({ brand, slug }: ListedModel): string => `${brand}.${slug}`

/** Takes a model's slug and what the address names; returns both cars measured alike. Null where the model is not known. */
export async function loadVersus(
  { api, site, sites }: Page,
  slug: string,
  asked: string | null,
): Promise<Versus | null> {
  const family = sites.filter(({ country, brand }) => country === site.country && brand !== 'portal')
  const lists = await Promise.all(family.map(({ brand, country }) => api.mvs.modelList({ query: { brand, country } })))
  const models = lists.flat()
  const mine = models.find((one) => one.brand === site.brand && one.slug === slug)
  if (!mine) return null
  const nameOf = (model: ListedModel) =>
    `${family.find(({ brand }) => brand === model.brand)?.brandName ?? ''} ${model.modelName}`.trim()
  const theirs = models.find((one) => one !== mine && valueOf(one) === asked)
  const [own, other] = await Promise.all([
    measured(mine, nameOf(mine)),
    theirs ? measured(theirs, nameOf(theirs)) : null,
  ])
  const choices = models
    .filter((one) => one !== mine)
    .map((one) => ({ value: valueOf(one), label: nameOf(one) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, site.language))
  return { choices, own, other }

  async function measured(model: ListedModel, name: string): Promise<Measured> {
    const query = { brand: model.brand, country: site.country }
    const [version] = await api.mvs.mvsList({ query: { ...query, modelCode: model.modelCode } })
    const colors = version
      ? await api.parts.colors({ query: { ...query, mvsCode: version.code, year: version.year } }).catch(() => [])
      : []
    const photos = await findPhotos(api, [model.slug])
    const { length, width, height } = model.dimensions
    return {
      name,
      length,
      width,
      height,
      best: model.best,
      drawing: silhouetteOf(model.body, model.dimensions),
      paint: colors.length > 0 ? stagePaint(colors) : BARE,
      photos: photos(model.slug, version?.code),
    }
  }
}
