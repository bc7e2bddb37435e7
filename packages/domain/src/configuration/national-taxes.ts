/** One row of the dated table of Argentine national taxes; rates in basis points. */
export type NationalTaxes = {
  /** First day the row holds, YYYY-MM-DD. */
  readonly from: string
  readonly vat: number
  /** Internal tax: nominal rate, itself part of its own base, due above a price before taxes in cents. */
  readonly internal: { readonly rate: number; readonly above: number } | null
}

/**
 * Takes a consumer price (ARS cents), a day (YYYY-MM-DD) and the dated table; returns the "precio sin impuestos
 * nacionales" in cents, rounded half up; null for a day or price the table cannot answer (Ley 27.743, Resolución 4/2025).
 * VAT is not charged on the internal tax (Ley 23.349 art. 44).
 */
export function priceWithoutNationalTaxes(price: number, day: string, table: readonly NationalTaxes[]): number | null {
  if (!Number.isSafeInteger(price) || price < 0) return null
  const row = table.filter(({ from }) => from <= day).sort((a, b) => (a.from < b.from ? 1 : -1))[0]
  if (!row) return null
  const net = netOf(price, row.vat, 0)
  return row.internal && net > row.internal.above ? netOf(price, row.vat, row.internal.rate) : net
}

/** price = net * (1 + vat + internal / (1 - internal)); BigInt because cents times both denominators pass 2^53. */
function netOf(price: number, vat: number, internal: number): number {
  const own = 10_000n - BigInt(internal)
  const parts = 10_000n * own
  const whole = parts + BigInt(vat) * own + BigInt(internal) * 10_000n
  return Number((BigInt(price) * parts * 2n + whole) / (whole * 2n))
}
