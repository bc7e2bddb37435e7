import { readAddress } from '@volante/domain/configuration/address'
import { findPhotos } from '../../car-photo/find-photos.ts'
import { findView } from '../../car-view/files.ts'
import type { Page } from '../../shell/page-context.ts'
import { loadRange } from '../range/range.ts'
import { loadCar } from './load-car.ts'
import { shareBook } from '../../building/share-book/book.server.ts'
import { sharePlace } from '../../building/share-book/book.ts'

/** Everything the configurator and its summary show of one address. What only enriches the page may be missing. */
export async function loadConfigurator(shop: Page, slug: string, query: URLSearchParams) {
  const { api, site, now } = shop
  const [loaded, range, photos] = await Promise.all([
    loadCar(api, slug, readAddress(query)),
    loadRange(shop),
    findPhotos(api, [slug]),
  ])
  const { code: mvsCode, year } = loaded.car.mvs
  return {
    ...loaded,
    upgrade: await api.upgrade.suggestion({ query: { mvsCode, year } }).catch(() => null),
    photos: photos(slug, mvsCode),
    view: await findView(api, slug, mvsCode),
    others: range
      .filter((model) => model.slug !== slug)
      .map(({ name, slug: other, price, drawing, length, height, paint, photos: its }) => ({
        name,
        slug: other,
        price: price.amount,
        drawing,
        length,
        height,
        paint,
        photos: its,
      })),
    share: sharePlace(shareBook, { market: site.country, mvsCode, year }, loaded.model.modelCode),
    day: now.toISOString().slice(0, 10),
  }
}

export type ConfiguratorData = Awaited<ReturnType<typeof loadConfigurator>>
