import { checkFilled, type Presence, type Refusal, refuse } from '../refusal.ts'
import type { Country } from '../vocabulary.ts'

const CEP = /^\d{5}-?\d{3}$/
// ISO 3166-2:AR letters (no I, O) before the old four digits, then three letters for the side of the block.
const CPA = /^(?:[A-HJ-NP-Z][1-9]\d{3}[A-Z]{3}|[1-9]\d{3})$/i

/**
 * Takes a postal code and its country; refuses what is not a CEP of 8 digits or 5+3 with hyphen, or a CPA or four
 * digits (spec platform §5).
 */
export function postalCodeRefusal(value: string, country: Country, presence: Presence = 'required'): Refusal | null {
  const pattern = country === 'BR' ? CEP : CPA
  return checkFilled(
    value,
    presence,
    (code) => (pattern.test(code) ? null : refuse('validation.postalCode.invalid')),
    'validation.postalCode.required',
  )
}

/** Takes a postal code; returns what to look up: no hyphen nor spaces, letters in capitals (spec platform §5). */
export function postalCodeKey(value: string): string {
  return value.replace(/[^0-9A-Za-z]/g, '').toUpperCase()
}

/** Takes a postal code and its country; returns a CEP as 00000-000 and the others in capitals. */
export function formatPostalCode(value: string, country: Country): string {
  const key = postalCodeKey(value)
  return country === 'BR' && /^\d{8}$/.test(key) ? `${key.slice(0, 5)}-${key.slice(5)}` : key
}
