import { rankedVersions } from './car.ts'
import { countriesOf, type SeedModel } from './seed.ts'

export interface UpgradeRow {
  brand: string
  from: string
  to: string
  priority: number
}

/** From each version to the next ones up that share a country with it; the nearest has the first priority. */
export function upgradesOf(model: SeedModel): UpgradeRow[] {
  if (model.status === 'discontinued') return []
  const ranked = rankedVersions(model)
  return ranked.flatMap((from, i) =>
    ranked
      .slice(i + 1)
      .filter((to) => countriesOf(to).some((country) => countriesOf(from).includes(country)))
      .slice(0, 2)
      .map((to, nth) => ({ brand: model.brand, from: from.mvs, to: to.mvs, priority: nth + 1 })),
  )
}
