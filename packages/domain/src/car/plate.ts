import { checkFilled, type Presence, type Refusal, refuse } from '../refusal.ts'
import type { Country } from '../vocabulary.ts'

const BR = /^[A-Z]{3}\d[A-Z0-9]\d{2}$/
const AR = /^(?:[A-Z]{3}\d{3}|[A-Z]{2}\d{3}[A-Z]{2})$/

/** Takes a plate as people write it; returns capitals without spaces and hyphens. */
export function plateCharacters(value: string): string {
  return value.replace(/[\s-]/g, '').toUpperCase()
}

/**
 * Takes a plate and its country; refuses in Brazil what is not 3 letters, a digit, a letter or digit and 2 digits
 * (spec platform §5: the old plates and Mercosul's, Resolução CONTRAN 969/2022), in Argentina what is neither AAA999
 * nor AA999AA.
 */
export function plateRefusal(value: string, country: Country, presence: Presence = 'required'): Refusal | null {
  const pattern = country === 'BR' ? BR : AR
  return checkFilled(
    value,
    presence,
    (plate) => (pattern.test(plateCharacters(plate)) ? null : refuse('validation.plate.invalid')),
    'validation.plate.required',
  )
}

const OLDER = /^([A-Z]{3}\d)(\d)(\d{2})$/
const MERCOSUL = /^([A-Z]{3}\d)([A-J])(\d{2})$/
/** Of each digit, the letter that stands for it on a plate of Mercosul. */
const LETTERS = 'ABCDEFGHIJ'

/** Takes a plate as it is kept; returns it and, in Brazil, what the same car bore before or bears since (Resolução CONTRAN 969/2022, annex I). */
export function plateForms(plate: string, country: Country): string[] {
  if (country !== 'BR') return [plate]
  const newer = plate.replace(OLDER, (_, start: string, digit: string, end: string) => start + LETTERS[+digit] + end)
  const older = plate.replace(
    MERCOSUL,
    (_, start: string, letter: string, end: string) => start + LETTERS.indexOf(letter) + end,
  )
  return [...new Set([plate, newer, older])]
}
