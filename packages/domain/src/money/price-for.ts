import type { Day } from '../date.ts'

export type Buyer = 'person' | 'company'

/** A price of one type that holds today. */
export interface PriceOfType {
  readonly type: string
  readonly price: number
  /** Its last day; null while it has no end. */
  readonly until: Day | null
}

export interface BuyersPrice extends PriceOfType {
  /** Today's list price where the price is below it: the only older price that a page may show beside it. */
  readonly before: number | null
}

/** Types of price that everybody gets, in the order in which one wins over its equals. */
export const OPEN_PRICES = ['LIST', 'EC', 'SPECIAL'] as const

/** The open one that the brand subsidises: a site may do without it (spec features F-12). */
const SUBSIDIZED = 'SPECIAL'

/** Takes whether a site has the subsidised price; returns the types of price that everybody gets there. */
export const openPrices = (hasSubsidized: boolean) =>
  hasSubsidized ? OPEN_PRICES : OPEN_PRICES.filter((type) => type !== SUBSIDIZED)

/** Takes a type of price and whether a site has the subsidised one; returns whether it holds there. */
export const holdsAt = (type: string, hasSubsidized: boolean): boolean => hasSubsidized || type !== SUBSIDIZED

const PRICES_OF: Readonly<Record<Buyer, readonly string[]>> = {
  person: OPEN_PRICES,
  company: [...OPEN_PRICES, 'COMPANY'],
}

/**
 * Takes a car's prices of today and who buys; returns the one that is shown and paid: the lowest that is open to them, the
 * plainer of two equals. Null where none is. What needs papers first (PCD) is never given by a page; what an employee saves
 * stands in the order's ledger (docs/decisions/0020-prices.md).
 */
export function priceFor(prices: readonly PriceOfType[], buyer: Buyer): BuyersPrice | null {
  const open = PRICES_OF[buyer].flatMap((type) => prices.filter((one) => one.type === type))
  const [first, ...others] = open
  if (!first) return null
  const lowest = others.reduce((best, one) => (one.price < best.price ? one : best), first)
  const list = open.find(({ type }) => type === 'LIST')
  return { ...lowest, before: list && list.price > lowest.price ? list.price : null }
}
