import { dayIn } from '@volante/domain/local-time'
import { unlikeness } from '@volante/domain/car/unlikeness'
import { openBuild } from '@volante/domain/configuration/address'
import { type CatalogueIndex, indexCatalogue } from '@volante/domain/configuration/catalogue-index'
import { grossPrice } from '@volante/domain/configuration/total'
import type { ColorPart, Mvs } from '@volante/contract/car-shapes'
import type { Review, Summary } from '@volante/contract/rating'
import type { FinancingPlan } from '@volante/contract/financing'
import type { Page } from '../../shell/page-context.ts'
import { findPhotos } from '../../car-photo/find-photos.ts'
import type { CarPhotos } from '../../car-photo/photos.ts'
import type { BodyName } from '../../ui/car/bodies.ts'
import { type Monthly, monthlyOf, plansFor } from '../../car-price/monthly.ts'
import { pricesOf, type ShownPrice } from '../../car-price/argentine-taxes.ts'
import type { SheetGroup } from '../range/datasheet.ts'
import { loadReservable, type ReservableCar } from '../range/reservable.ts'
import { type Paint, paintOf, silhouetteOf } from '../../car-photo/silhouette.ts'
import { nearest } from '@volante/domain/nearest'

export interface ModelColor {
  readonly code: string
  readonly name: string
  readonly kind: ColorPart['kind']
  readonly paint: Paint
  /** The cheapest version that has it. */
  readonly version: ModelVersion
  /** Cents it costs there, with what comes with it; null when no price is known. */
  readonly price: number | null
}

/** What its seats are covered with. */
interface ModelCoating {
  readonly code: string
  readonly name: string
}

export interface ModelVersion {
  readonly code: string
  readonly name: string
  readonly engine: string
  readonly gear: string
  readonly fuel: string
  readonly year: number
  readonly price: ShownPrice
  /** Null while no bank lends on it. */
  readonly monthly: Monthly | null
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
  /** Of its cheapest version without further choices; null where none is sold. */
  readonly coating: ModelCoating | null
  /** Countries of the brand where the model is on sale. */
  readonly countries: readonly string[]
  /** Cars in stock that a running campaign lets people reserve, cheapest first. */
  readonly reservable: readonly ReservableCar[]
  /** The most useful ones, and what all of them come to. */
  readonly reviews: Summary & { readonly items: readonly Review[] }
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
  if (!model) return suggestionsFor(shop, slug, models)
  const [found, plans] = await Promise.all([
    api.mvs.mvsList({ query: { modelCode: model.modelCode } }),
    api.financing.conditions({ query: {} }),
  ])
  const versions = found
    .sort((a, b) => (a.price ?? Infinity) - (b.price ?? Infinity))
    .map((version) => shownVersion(shop, version, plans))
  const [sheet, offers, photos, countries, reservable, reviews] = await Promise.all([
    api.versionComparator.compare({ query: { mvsCode: versions.slice(0, 4).map(({ code }) => code) } }),
    Promise.all(versions.map((version) => offerOf(api, version))),
    findPhotos(api, [slug]),
    countriesOf(shop, slug),
    loadReservable(shop),
    api.rating.list({ query: { modelCode: model.modelCode, sort: 'mostUseful', size: SHOWN_REVIEWS } }),
  ])
  return {
    slug,
    name: model.modelName,
    body: model.body,
    drawing: silhouetteOf(model.body, model.dimensions),
    photos: photos(slug, versions[0]?.code),
    dimensions: model.dimensions,
    price: versions[0]?.price ?? pricesOf(site, now)(model.priceFrom),
    versions,
    groups: sheet.groups,
    colors: colorsOf(offers),
    coating: coatingOf(offers[0]),
    countries,
    reservable: reservable.filter((car) => car.model === slug),
    reviews,
  }
}

function shownVersion({ site, now }: Shop, version: Mvs, plans: readonly FinancingPlan[]): ModelVersion {
  return {
    code: version.code,
    name: version.versionName,
    engine: version.engine,
    gear: version.gear,
    fuel: site.fuelLabels[version.fuel] ?? version.fuel,
    year: version.year,
    price: pricesOf(site, now).ofVersion(version),
    monthly: monthlyOf(plansFor(plans, version), version.price, dayIn(site.timeZone, now)),
  }
}

type Model = Awaited<ReturnType<Shop['api']['mvs']['modelList']>>[number]

const SUGGESTED = 3
const SHOWN_REVIEWS = 3

/** Of a car of the other country those most like it: of its body first, then of its length. Of any other word those spelt like it. */
async function suggestionsFor(shop: Shop, slug: string, models: readonly Model[]): Promise<Suggestion[]> {
  const twin = await elsewhere(shop, slug)
  const alike = twin
    ? models.toSorted((a, b) => unlikeness(a, twin) - unlikeness(b, twin)).slice(0, SUGGESTED)
    : nearest(
        slug,
        models.map((model) => model.slug),
      ).flatMap((one) => models.find((model) => model.slug === one) ?? [])
  return alike.map((model) => ({ slug: model.slug, name: model.modelName }))
}

/** The model as the brand sells it in another country. */
async function elsewhere({ api, site, sites }: Shop, slug: string): Promise<Model | undefined> {
  const others = sites.filter(({ brand, country }) => brand === site.brand && country !== site.country)
  const lists = await Promise.all(others.map(({ brand, country }) => api.mvs.modelList({ query: { brand, country } })))
  return lists.flat().find((model) => model.slug === slug)
}

/** A version and what it can be had with. */
interface Offer {
  readonly version: ModelVersion
  readonly index: CatalogueIndex
}

async function offerOf(api: Shop['api'], version: ModelVersion): Promise<Offer> {
  const { catalogue } = await api.car.web({ query: { mvsCode: version.code, year: version.year } })
  return { version, index: indexCatalogue(catalogue) }
}

/** Every colour of the versions (cheapest first), once, as the cheapest version offers it. */
function colorsOf(offers: readonly Offer[]): ModelColor[] {
  const seen = new Set<string>()
  return offers.flatMap(colorsOfVersion).filter(({ code }) => !seen.has(code) && seen.add(code))
}

const startIn = (index: CatalogueIndex, colorCode: string | null) =>
  openBuild(index, { colorCode, coatingCode: null, parts: [], services: [] }).build

function colorsOfVersion({ version, index }: Offer): ModelColor[] {
  const { colors, basePrice } = index.catalogue
  return colors.map((color) => {
    const total = grossPrice(index, startIn(index, color.code))
    const price = total === null || basePrice === null ? null : total - basePrice
    return { code: color.code, name: color.name, kind: color.kind, paint: paintOf(color), version, price }
  })
}

function coatingOf(offer: Offer | undefined): ModelCoating | null {
  const code = offer && startIn(offer.index, null).coatingCode
  const coating = offer?.index.catalogue.coatings.find((one) => one.code === code)
  return coating ? { code: coating.code, name: coating.name } : null
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
