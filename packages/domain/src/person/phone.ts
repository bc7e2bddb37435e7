import { cellphoneArE164, formatPhoneAr, phoneArDigits, phoneArRefusal } from './phone-ar.ts'
import { formatPhoneBr, phoneBrDigits, phoneBrE164, phoneBrRefusal } from './phone-br.ts'
import { type Presence, type Refusal, refuse } from '../refusal.ts'
import type { Country } from '../vocabulary.ts'

/** Takes a phone, mobile or landline, and its country; refuses by that country's rule. */
export function phoneRefusal(value: string, country: Country, presence: Presence = 'required'): Refusal | null {
  return country === 'BR' ? phoneBrRefusal(value, presence) : phoneArRefusal(value, presence)
}

/** Takes a phone as people write it and its country; returns area code and number, digits only. */
export function phoneDigits(value: string, country: Country): string {
  return country === 'BR' ? phoneBrDigits(value) : phoneArDigits(value)
}

/** Takes a phone and its country; returns the lead services' form, its digits behind a 0 (spec platform §3). It is not E.164. */
export const leadServicePhone = (value: string, country: Country): string => `0${phoneDigits(value, country)}`

/** Takes a phone in the lead services' form and its country; refuses a missing 0 and what is no phone there (spec platform §3). */
export function leadServicePhoneRefusal(
  value: string,
  country: Country,
  presence: Presence = 'required',
): Refusal | null {
  if (value.trim() === '') return phoneRefusal(value, country, presence)
  const isInForm = /^0\d+$/.test(value) && (country === 'AR' || phoneBrDigits(value) === value.slice(1))
  return isInForm ? phoneRefusal(value.slice(1), country) : refuse('validation.phone.invalid')
}

/** Takes a phone and its country; returns how people there write it. */
export function formatPhone(value: string, country: Country): string {
  return country === 'BR' ? formatPhoneBr(value) : formatPhoneAr(value)
}

/** Takes a mobile and its country; returns the number for wa.me links: country code and digits, no plus. */
export function whatsAppNumber(value: string, country: Country): string {
  return (country === 'BR' ? phoneBrE164(value) : cellphoneArE164(value)).slice(1)
}
