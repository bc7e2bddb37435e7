import { dayIn } from '@volante/domain/local-time'
import { type Monthly, monthlyOf, plansFor } from '../../car-price/monthly.ts'
import type { RangeModel, Shop } from './range.ts'

/** What the version that a model starts with costs a month. */
export interface MonthOf {
  readonly version: string
  readonly monthly: Monthly
}

/** Takes models of a site; returns by code what the price each starts with is a month, as the calculator begins with that version. */
export async function loadMonths(
  { api, site, now }: Shop,
  range: readonly Pick<RangeModel, 'code' | 'price'>[],
): Promise<ReadonlyMap<string, MonthOf>> {
  if (site.afterSalesOnly) return new Map()
  const query = { brand: site.brand, country: site.country }
  const [plans, versions] = await Promise.all([api.financing.conditions({ query: {} }), api.mvs.mvsAll({ query })])
  const day = dayIn(site.timeZone, now)
  const found = range.flatMap(({ code, price: { amount } }): [string, MonthOf][] => {
    const first = versions.find(({ modelCode, price }) => modelCode === code && price === amount)
    const monthly = first && monthlyOf(plansFor(plans, first), amount, day)
    return first && monthly ? [[code, { version: first.code, monthly }]] : []
  })
  return new Map(found)
}
