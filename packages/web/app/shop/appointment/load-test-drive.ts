import type { Page } from '../../shell/page-context.ts'
import { loadRange } from '../range/range.ts'
import { loadDays } from './days/load-days.ts'
import { loadWho } from './load-who.ts'
import { loadPlace } from './load-place.ts'

/** What the form begins with: everything that the address already says. */
export async function loadTestDrive(shop: Page, asked: URLSearchParams) {
  const [models, place] = await Promise.all([shop.api.mvs.modelList({ query: {} }), loadPlace(shop, asked)])
  const onSale = models.filter(({ onSale: isOn }) => isOn)
  const model = onSale.find(({ slug }) => slug === asked.get('model'))
  const at = { dealer: model ? place.dealer : null, model: model?.modelName ?? null }
  return {
    ...place,
    ...(await loadDays(shop, { ...at, day: asked.get('day') })),
    model: model ? { slug: model.slug, name: model.modelName, licence: model.licence } : null,
    models: model ? [] : await loadRange(shop),
    who: await loadWho(shop),
    formKey: crypto.randomUUID(),
  }
}
