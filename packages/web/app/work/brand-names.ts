import { BRANDS } from '@volante/domain/vocabulary'
import { usePage } from '../shell/root-data.ts'

/** Of a brand without an open site no name is at hand: `fiat-abarth` reads Fiat Abarth. */
export const capitalised = (brand: string): string =>
  brand.replaceAll('-', ' ').replaceAll(/(?<!\p{L})\p{L}/gu, (first) => first.toUpperCase())

/** Brands by what their sites call them. */
export function useBrandNames() {
  const { sites } = usePage()
  const nameOf = (brand: string) => sites.find((site) => site.brand === brand)?.brandName ?? capitalised(brand)
  return { nameOf, brands: BRANDS.filter((brand) => sites.some((site) => site.brand === brand)) }
}
