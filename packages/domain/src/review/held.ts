import { cpfRefusal } from '../person/cpf.ts'
import type { Country } from '../vocabulary.ts'
import { INSULTS } from './insults.ts'
import { plainWords } from './plain-words.ts'

/** What keeps a review from being shown at once: what is in its text, or that pictures came with it. */
export const HOLDS = ['PERSONAL_DATA', 'PLATE', 'LINK', 'INSULT', 'PHOTO', 'REMOVED_BEFORE'] as const
export type Hold = (typeof HOLDS)[number]

const EMAIL = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/giu
const CPF = /\b\d{3}\.?\d{3}\.?\d{3}-?\d{2}\b/g
const CUIT = /\b\d{2}-\d{8}-\d\b/
const DNI = /\bdni\W{0,3}\d{1,2}\.?\d{3}\.?\d{3}\b/i
/** Ten to thirteen digits as numbers of telephones are grouped; dots group prices and kilometres. */
const PHONE = /\+?\(?\d(?:[\s()-]{0,2}\d){9,12}\b/
const LINK =
  /https?:\/\/|\bwww\.|(?<![\w-])[\w-]+\.(?:com|net|org|br|ar|io|info|shop|me|ly|link|app)\b|(?:^|\s)@\w{3,}/iu
/** With a space between, three small letters and a number are words: "com 1300 km". */
const PLATES: Readonly<Record<Country, readonly RegExp[]>> = {
  BR: [/\b[A-Z]{3}-?\d[A-Z0-9]\d{2}\b/i, /\b[A-Z]{3} \d[A-Z0-9]\d{2}\b/],
  AR: [
    /\b[A-Z]{2}[\s-]?\d{3}[\s-]?[A-Z]{2}\b/,
    /\b[A-Z]{3}[\s-]?\d{3}\b/,
    /\b(?:[a-z]{2}\d{3}[a-z]{2}|[a-z]{3}\d{3})\b/,
  ],
}
/** A chassis names a car as its plate does (ISO 3779: no I, O and Q). */
const CHASSIS = /\b(?=[A-HJ-NPR-Z0-9]*\d)[A-HJ-NPR-Z0-9]{17}\b/i

/**
 * Takes what somebody wrote and in which country; returns what of it has to be looked at before it is shown: personal data (mail,
 * telephone, CPF, CUIT, DNI), plates and chassis, links, insults. Empty where it can be shown at once.
 */
export function holdsOf(text: string, country: Country): Hold[] {
  const withoutMail = text.replace(EMAIL, ' ')
  const found: Readonly<Partial<Record<Hold, boolean>>> = {
    PERSONAL_DATA: withoutMail !== text || namesSomebody(withoutMail),
    PLATE: CHASSIS.test(text) || PLATES[country].some((plate) => plate.test(text)),
    LINK: LINK.test(withoutMail),
    INSULT: plainWords(text).some((word) => INSULTS.has(word)),
  }
  return HOLDS.filter((hold) => found[hold] === true)
}

const namesSomebody = (text: string): boolean =>
  CUIT.test(text) ||
  DNI.test(text) ||
  PHONE.test(text) ||
  (text.match(CPF) ?? []).some((digits) => cpfRefusal(digits.replace(/\D/g, '')) === null)
