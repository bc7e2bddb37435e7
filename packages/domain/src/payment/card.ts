import { type CardBrand, securityCodeLength } from './card-brand.ts'
import type { Day } from '../date.ts'
import { personNameRefusal } from '../person/person-name.ts'
import { checkFilled, type Presence, type Refusal, refuse } from '../refusal.ts'

export type CardExpiry = { readonly month: number; readonly year: number }

/** Takes digits; returns whether they pass the Luhn check (ISO/IEC 7812-1). */
export function passesLuhn(digits: string): boolean {
  const sum = Array.from(digits, Number)
    .reverse()
    .reduce((total, digit, at) => total + (at % 2 === 0 ? digit : digit < 5 ? digit * 2 : digit * 2 - 9), 0)
  return sum % 10 === 0
}

/**
 * Takes a card number, spaces ignored; refuses other lengths than 13 to 16 digits, all zeros and a failed Luhn check
 * (spec platform §5).
 */
export function cardNumberRefusal(value: string, presence: Presence = 'required'): Refusal | null {
  return checkFilled(value, presence, (text) => {
    const digits = text.replace(/\s/g, '')
    const isPossible = /^\d{13,16}$/.test(digits) && !/^0+$/.test(digits)
    return isPossible && passesLuhn(digits) ? null : refuse('validation.card.number')
  })
}

/** Takes 07/28, 7/28 or what browsers fill in, 07/2028; returns month and full year, or null. */
export function parseCardExpiry(value: string): CardExpiry | null {
  const parts = /^(0?[1-9]|1[0-2])\s?\/\s?(?:20)?(\d{2})$/.exec(value.trim())
  return parts ? { month: Number(parts[1]), year: 2000 + Number(parts[2]) } : null
}

/**
 * Takes an expiry MM/YY and today; refuses a wrong month and the past, a card being good until its month ends (spec
 * platform §5).
 */
export function cardExpiryRefusal(value: string, today: Day, presence: Presence = 'required'): Refusal | null {
  return checkFilled(value, presence, (text) => {
    const expiry = parseCardExpiry(text)
    const isPast = expiry && `${expiry.year}-${String(expiry.month).padStart(2, '0')}` < today.slice(0, 7)
    return expiry && !isPast ? null : refuse('validation.card.expiry')
  })
}

/** Takes the printed name; refuses a blank and what is no name (spec platform §5). */
export function cardNameRefusal(value: string, presence: Presence = 'required'): Refusal | null {
  return personNameRefusal(value, presence) && refuse('validation.card.name')
}

/**
 * Takes a security code and the card's brand; refuses other lengths than 3 digits, 4 for American Express (spec
 * platform §5).
 */
export function securityCodeRefusal(
  value: string,
  brand: CardBrand | null,
  presence: Presence = 'required',
): Refusal | null {
  return checkFilled(value, presence, (code) =>
    /^\d+$/.test(code) && code.length === securityCodeLength(brand) ? null : refuse('validation.card.securityCode'),
  )
}

/** Takes a card number; returns its last four digits, all that may be kept or shown of it (PCI DSS 3.4). */
export function cardLastFour(value: string): string {
  return value.replace(/\D/g, '').slice(-4)
}
