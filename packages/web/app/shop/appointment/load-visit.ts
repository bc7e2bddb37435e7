import type { Page } from '../../shell/page-context.ts'
import { loadDays } from './days/load-days.ts'
import { loadWho } from './load-who.ts'
import { loadPlace } from './load-place.ts'

/** Where and when; the car that somebody comes for is told to the dealer. */
export async function loadVisit(shop: Page, asked: URLSearchParams, known: string) {
  const [models, place] = await Promise.all([shop.api.mvs.modelList({ query: {} }), loadPlace(shop, asked, known)])
  const model = models.find(({ slug }) => slug === asked.get('model'))
  return {
    ...place,
    ...(await loadDays(shop, { dealer: place.dealer, kind: 'VISIT', day: asked.get('day') })),
    model: model ? { slug: model.slug, name: model.modelName } : null,
    who: await loadWho(shop),
    formKey: crypto.randomUUID(),
  }
}
