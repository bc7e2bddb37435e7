import { isOneCharacterRepeated, modulo11Digit } from '../person/check-digit.ts'
import { checkFilled, type Presence, type Refusal, refuse } from '../refusal.ts'

// Letters since July 2026 (IN RFB 2.229/2024): stripping everything but digits would turn a CNPJ into a CPF-sized number.
const SHAPE = /^(?:[0-9A-Z]{12}\d{2}|[0-9A-Z]{2}\.[0-9A-Z]{3}\.[0-9A-Z]{3}\/[0-9A-Z]{4}-\d{2})$/i

/** Takes any text; returns its ASCII letters and digits in capitals, the form a CNPJ is stored in. */
export function cnpjCharacters(value: string): string {
  return value.replace(/[^0-9A-Za-z]/g, '').toUpperCase()
}

/**
 * Takes the first twelve characters in capitals; returns the two check digits (Nota Técnica COCAD/SUARA/RFB 49/2024).
 */
export function cnpjCheckDigits(body: string): string {
  const first = modulo11Digit(body, [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2])
  return `${first}${modulo11Digit(`${body}${first}`, [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2])}`
}

/**
 * Takes a text of 14 characters or 18 masked ones, letters in any case; returns whether it is a CNPJ that can have
 * been issued.
 */
export function isCnpj(value: string): boolean {
  if (!SHAPE.test(value)) return false
  const characters = cnpjCharacters(value)
  return !isOneCharacterRepeated(characters) && cnpjCheckDigits(characters) === characters.slice(12)
}

/**
 * Takes a CNPJ, masked or not; refuses a wrong shape, one character repeated and wrong check digits (spec platform
 * §5).
 */
export function cnpjRefusal(value: string, presence: Presence = 'required'): Refusal | null {
  return checkFilled(value, presence, (cnpj) => (isCnpj(cnpj) ? null : refuse('validation.cnpj.invalid')))
}

/**
 * Takes a text; returns it as 00.000.000/0000-00 in capitals when it has 14 characters, else unchanged (spec platform
 * §5).
 */
export function formatCnpj(value: string): string {
  const parts = /^(.{2})(.{3})(.{3})(.{4})(\d{2})$/.exec(cnpjCharacters(value))
  return parts ? `${parts[1]}.${parts[2]}.${parts[3]}/${parts[4]}-${parts[5]}` : value
}
