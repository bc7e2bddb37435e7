import { type NationalTaxes, priceWithoutNationalTaxes } from '@volante/domain/configuration/national-taxes'
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
}

/** Takes site and clock; returns the function that completes a price in cents of the site's currency. */
export function pricesOf({ country, timeZone }: Pick<Site, 'country' | 'timeZone'>, now: Date) {
  // sv-SE writes days as YYYY-MM-DD.
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now)
  return (amount: number | null): ShownPrice => ({
    amount,
    untaxed: country === 'AR' && amount !== null ? priceWithoutNationalTaxes(amount, day, ARGENTINE_TAXES) : null,
  })
}
