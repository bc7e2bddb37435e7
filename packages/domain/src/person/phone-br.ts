import { checkFilled, type Presence, type Refusal, refuse } from '../refusal.ts'

const PHONE = /^[1-9]{2}(?:[2-9]\d{7}|[89]\d{8})$/

/**
 * Takes a Brazilian phone as people write it; returns area code and number, digits only, without trunk zeros and
 * country code. Trap: 55 is also an area code (Rio Grande do Sul), so it is the country only where 12 or 13 digits
 * stand.
 */
export function phoneBrDigits(value: string): string {
  const digits = value.replace(/\D/g, '').replace(/^0+/, '')
  return digits.replace(/^55(?=0*[1-9]\d{9,10}$)/, '').replace(/^0+/, '')
}

/** Takes a mobile or landline with area code; refuses what is neither (spec platform §5). */
export function phoneBrRefusal(value: string, presence: Presence = 'required'): Refusal | null {
  return checkPhone(value, PHONE, presence)
}

/**
 * Takes 8 or 9 digits with or without area code; returns (11) 98765-4321, (11) 3333-4444, 98765-4321 or 3333-4444, a
 * leading 0 dropped; any other text comes back unchanged (spec platform §5).
 */
export function formatPhoneBr(value: string): string {
  const parts = /^(\d{2})?(\d{4,5})(\d{4})$/.exec(phoneBrDigits(value))
  if (!parts) return value
  const number = `${parts[2]}-${parts[3]}`
  return parts[1] ? `(${parts[1]}) ${number}` : number
}

/**
 * Takes a phone with area code; returns the E.164 form, +5511987654321. The wa.me form is the same without the plus.
 */
export function phoneBrE164(value: string): string {
  return `+55${phoneBrDigits(value)}`
}

function checkPhone(value: string, pattern: RegExp, presence: Presence): Refusal | null {
  return checkFilled(
    value,
    presence,
    (phone) =>
      /^[\d\s()+.-]+$/.test(phone) && pattern.test(phoneBrDigits(phone)) ? null : refuse('validation.phone.invalid'),
    'validation.phone.required',
  )
}
