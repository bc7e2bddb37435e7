import type { Site } from '@volante/contract/site'
import type { Country } from '@volante/domain/vocabulary'

/** Takes the sites, a country and a brand; returns how many per cent below the list price a dealer's own price may lie there: what the brand's site says. */
export function discountMaxOf(sites: readonly Site[], country: Country, brand: string): number {
  const ofBrand = sites.find((site) => site.country === country && site.brand === brand)
  return ofBrand?.purchase.discountMax ?? 100
}
