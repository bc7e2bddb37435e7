/** Takes cents; returns them as the payment protocols write reais: 123.45. */
export const decimalOf = (cents: number): string => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`

/** Takes 123.45; returns cents, or null for what is no such amount. */
export function centsOf(text: string): number | null {
  const parts = /^(\d{1,10})\.(\d{2})$/.exec(text)
  return parts ? Number(parts[1]) * 100 + Number(parts[2]) : null
}
