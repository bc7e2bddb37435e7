import { findPhotos } from '../../car-photo/find-photos.ts'
import type { PicturedCar } from '../../car-photo/pictured-car.ts'
import { callRefusal } from '../../shell/call-refusal.ts'
import type { Page } from '../../shell/page-context.ts'
import { addressOf, openBuild, readAddress } from '@volante/domain/configuration/address'
import type { Build } from '@volante/domain/configuration/catalogue'
import { indexCatalogue } from '@volante/domain/configuration/catalogue-index'
import { seenColor } from '@volante/domain/configuration/seen-color'
import { selectedParts } from '@volante/domain/configuration/rules'
import { grossPrice } from '@volante/domain/configuration/total'
import { pathTo } from '../../shell/slugs.ts'
import { pricesOf, type ShownPrice } from '../../car-price/argentine-taxes.ts'
import { BARE, paintOf, silhouetteOf } from '../../car-photo/silhouette.ts'

/** The configured car the address carries, as the form and the receipt show it. */
export interface RequestedCar extends PicturedCar {
  readonly productCode: string
  readonly year: number
  readonly modelName: string
  readonly versionName: string
  readonly colorName: string
  /** Names of what was chosen on top, colour and coating aside. */
  readonly chosen: readonly string[]
  readonly price: ShownPrice
  readonly buildHref: string
  /** How many parts the address names that are no longer offered. */
  readonly gone: number
}

type Shop = Pick<Page, 'api' | 'site' | 'now'>

/** Takes an address; returns its car, null when it names none or one that is not sold here. */
export async function requestedCar({ api, site, now }: Shop, query: URLSearchParams): Promise<RequestedCar | null> {
  const asked = readAddress(query)
  if (asked.mvsCode === null) return null
  const found = await webCar(api, asked.mvsCode, asked.year)
  if (!found) return null
  const model = (await api.mvs.modelList()).find(({ modelCode }) => modelCode === found.mvs.modelCode)
  if (!model?.onSale) return null
  const photos = await findPhotos(api, [model.slug])
  const index = indexCatalogue(found.catalogue)
  const { build, gone } = openBuild(index, asked)
  const { modelName, versionName, code, year } = found.mvs
  const color = index.catalogue.colors.find((one) => one.code === build.colorCode)
  const seen = seenColor(index, build)
  return {
    productCode: code,
    year,
    modelName,
    versionName,
    drawing: silhouetteOf(model.body, model.dimensions),
    length: model.dimensions.length,
    height: model.dimensions.height,
    paint: seen ? paintOf(seen) : BARE,
    photos: photos(model.slug, code),
    colorName: color?.name ?? '',
    chosen: chosenNames(index, build),
    price: pricesOf(site, now)(grossPrice(index, build)),
    buildHref: `${pathTo(site, 'configurator', { model: model.slug })}?${addressOf(index, build, 'resume')}`,
    gone: gone.length,
  }
}

function chosenNames(index: ReturnType<typeof indexCatalogue>, build: Build): readonly string[] {
  const parts = selectedParts(index, build).filter(({ type }) => type === 'ITEM' || type === 'ACCESSORY')
  const services = index.catalogue.services.filter(({ id }) => build.services.includes(id))
  return [...parts, ...services].map(({ name }) => name)
}

/** A code nobody knows, or that is none at all, is a car that is not sold; any other failure is one. */
async function webCar(api: Shop['api'], mvsCode: string, year: number | null) {
  try {
    const car = await api.car.web({ query: { mvsCode } })
    const isOther = year !== null && year !== car.mvs.year && car.years.includes(year)
    return isOther ? await api.car.web({ query: { mvsCode, year } }) : car
  } catch (error) {
    if ((callRefusal(error)?.status ?? 500) < 500) return null
    throw error
  }
}
