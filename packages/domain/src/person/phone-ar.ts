import { checkFilled, type Presence, type Refusal, refuse } from '../refusal.ts'

const NATIONAL = /^(?:11|[23]\d)\d{8}$/

// The area codes of three digits; 11 has two and all others four. Some four-digit codes begin like one of these, and
// only the number's owner knows: the grouping shown may then be off by one digit, the number is not.
const THREE_DIGIT_AREAS = new Set(
  (
    '220 221 223 230 236 237 249 260 261 263 264 266 280 291 294 297 298 299 336 341 342 343 345 348 351 353 358 362 364 370 ' +
    '376 379 380 381 383 385 387 388'
  ).split(' '),
)

/** Takes the first digits of a national number; returns how many belong to the area code: 2, 3 or 4. */
export function phoneArAreaLength(digits: string): 2 | 3 | 4 {
  if (digits.startsWith('11')) return 2
  return THREE_DIGIT_AREAS.has(digits.slice(0, 3)) ? 3 : 4
}

/** Takes a national number, whole or not; returns whether the 15 of a mobile follows its area code: no subscriber's number begins so. */
export const hasMobilePrefixAr = (digits: string): boolean => digits.startsWith('15', phoneArAreaLength(digits))

/**
 * Takes an Argentine phone as people write it; returns area code and number, 10 digits, without +54, the mobile 9,
 * trunk zeros and domestic 15.
 */
export function phoneArDigits(value: string): string {
  const digits = value.replace(/\D/g, '').replace(/^0+/, '')
  const national = (/^54\d{10,}$/.test(digits) ? digits.slice(2) : digits).replace(/^0+/, '')
  if (/^9\d{10}$/.test(national)) return national.slice(1)
  // Two digits too many and a 15 after the area code: at most one of the places can hold it, so no list is needed.
  const domestic = /^(11|[23]\d{2,3})15(\d+)$/.exec(national)
  return domestic && national.length === 12 ? `${domestic[1]}${domestic[2]}` : national
}

/** Takes an Argentine phone; refuses what has not 10 digits with an area code of 11, 2xx or 3xx, and a mobile's 15 that takes the place of its number. */
export function phoneArRefusal(value: string, presence: Presence = 'required'): Refusal | null {
  return checkFilled(
    value,
    presence,
    (phone) =>
      /^[\d\s()+.-]+$/.test(phone) && isNational(phoneArDigits(phone)) ? null : refuse('validation.phone.invalid'),
    'validation.phone.required',
  )
}

const isNational = (digits: string): boolean => NATIONAL.test(digits) && !hasMobilePrefixAr(digits)

/** Takes a phone of 10 digits; returns (11) 2345-6789, (341) 234-5678 or (2954) 23-4567, other texts unchanged. */
export function formatPhoneAr(value: string): string {
  const digits = phoneArDigits(value)
  if (digits.length !== 10) return value
  const area = phoneArAreaLength(digits)
  return `(${digits.slice(0, area)}) ${digits.slice(area, -4)}-${digits.slice(-4)}`
}

/**
 * Takes a mobile; returns the E.164 form with the mobile 9, +5491123456789. The wa.me form is the same without the
 * plus.
 */
export function cellphoneArE164(value: string): string {
  return `+549${phoneArDigits(value)}`
}
