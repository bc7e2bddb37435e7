import { type NationalTaxes, priceWithoutNationalTaxes } from '@volante/domain/configuration/national-taxes'
import { isOneOf } from '@volante/domain/choice'
import { dayIn } from '@volante/domain/local-time'
import type { OpenPrice } from '@volante/contract/car-shapes'
import type { Site } from '@volante/contract/site'

/**
 * Rates behind "precio sin impuestos nacionales" (Ley 27.743, Resolución 4/2025): VAT of Ley 23.349 art. 28, internal tax
 * of Decreto 50/2025 on cars above a price before taxes. The threshold moves: a new row a change, old rows stay.
 */
export const ARGENTINE_TAXES: readonly NationalTaxes[] = [
  { from: '2025-04-01', vat: 2100, internal: { rate: 1800, above: 75_000_000_00 } },
]

/** A price as a page shows it: integer cents, and for Argentina what of it is not national taxes. */
export interface ShownPrice {
  readonly amount: number | null
  readonly untaxed: number | null
  /** Why it is not the list price; null where it is. */
  readonly kind: PriceKind | null
}

const LOWER_PRICES = ['EC', 'SPECIAL', 'COMPANY'] as const

/** The type of a price that is not the list price. */
export interface PriceKind {
  readonly type: (typeof LOWER_PRICES)[number]
  /** Its last day, YYYY-MM-DD; null while it has no end. */
  readonly until: string | null
  /** Today's list price in cents, where it is higher. */
  readonly before: number | null
}

/** Takes what everybody pays for a version; returns its kind, null where that is the list price. */
export const kindOfPrice = ({ priceType, priceUntil, listPrice }: Omit<OpenPrice, 'price'>): PriceKind | null =>
  priceType !== null && isOneOf(LOWER_PRICES, priceType)
    ? { type: priceType, until: priceUntil, before: listPrice }
    : null

/** Whether two prices say the same: as much, for the same reason, until the same day. */
export const isSamePrice = (one: ShownPrice, other: ShownPrice): boolean =>
  one.amount === other.amount && one.kind?.type === other.kind?.type && one.kind?.until === other.kind?.until

/** Takes site and clock; returns the functions that complete a price of the site's currency: cents, or what a version costs. */
export function pricesOf({ country, timeZone }: Pick<Site, 'country' | 'timeZone'>, now: Date) {
  const day = dayIn(timeZone, now)
  const ofCents = (amount: number | null, kind: PriceKind | null = null): ShownPrice => ({
    amount,
    untaxed: country === 'AR' && amount !== null ? priceWithoutNationalTaxes(amount, day, ARGENTINE_TAXES) : null,
    kind,
  })
  return Object.assign(ofCents, { ofVersion: (open: OpenPrice) => ofCents(open.price, kindOfPrice(open)) })
}
