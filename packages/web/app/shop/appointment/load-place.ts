import type { Page } from '../../shell/page-context.ts'
import { dealerOf, dealersAround, nearbyDealers } from '../proposal/dealers/nearby-dealers.ts'

/** Where: the dealer that the address names, or those near the place it names, else near the one that is known of the visitor. */
export async function loadPlace(shop: Page, asked: URLSearchParams, known: string) {
  const { api, site } = shop
  const near = asked.get('near')?.trim() ?? known
  const found = asked.get('dealer') ? await dealerOf(shop, asked.get('dealer') ?? '') : null
  if (!found) return { near, dealer: null, search: near === '' ? null : await nearbyDealers(shop, near) }
  const [dealer] = await api.dealerSearch.findDealersBy({ query: { dealerCode: found.code, brand: site.brand } })
  return { near, dealer: { ...found, phone: dealer?.phone ?? '' }, search: null }
}

export type Place = Awaited<ReturnType<typeof loadPlace>>

/** The nearest others, where a dealer has nothing to offer. */
export const othersThan = async (shop: Page, code: string) =>
  (await dealersAround(shop, code)).filter((one) => one.code !== code)
