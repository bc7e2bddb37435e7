import { readAddress } from '@volante/domain/configuration/address'
import type { Page } from '../../shell/page-context.ts'
import { shareBook } from './share-book/book.server.ts'
import { sharePlace } from './share-book/book.ts'
import { loadCar, modelsOnSale } from './load-car.ts'
import { HERO_VIEW } from './stage/car-picture.tsx'

/** Everything the configurator and its summary show of one address. What only enriches the page may be missing. */
export async function loadConfigurator({ api, site, now }: Page, slug: string, query: URLSearchParams) {
  const asked = readAddress(query)
  const [loaded, models] = await Promise.all([loadCar(api, slug, asked), modelsOnSale(api)])
  const { code: mvsCode, year } = loaded.car.mvs
  const [upgrade, pictures] = await Promise.all([
    api.upgrade.suggestion({ query: { mvsCode, year } }).catch(() => null),
    api.assets.folder({ params: { folder: `cars/${slug}/${HERO_VIEW}` } }).then(
      ({ assets }) => assets.map(({ path }) => path),
      () => [],
    ),
  ])
  return {
    ...loaded,
    upgrade,
    pictures,
    others: models
      .filter((model) => model.slug !== slug)
      .map(({ modelName, slug: other, body, dimensions, priceFrom }) => ({
        modelName,
        slug: other,
        body,
        dimensions,
        priceFrom,
      })),
    share: sharePlace(shareBook, { market: site.country, mvsCode, year }, loaded.model.modelCode),
    day: now.toISOString().slice(0, 10),
  }
}

export type ConfiguratorData = Awaited<ReturnType<typeof loadConfigurator>>
