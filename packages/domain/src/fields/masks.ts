import { cardBrand } from '../payment/card-brand.ts'
import { hasMobilePrefixAr, phoneArAreaLength, phoneArDigits } from '../person/phone-ar.ts'
import { phoneBrDigits } from '../person/phone-br.ts'

/**
 * How a field is typed. In a pattern 9 is a digit, A a letter, * either, everything else is written as it stands. Of
 * several patterns the first that fits all characters holds. `prepare` sees the text before its punctuation is
 * dropped.
 */
type Mask = {
  readonly pattern: readonly string[] | ((characters: string) => string)
  readonly prepare?: (text: string) => string
}

const DNI = ['9.999.999', '99.999.999'] as const
const CPF = '999.999.999-99'
const CNPJ = '**.***.***/****-99'
const CUIL = '99-99999999-9'
const PHONE_AR = { 2: '(99) 9999-9999', 3: '(999) 999-9999', 4: '(9999) 99-9999' } as const
/** While the 15 of a mobile is typed; it goes with the last digit. */
const MOBILE_AR = { 2: '(99) 99 9999-9999', 3: '(999) 99 999-9999', 4: '(9999) 99 99-9999' } as const

/** One row a field. Amounts have their own: `groupAmount`. */
export const MASKS = {
  cpf: { pattern: [CPF] },
  cnpj: { pattern: [CNPJ] },
  cpfOrCnpj: { pattern: [CPF, CNPJ] },
  cep: { pattern: ['99999-999'] },
  phoneBr: { pattern: ['(99) 9999-9999', '(99) 99999-9999'], prepare: phoneBrDigits },
  phoneAr: {
    pattern: (digits) => (hasMobilePrefixAr(digits) ? MOBILE_AR : PHONE_AR)[phoneArAreaLength(digits)],
    prepare: phoneArTyped,
  },
  plateBr: { pattern: ['AAA9*99'] },
  plateAr: { pattern: ['AAA 999', 'AA 999 AA'] },
  card: {
    pattern: (digits) => (cardBrand(digits) === 'American Express' ? '9999 999999 99999' : '9999 9999 9999 9999'),
  },
  cardExpiry: { pattern: ['99/99', '99/9999'], prepare: padMonth },
  cuil: { pattern: [CUIL] },
  dni: { pattern: DNI },
  dniOrCuil: { pattern: [...DNI, CUIL] },
  date: { pattern: ['99/99/9999'], prepare: padDay },
} as const satisfies Record<string, Mask>

export type MaskName = keyof typeof MASKS

/** More than any field holds: a book that is pasted costs nothing. */
const LONGEST_TEXT = 100

const SLOTS: Readonly<Record<string, RegExp>> = { '9': /\d/, A: /[A-Za-z]/, '*': /[0-9A-Za-z]/ }

/** Takes a field and any text; returns the letters and digits that the field holds of it, in capitals; what fits no slot is dropped. */
export const maskCharacters = (name: MaskName, text: string): string => read(MASKS[name], text).characters

/** Takes a field and any text; returns the text as that field writes it, in capitals; what fits no slot is dropped. */
export function applyMask(name: MaskName, text: string): string {
  const { pattern, characters } = read(MASKS[name], text)
  let written = ''
  let next = 0
  for (const slot of pattern) {
    if (next === characters.length) break
    written += SLOTS[slot] ? characters.charAt(next++) : slot
  }
  return written
}

/** Takes a field and what it holds; returns the pattern that holds, a fixed character or an expression for each place. */
export function maskExpression(name: MaskName, text: string): (string | RegExp)[] {
  return Array.from(read(MASKS[name], text).pattern, (slot) => SLOTS[slot] ?? slot)
}

// Characters are read one by one as long as some pattern can hold them all, so masking a masked text changes nothing.
function read(mask: Mask, text: string): { pattern: string; characters: string } {
  const typed = (mask.prepare?.(text) ?? text)
    .replace(/[^0-9A-Za-z]/g, '')
    .slice(0, LONGEST_TEXT)
    .toUpperCase()
  let characters = ''
  for (const character of typed) if (fitting(mask, characters + character)) characters += character
  return { pattern: fitting(mask, characters) ?? '', characters }
}

function fitting(mask: Mask, characters: string): string | undefined {
  const patterns = typeof mask.pattern === 'function' ? [mask.pattern(characters)] : mask.pattern
  return patterns.find((pattern) => {
    const slots = Array.from(pattern).flatMap((slot) => SLOTS[slot] ?? [])
    return (
      characters.length <= slots.length &&
      slots.every((slot, at) => at >= characters.length || slot.test(characters.charAt(at)))
    )
  })
}

function phoneArTyped(text: string): string {
  const digits = phoneArDigits(text)
  return hasMobilePrefixAr(digits) ? phoneArDigits(digits.slice(0, 12)) : digits
}

// "1/1/1990", and a day as machines write it: 1990-01-31.
function padDay(text: string): string {
  const [, year, month, day] = /^\s*(\d{4})-(\d{2})-(\d{2})/.exec(text) ?? []
  if (year) return `${day}/${month}/${year}`
  return text.replace(/^\D*(\d)\D+/, '0$1/').replace(/^(\d\d)\D+(\d)\D+/, '$1/0$2/')
}

// "7/28" and a month begun with 2 to 9 can only be a month of one digit.
function padMonth(text: string): string {
  return text.replace(/^\D+/, '').replace(/^(?:[2-9]|1(?=\s*\/))/, '0$&')
}
