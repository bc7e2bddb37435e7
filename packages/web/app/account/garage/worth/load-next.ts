import { unlikeness } from '@volante/domain/car/unlikeness'
import type { Page } from '../../../shell/page-context.ts'
import { pathTo } from '../../../shell/slugs.ts'
import type { OwnedShown } from '../load-garage.ts'

const SHOWN = 3

/** Models on sale today that are most like an own car, each with the address where both are measured side by side. */
export async function loadNext(known: Page, { home, modelSlug, brand }: OwnedShown) {
  const models = await known.apiAt(home).mvs.modelList({ query: {} })
  const own = models.find(({ slug }) => slug === modelSlug)
  if (!own || home.afterSalesOnly) return []
  return models
    .filter(({ slug, onSale }) => onSale && slug !== modelSlug)
    .toSorted((a, b) => unlikeness(a, own) - unlikeness(b, own))
    .slice(0, SHOWN)
    .map(({ slug, modelName: name }) => ({
      name,
      to: `${pathTo(home, 'model', { model: slug }, { with: `${brand}.${modelSlug}` })}#versus`,
    }))
}

export type NextCars = Awaited<ReturnType<typeof loadNext>>
