import { dayIn } from '@volante/domain/local-time'
import type { Quotation } from '@volante/contract/quotation-shapes'
import type { Site } from '@volante/contract/site'
import { addressOfCodes, readAddress } from '@volante/domain/configuration/address'
import { indexCatalogue } from '@volante/domain/configuration/catalogue-index'
import { readShareCode, sharedRequest } from '@volante/domain/configuration/share-code'
import { limitsOf, percentOf } from '@volante/domain/quotation/amounts'
import { data, redirect } from 'react-router'
import { findPhotos } from '../../car-photo/find-photos.ts'
import { silhouetteOf } from '../../car-photo/silhouette.ts'
import { configurationOf } from '../../building/configuration-of.ts'
import type { Page } from '../../shell/page-context.ts'
import { shareBook } from '../../building/share-book/book.server.ts'
import { codeBookOf } from '../../building/share-book/book.ts'
import { refuseForbidden } from '../../work/require-right.ts'
import { ownDealers } from '../dealers/own-dealers.ts'
import { QUOTATIONS } from '../../work/list/known-lists.ts'

const RIGHT = 'quotations.work'

/** A quotation that is saved, or one of a version that the address names, with the catalogue of its car; without either what there is to choose from. */
export async function loadQuotation(known: Page, url: URL, number: string | undefined) {
  const { api } = known
  const query = url.searchParams
  if (!number) await openNamed(known, query)
  const saved = number
    ? await api.quotation
        .get({ params: { number }, query: { version: Number(query.get('of')) || undefined } })
        .catch(refuseForbidden(RIGHT))
    : null
  const { dealers, from, dealer } = await ownDealers(known, query, RIGHT)
  const asked = readAddress(query)
  const mvsCode = asked.mvsCode ?? saved?.car.mvsCode
  if (!saved && !dealer) throw data(null, { status: 404 })
  if (!mvsCode)
    return { choose: { ...(await offered(known, query, dealer)), dealers, from, dealer }, saved: null, desk: null }
  const country = saved?.country ?? dealer?.country ?? 'BR'
  const year = asked.mvsCode ? asked.year : saved?.car.year
  const anywhere = await api.car.web({ query: { mvsCode, country } }).catch(refuseForbidden(RIGHT))
  const site = known.everySite.find((one) => one.country === country && one.brand === anywhere.mvs.brand)
  if (!site) throw data(null, { status: 404 })
  const at = known.apiAt(site)
  const yearAsked = year && anywhere.years.includes(year) ? year : anywhere.mvs.year
  const [car, models, versions, stock] = await Promise.all([
    at.car.web({ query: { mvsCode, country, year: yearAsked } }),
    at.mvs.modelList(),
    at.mvs.mvsList({ query: { modelCode: anywhere.mvs.modelCode } }),
    at.stock.available({ query: { mvsCode, modelYear: yearAsked, brand: anywhere.mvs.brand, country } }),
  ])
  const model = models.find(({ modelCode }) => modelCode === car.mvs.modelCode)
  return {
    choose: null,
    saved,
    desk: {
      car,
      /** As it is shown; null for a model that is no longer sold. */
      drawn: model ? await drawnAs(at, model, mvsCode) : null,
      versions: versions.map(({ code, versionName, year: of }) => ({ code, name: versionName, year: of })),
      stock: stock.cars,
      /** Codes that the address, or the quotation, begins with. */
      query: asked.mvsCode || !saved ? query.toString() : addressOfSaved(saved),
      percent: percentOf(known.visitor?.roles ?? [], limitsOf(site.purchase)),
      dealerCode: saved?.dealerCode ?? dealer?.code ?? '',
      site: site.id,
      timeZone: site.timeZone,
      today: dayIn(site.timeZone, known.now),
    },
  }
}

export type LoadedQuotation = Awaited<ReturnType<typeof loadQuotation>>
export type QuotationDesk = NonNullable<LoadedQuotation['desk']>

type Model = Awaited<ReturnType<Page['api']['mvs']['modelList']>>[number]

async function drawnAs(at: Page['api'], { slug, body, dimensions }: Model, mvsCode: string) {
  const { length, height } = dimensions
  const photos = await findPhotos(at, [slug])
  return { drawing: silhouetteOf(body, dimensions), length, height, photos: photos(slug, mvsCode) }
}

const addressOfSaved = ({ car, color, coating, chosen }: Quotation): string =>
  addressOfCodes({
    mvsCode: car.mvsCode,
    year: car.year,
    colorCode: color.code,
    coatingCode: coating?.code ?? null,
    parts: chosen,
    services: [],
  }).toString()

/** Who asked in a lead; addresses name nobody. */
export async function begunBy(known: Page, lead: string | null): Promise<{ name: string; email: string }> {
  if (!lead) return { name: '', email: '' }
  const { name, companyName, email } = await known.api.desk
    .lead({ params: { id: lead } })
    .catch(refuseForbidden('leads.read'))
  return { name: companyName ?? name, email }
}

/** A share code and a lead lead to the car that they stand for. */
async function openNamed(known: Page, query: URLSearchParams): Promise<void> {
  const [code, lead] = [query.get('code')?.trim(), query.get('lead')]
  if (code) {
    const found = await carOfCode(known, code)
    if (found) throw redirect(`${QUOTATIONS.path}/new?${found}`)
  }
  if (!lead || query.has('version')) return
  const { dealer, product, tracking } = await known.api.desk
    .lead({ params: { id: lead } })
    .catch(refuseForbidden('leads.read'))
  const path = configurationOf(tracking.referer)
  const car = new URLSearchParams(path?.split('?')[1] ?? (product ? { version: product.code } : {}))
  if (!car.has('version')) return
  car.set('lead', lead)
  if (dealer) car.set('dealer', dealer.code)
  throw redirect(`${QUOTATIONS.path}/new?${car}`)
}

async function carOfCode(known: Page, code: string): Promise<URLSearchParams | null> {
  const read = readShareCode(code, codeBookOf(shareBook))
  if (typeof read === 'string') return null
  const { mvsCode, year, market } = read.version
  const country = market === 'AR' ? 'AR' : 'BR'
  const car = await known.api.car.web({ query: { mvsCode, year, country } }).catch(() => null)
  const order = car && shareBook.models[car.mvs.modelCode]
  if (!car || !order) return null
  const asked = sharedRequest(read, order, indexCatalogue(car.catalogue))
  const query = addressOfCodes({ ...asked, mvsCode, year, services: [] })
  query.set('shared', code)
  if (asked.catalogueChanged) query.set('catalogue', 'changed')
  return query
}

/** Models of the dealer's brands, and the versions of the one that is chosen. */
async function offered(
  known: Page,
  query: URLSearchParams,
  dealer: { country: string; brands: readonly string[] } | null,
) {
  const isOwn = ({ country, brand }: Site) => country === dealer?.country && dealer.brands.includes(brand)
  const lists = await Promise.all(
    known.sites.filter(isOwn).map(async (site) => ({ site, models: await known.apiAt(site).mvs.modelList() })),
  )
  const models = lists.flatMap(({ site, models: own }) =>
    own.filter(({ onSale }) => onSale).map((one) => ({ ...one, site })),
  )
  const model = models.find(({ modelCode }) => modelCode === query.get('model'))
  const versions = model ? await known.apiAt(model.site).mvs.mvsList({ query: { modelCode: model.modelCode } }) : []
  return {
    isUnknownCode: query.has('code'),
    model: model?.modelCode ?? '',
    models: models.map(({ modelCode, modelName, site }) => ({
      code: modelCode,
      name: `${site.brandName} ${modelName}`,
    })),
    versions: versions.map(({ code, versionName, year }) => ({ code, year, name: versionName })),
  }
}
