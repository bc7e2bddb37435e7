import type { ColorPart, Mvs } from '@volante/contract/car-shapes'
import type { Page } from '../../shell/page-context.ts'
import { findPhotos } from '../../car-photo/find-photos.ts'
import type { CarPhotos } from '../../car-photo/photos.ts'
import type { BodyName } from '../../ui/car/bodies.ts'
import { pricesOf, type ShownPrice } from '../../shell/argentine-taxes.ts'
import type { SheetGroup } from '../range/datasheet.ts'
import { type Paint, paintOf, silhouetteOf } from '../../car-photo/silhouette.ts'
import { nearest } from './nearest.ts'

export interface ModelColor {
  readonly code: string
  readonly name: string
  readonly kind: ColorPart['kind']
  readonly paint: Paint
  /** The least it costs on a version; null when no price is known. */
  readonly price: number | null
}

export interface ModelVersion {
  readonly code: string
  readonly name: string
  readonly engine: string
  readonly gear: string
  readonly fuel: string
  readonly year: number
  readonly price: ShownPrice
}

export interface ShownModel {
  readonly slug: string
  readonly name: string
  readonly body: string
  readonly drawing: BodyName
  readonly photos: CarPhotos | null
  readonly dimensions: {
    readonly length: number
    readonly width: number
    readonly height: number
    readonly wheelbase: number
  }
  readonly price: ShownPrice
  /** Cheapest first; the cells of `groups` are in this order. */
  readonly versions: readonly ModelVersion[]
  readonly groups: readonly SheetGroup[]
  readonly colors: readonly ModelColor[]
  /** Countries of the brand where the model is on sale. */
  readonly countries: readonly string[]
  /** A version in stock that a running campaign lets people reserve; null when there is none. */
  readonly reserveFrom: { readonly version: string; readonly year: number } | null
}

export interface Suggestion {
  readonly slug: string
  readonly name: string
}

type Shop = Pick<Page, 'api' | 'site' | 'sites' | 'now'>

/** A model by its slug, or what it may have been meant for. */
export async function loadModel(shop: Shop, slug: string): Promise<ShownModel | readonly Suggestion[]> {
  const { api, site, now } = shop
  const models = (await api.mvs.modelList({ query: {} })).filter(({ onSale }) => onSale)
  const model = models.find((one) => one.slug === slug)
  if (!model) return suggestionsFor(slug, models)
  const found = await api.mvs.mvsList({ query: { modelCode: model.modelCode } })
  const versions = found.sort((a, b) => (a.price ?? Infinity) - (b.price ?? Infinity))
  const [sheet, colors, photos, countries, reserveFrom] = await Promise.all([
    api.versionComparator.compare({ query: { mvsCode: versions.slice(0, 4).map(({ code }) => code) } }),
    colorsOf(api, versions),
    findPhotos(api, [slug]),
    countriesOf(shop, slug),
    reserveFromOf(shop, slug),
  ])
  const shown = pricesOf(site, now)
  return {
    slug,
    name: model.modelName,
    body: model.body,
    drawing: silhouetteOf(model.body, model.dimensions),
    photos: photos(slug, versions[0]?.code),
    dimensions: model.dimensions,
    price: shown(model.priceFrom),
    versions: versions.map((version) => ({
      code: version.code,
      name: version.versionName,
      engine: version.engine,
      gear: version.gear,
      fuel: site.fuelLabels[version.fuel] ?? version.fuel,
      year: version.year,
      price: shown(version.price),
    })),
    groups: sheet.groups,
    colors,
    countries,
    reserveFrom,
  }
}

/** The cheapest of the model's cars that can be reserved. */
async function reserveFromOf({ api }: Shop, slug: string): Promise<ShownModel['reserveFrom']> {
  const campaigns = await api.reservation.campaigns({ query: { active: true } })
  const cars = campaigns.flatMap((campaign) => campaign.cars).filter(({ modelSlug }) => modelSlug === slug)
  const [first] = cars.toSorted((a, b) => (a.price ?? Infinity) - (b.price ?? Infinity))
  return first ? { version: first.mvsCode, year: first.year } : null
}

function suggestionsFor(slug: string, models: readonly { readonly slug: string; readonly modelName: string }[]) {
  const names = new Map(models.map((model) => [model.slug, model.modelName]))
  return nearest(slug, [...names.keys()]).map((one) => ({ slug: one, name: names.get(one) ?? one }))
}

/** Every colour a version has, once, at its least price. */
async function colorsOf(api: Shop['api'], versions: readonly Mvs[]): Promise<ModelColor[]> {
  const lists = await Promise.all(
    versions.map(({ code, year }) => api.parts.colors({ query: { mvsCode: code, year } })),
  )
  const byCode = Map.groupBy(lists.flat(), ({ code }) => code)
  return [...byCode.values()].flatMap((same) => {
    const [color] = same
    if (!color) return []
    const prices = same.flatMap(({ price }) => price ?? [])
    const { code, name, kind } = color
    return { code, name, kind, paint: paintOf(color), price: prices.length > 0 ? Math.min(...prices) : null }
  })
}

async function countriesOf({ api, site, sites }: Shop, slug: string): Promise<string[]> {
  const family = sites.filter(({ brand, afterSalesOnly }) => brand === site.brand && !afterSalesOnly)
  const others = family.filter(({ country }) => country !== site.country)
  const lists = await Promise.all(
    others.map(async ({ country, brand }) => {
      const models = await api.mvs.modelList({ query: { country, brand } })
      return models.some((model) => model.slug === slug && model.onSale) ? [country] : []
    }),
  )
  return [site.country, ...lists.flat()]
}
