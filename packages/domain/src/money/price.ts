import { checkFilled, type Presence, type Refusal, refuse } from '../refusal.ts'
import type { Country, Currency } from '../vocabulary.ts'

// Money is counted in integer cents and written by moving digits, never by float arithmetic (8.2 * 100 is 819.9999...).
const SYMBOLS: Readonly<Record<Currency, string>> = { BRL: 'R$', ARS: '$' }
const PREFIXES: Readonly<Record<Currency, RegExp>> = { BRL: /^(?:R\$|BRL)\s*/i, ARS: /^(?:ARS\s*)?\$?\s*/i }
const AMOUNT = /^(\d{1,13}|\d{1,3}(?:\.\d{3}){1,4})(?:,(\d{0,2}))?$/
const MAX_TYPED_DIGITS = 9
// Keeps symbol and amount on one line, as Intl.NumberFormat does.
const NO_BREAK_SPACE = '\u00a0'

/**
 * Takes a price as people write it, "R$ 1.234,56", "1234,5" or "1.234"; returns integer cents, or null for negatives,
 * other separators and more than 13 whole digits (spec platform §5).
 */
export function parsePrice(text: string, currency: Currency): number | null {
  const parts = AMOUNT.exec(text.trim().replace(PREFIXES[currency], ''))
  if (!parts) return null
  return Number((parts[1] ?? '').replaceAll('.', '') + (parts[2] ?? '').padEnd(2, '0'))
}

/**
 * Takes integer cents, zero or more, and the currency; returns "R$ 1.234,56" or "$ 1.234,56" with a no-break space;
 * throws on other numbers (spec platform §9).
 */
export function formatPrice(cents: number, currency: Currency): string {
  if (!Number.isSafeInteger(cents) || cents < 0) throw new RangeError(`no price in cents: ${cents}`)
  const digits = String(cents).padStart(3, '0')
  return writePrice(digits.slice(0, -2), `,${digits.slice(-2)}`, currency)
}

/**
 * Takes what stands in an amount field after a keystroke, digits, dots and commas; returns it with dots of thousands and at
 * most nine digits before the comma (spec platform §5). A text that only a hand writes, with a dot where no thousands end
 * ("100.50") or two commas, comes back as it is: `amountRefusal` refuses it, and nothing is made of it meanwhile.
 */
export function groupAmount(text: string): string {
  const [, whole = '', decimals = ''] = /^([\d.]*)(,\d*)?$/.exec(text) ?? []
  const [, ...groups] = whole.split('.')
  if (whole + decimals !== text || groups.some(({ length }) => length < 3)) return text
  const digits = whole
    .replaceAll('.', '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, MAX_TYPED_DIGITS)
  return grouped(digits) + decimals
}

/**
 * Takes an amount as typed; refuses what `parsePrice` cannot read, a floor of cents that is not exceeded and, where it is
 * required, a blank (spec platform §5).
 */
export function amountRefusal(
  value: string,
  currency: Currency,
  presence: Presence = 'required',
  floorCents = 0,
): Refusal | null {
  return checkFilled(value, presence, (text) => {
    const cents = parsePrice(text, currency)
    if (cents === null) return refuse('validation.amount.invalid')
    return cents > floorCents
      ? null
      : refuse('validation.price.greaterThan', { value: formatPrice(floorCents, currency) })
  })
}

/** Takes a country; returns the currency of its prices. */
export const currencyOf = (country: Country): Currency => (country === 'BR' ? 'BRL' : 'ARS')

function writePrice(whole: string, decimals: string, currency: Currency): string {
  return `${SYMBOLS[currency]}${NO_BREAK_SPACE}${grouped(whole)}${decimals}`
}

const grouped = (digits: string): string => digits.replace(/\B(?=(?:\d{3}){1,6}$)/g, '.')

/** Takes a price, the list price (cents) and the most that it may lie below it in per cent; returns whether it lies further below. */
export const isTooLow = (price: number, list: number, percent: number): boolean => price * 100 < list * (100 - percent)
