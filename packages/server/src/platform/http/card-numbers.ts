import { passesLuhn } from '@volante/domain/payment/card'
import { cardBrand } from '@volante/domain/payment/card-brand'

/** 15 or 16 digits, in groups or not, that are not a piece of something longer: an id, a bar code, a hash. */
const LOOKS_LIKE_ONE = /(?<![\w-])\d(?:[ -]?\d){14,15}(?![\w-])/g
/** Longer texts are photos. */
const LONGEST_TEXT = 4000

const isCardNumber = (text: string): boolean => {
  const digits = text.replace(/[ -]/g, '')
  return cardBrand(digits) !== null && passesLuhn(digits)
}

/**
 * Takes a body as it was sent; returns the dotted path of each text that holds a card's number (PCI DSS 3.3.1: what never
 * comes in cannot be kept). Diners and old Visa numbers of 13 and 14 digits are left: telephones and CNPJs look like them.
 */
export function cardNumbersIn(value: unknown): string[] {
  const found: string[] = []
  const waiting: { readonly value: unknown; readonly path: readonly string[] }[] = [{ value, path: [] }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value: one, path } = next
    if (typeof one === 'object' && one !== null)
      waiting.push(...Object.entries(one).map(([key, inner]) => ({ value: inner, path: [...path, key] })))
    else if (holdsCardNumber(one)) found.push(path.join('.'))
  }
  return found.toReversed()
}

function holdsCardNumber(value: unknown): boolean {
  if (typeof value !== 'string' && typeof value !== 'number') return false
  const text = String(value)
  return text.length <= LONGEST_TEXT && (text.match(LOOKS_LIKE_ONE) ?? []).some(isCardNumber)
}
