import type { BudgetAnswer } from '@volante/domain/budget/search-budget'
import type { Site } from '@volante/contract/site'
import { findPhotos, type PhotoFinder } from '../../car-photo/find-photos.ts'
import type { CarPhotos } from '../../car-photo/photos.ts'
import type { Page } from '../../shell/page-context.ts'
import { type BudgetRequest, readBudget } from './budget-address.ts'

export interface BudgetPage extends BudgetRequest {
  readonly answer: BudgetAnswer
  /** In the order of the cars. */
  readonly photos: readonly (CarPhotos | null)[]
}

/** What the page shows of an address, from the same search as in the browser. */
export async function loadBudget({ api, site, sites }: Page, search: URLSearchParams): Promise<BudgetPage> {
  const request = readBudget(search, site.currency, ownBrand(sites, site))
  const { monthly, down, trade, count, plan, brand, must } = request.wish
  const [answer, finder] = await Promise.all([
    api.budget.search({
      query: {
        ...(monthly === null ? {} : { monthly }),
        ...(down === null ? {} : { down }),
        ...(trade === null ? {} : { trade }),
        ...(count === null ? {} : { count }),
        ...(plan === null ? {} : { plan }),
        ...(brand === null ? {} : { brand }),
        must: [...must],
        most: request.most,
      },
    }),
    findPhotos(api),
  ])
  return budgetPage(request, answer, finder)
}

/** Takes what was asked for, what was found and the pictures there are; returns what the page shows. */
export const budgetPage = (request: BudgetRequest, answer: BudgetAnswer, finder: PhotoFinder): BudgetPage => ({
  ...request,
  answer,
  photos: answer.cars.map(({ version }) => finder(version.slug, version.mvs)),
})

/** Variants of a brand sell its cars; the portal those of all brands. */
function ownBrand(sites: readonly Site[], { brand }: Pick<Site, 'brand'>): string | null {
  if (brand === 'portal') return null
  return sites.find(({ theme }) => Object.hasOwn(theme.variants, brand))?.brand ?? brand
}
