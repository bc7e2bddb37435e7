import { dayIn } from '@volante/domain/local-time'
import type { Page } from '../../shell/page-context.ts'
import { pricesOf, type ShownPrice } from '../../car-price/argentine-taxes.ts'
import { type Monthly, monthlyOf, plansFor } from '../../car-price/monthly.ts'
import type { RangeModel } from '../range/range.ts'

/** The version of the range that today is farthest below its list price; where none is, the stage's car by the month. */
export interface Offer {
  readonly model: RangeModel
  readonly version: { readonly code: string; readonly name: string; readonly year: number }
  readonly price: ShownPrice
  /** Cents below the list price; null where it is the list price. */
  readonly saves: number | null
  readonly monthly: Monthly | null
}

/** The home stands without it, so a failure is logged and not shown. */
export async function loadOffer(
  { api, site, now, report }: Page,
  range: readonly RangeModel[],
  featured: RangeModel,
): Promise<Offer | null> {
  try {
    const query = { brand: site.brand, country: site.country }
    const [versions, plans] = await Promise.all([api.mvs.mvsAll({ query }), api.financing.conditions({ query: {} })])
    const shown = pricesOf(site, now)
    const offers = versions.flatMap((version) => {
      const model = range.find(({ code }) => code === version.modelCode)
      const price = shown.ofVersion(version)
      if (!model || price.amount === null) return []
      const saves = price.kind?.before ? price.kind.before - price.amount : null
      const { code, versionName: name, year } = version
      const monthly = monthlyOf(plansFor(plans, version), price.amount, dayIn(site.timeZone, now))
      return [{ model, version: { code, name, year }, price, saves, monthly }]
    })
    const shareOf = ({ saves, price: { amount } }: Offer) => (saves ?? 0) / (amount ?? 1)
    const [best] = offers.filter(({ saves }) => saves !== null && saves > 0).toSorted((a, b) => shareOf(b) - shareOf(a))
    const [month] = offers
      .filter(({ model, monthly }) => model === featured && monthly !== null)
      .toSorted((a, b) => (a.price.amount ?? 0) - (b.price.amount ?? 0))
    return best ?? month ?? null
  } catch (error) {
    report(error)
    return null
  }
}
