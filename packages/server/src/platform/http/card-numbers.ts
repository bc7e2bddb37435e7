import { passesLuhn } from '@volante/domain/card'
import { cardBrand } from '@volante/domain/card-brand'

/** 15 or 16 digits, in groups or not, that are not a piece of something longer: an id, a bar code, a hash. */
const LOOKS_LIKE_ONE = /(?<![\w-])\d(?:[ -]?\d){14,15}(?![\w-])/g
/** Longer texts are photos. */
const LONGEST_TEXT = 4000

const isCardNumber = (text: string): boolean => {
  const digits = text.replace(/[ -]/g, '')
  return cardBrand(digits) !== null && passesLuhn(digits)
}

/**
 * Takes a body as it was sent; answers the dotted path of each text that holds a card's number (PCI DSS 3.3.1: what never
 * comes in cannot be kept). Diners and old Visa numbers of 13 and 14 digits are left: telephones and CNPJs look like them.
 */
export function cardNumbersIn(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value === 'string')
    return value.length <= LONGEST_TEXT && (value.match(LOOKS_LIKE_ONE) ?? []).some(isCardNumber)
      ? [path.join('.')]
      : []
  if (typeof value === 'number') return cardNumbersIn(String(value), path)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => cardNumbersIn(inner, [...path, key]))
}
