import { phoneRefusal } from '../person/phone.ts'
import { type Presence, type Refusal, refuse } from '../refusal.ts'
import type { Country } from '../vocabulary.ts'
import { pixKeyKind } from './pix-key.ts'

/**
 * Takes a Pix key as people type it; returns it as the banks carry it: numbers without their mask, a Brazilian telephone with
 * +55, everything else in lower case.
 */
function writtenPixKey(typed: string): string {
  const text = typed.trim()
  if (text.includes('@')) return text.toLowerCase()
  const digits = text.replace(/[\s().-]/g, '')
  if (/^\+?55\d{10,11}$/.test(digits) && !pixKeyKind(digits)) return `+${digits.replace('+', '')}`
  // A number written as a CPF is one, though a telephone may have the same digits.
  const isCpfMask = /^\d{3}\.\d{3}\.\d{3}-\d{2}$/.test(text)
  if (!isCpfMask && !pixKeyKind(digits) && phoneRefusal(text, 'BR') === null) return `+55${digits}`
  const company = text.replace(/[\s./-]/g, '').toUpperCase()
  return pixKeyKind(company) ? company : text.toLowerCase()
}

const CBU_WEIGHTS = [
  { from: 0, weights: [7, 1, 3, 9, 7, 1, 3] },
  { from: 8, weights: [3, 9, 7, 1, 3, 9, 7, 1, 3, 9, 7, 1, 3] },
] as const

/** Takes 22 digits; returns whether both blocks of a CBU or CVU hold their check digits (BCRA, Com. "A" 2622). */
export const isCbu = (digits: string): boolean =>
  /^\d{22}$/.test(digits) &&
  CBU_WEIGHTS.every(({ from, weights }) => {
    const sum = weights.reduce<number>((total, weight, at) => total + weight * Number(digits[from + at]), 0)
    return (10 - (sum % 10)) % 10 === Number(digits[from + weights.length])
  })

/** An alias of the BCRA: 6 to 20 letters, digits, points and strokes. */
const isAlias = (text: string): boolean => /^[A-Za-z0-9.-]{6,20}$/.test(text) && /[A-Za-z]/.test(text)

/** Takes what the buyer typed and the country; returns the account as money is sent to it: a Pix key, or a CBU, CVU or alias. */
export function refundAccountOf(typed: string, country: Country): string | null {
  if (country === 'BR') {
    const key = writtenPixKey(typed)
    return pixKeyKind(key) ? key : null
  }
  const digits = typed.replace(/[\s-]/g, '')
  if (/^\d+$/.test(digits)) return isCbu(digits) ? digits : null
  const alias = typed.trim()
  return isAlias(alias) ? alias : null
}

/** Takes what the buyer typed and the country; refuses what money cannot be sent to. */
export function refundAccountRefusal(typed: string, country: Country, presence: Presence = 'required'): Refusal | null {
  if (typed.trim() === '') return presence === 'optional' ? null : refuse('validation.required')
  return refundAccountOf(typed, country) === null
    ? refuse(country === 'BR' ? 'order.refundAccount.pixKey' : 'order.refundAccount.cbu')
    : null
}

/** Takes an account; returns what may be shown of it: its ends. */
export const maskedAccount = (account: string): string =>
  account.length <= 6 ? '•••' : `${account.slice(0, 3)}•••${account.slice(-3)}`
