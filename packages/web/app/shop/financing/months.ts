import { dayIn } from '@volante/domain/local-time'
import type { RouteHandle } from '@volante/contract/page'
import { buyersTerms } from '../../car-price/buyers-terms.ts'
import { monthlyOf, type MonthlyWords, monthlyWords, plansFor } from '../../car-price/monthly.ts'
import { page } from '../../shell/page-context.ts'
import type { Route } from './+types/months'

/** The months of a whole page at once. */
const MOST = 60

export const handle = { cache: false, query: ['car'] } satisfies RouteHandle

/** What cars (`version:cents`) cost a month on the terms that their buyer keeps, in words, in their order; null where no plan lends on one. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { api, site, texts, now } = context.get(page)
  const cars = url.searchParams.getAll('car').slice(0, MOST)
  const [plans, versions] = await Promise.all([
    api.financing.conditions({ query: {} }),
    api.mvs.mvsAll({ query: { brand: site.brand, country: site.country } }),
  ])
  const terms = buyersTerms(request)
  const day = dayIn(site.timeZone, now)
  const answers = cars.map((car): MonthlyWords | null => {
    const [, code, cents] = /^([\w-]{1,20}):([1-9]\d{0,11})$/.exec(car) ?? []
    const version = versions.find((one) => one.code === code)
    const monthly = version ? monthlyOf(plansFor(plans, version), Number(cents), day, terms) : null
    return monthly && monthlyWords(texts, monthly)
  })
  return Response.json(answers)
}
