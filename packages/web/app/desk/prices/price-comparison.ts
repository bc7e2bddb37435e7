import { listAddress } from '../../work/list/list-address.ts'

export const PRICE_COMPARISON = listAddress(
  '/desk/price-comparison',
  ['country', 'brand', 'model', 'regional', 'dealerGroup'],
  ['page'],
)

/** How far a price lies from the list price, as it is coloured: a twentieth below is a lot. */
export function bandOf(price: number, listPrice: number | null): 'far' | 'below' | 'same' | 'above' | null {
  if (listPrice === null || listPrice === 0) return null
  const share = (price - listPrice) / listPrice
  if (share <= -0.05) return 'far'
  return share < 0 ? 'below' : share > 0 ? 'above' : 'same'
}
export const BANDS = ['far', 'below', 'same', 'above'] as const
