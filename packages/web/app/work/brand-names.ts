import { BRANDS } from '@volante/domain/vocabulary'
import { usePage } from '../shell/root-data.ts'

/** Brands by what their sites call them. */
export function useBrandNames() {
  const { sites } = usePage()
  const nameOf = (brand: string) => sites.find((site) => site.brand === brand)?.brandName ?? brand
  return { nameOf, brands: BRANDS.filter((brand) => sites.some((site) => site.brand === brand)) }
}
