import { cellphoneArE164, formatPhoneAr, phoneArRefusal } from './phone-ar.ts'
import { cellphoneBrRefusal, formatPhoneBr, phoneBrE164, phoneBrRefusal } from './phone-br.ts'
import type { Presence, Refusal } from './refusal.ts'
import type { Country } from './vocabulary.ts'

/** Takes a phone, mobile or landline, and its country; refuses by that country's rule. */
export function phoneRefusal(value: string, country: Country, presence: Presence = 'required'): Refusal | null {
  return country === 'BR' ? phoneBrRefusal(value, presence) : phoneArRefusal(value, presence)
}

/**
 * Takes a mobile and its country; refuses by that country's rule. Argentine mobiles are not told from landlines by
 * their digits.
 */
export function cellphoneRefusal(value: string, country: Country, presence: Presence = 'required'): Refusal | null {
  return country === 'BR' ? cellphoneBrRefusal(value, presence) : phoneArRefusal(value, presence)
}

/** Takes a phone and its country; answers how people there write it. */
export function formatPhone(value: string, country: Country): string {
  return country === 'BR' ? formatPhoneBr(value) : formatPhoneAr(value)
}

/** Takes a mobile and its country; answers the number for wa.me links: country code and digits, no plus. */
export function whatsAppNumber(value: string, country: Country): string {
  return (country === 'BR' ? phoneBrE164(value) : cellphoneArE164(value)).slice(1)
}
