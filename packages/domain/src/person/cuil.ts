import { weightedSum } from './check-digit.ts'
import { dniDigits, dniRefusal } from './dni.ts'
import { checkFilled, type Presence, type Refusal, refuse } from '../refusal.ts'

const SHAPE = /^(?:\d{11}|\d{2}-\d{8}-\d)$/

/**
 * The prefixes that the authority issues: to persons, and to companies, whose CUIT holds no DNI. Spec platform §5 lists 20,
 * 23, 24, 27 and 30 for both kinds together; its separate check for 20, 27 and 30 alone belongs to no field.
 */
const PERSON_PREFIXES = ['20', '23', '24', '25', '26', '27']
const COMPANY_PREFIXES = ['30', '33', '34']

/** Takes any text; returns its digits. */
export function cuilDigits(value: string): string {
  return value.replace(/\D/g, '')
}

/**
 * Takes the ten first digits; returns the check digit: weights 2 to 7 from the right, 11 - sum mod 11, 11 giving 0 and
 * 10 giving 9 (spec platform §5).
 */
export function cuilCheckDigit(body: string): string {
  const digit = 11 - (weightedSum(body, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)
  if (digit === 11) return '0'
  return digit === 10 ? '9' : String(digit)
}

/** Takes 11 digits or 00-00000000-0; returns whether check digit and prefix are those of a person's CUIL (spec platform §5). */
export const isCuil = (value: string): boolean => isIssued(value, PERSON_PREFIXES)

/** Takes 11 digits or 00-00000000-0; returns whether check digit and prefix are those of a company's CUIT (spec platform §5). */
export const isCuit = (value: string): boolean => isIssued(value, COMPANY_PREFIXES)

function isIssued(value: string, prefixes: readonly string[]): boolean {
  const digits = cuilDigits(value)
  return SHAPE.test(value) && prefixes.includes(digits.slice(0, 2)) && cuilCheckDigit(digits) === digits.slice(10)
}

/** Takes a CUIL and a DNI; returns whether characters 3 to 10 are that DNI, padded to 8 digits (spec platform §5). */
export function isCuilOfDni(cuil: string, dni: string): boolean {
  return cuilDigits(cuil).slice(2, 10) === dniDigits(dni).padStart(8, '0')
}

/** Takes a person's CUIL; returns the DNI it holds, without the zeros it is padded with (spec platform §5). */
export const dniOfCuil = (cuil: string): string => cuilDigits(cuil).slice(2, 10).replace(/^0+/, '')

/**
 * Takes a person's CUIL and, where known, the DNI it must hold; refuses a wrong shape, prefix or check digit and another
 * DNI (spec platform §5).
 */
export function cuilRefusal(value: string, dni: string | null = null, presence: Presence = 'required'): Refusal | null {
  return checkFilled(value, presence, (cuil) =>
    isCuil(cuil) && (!dni || isCuilOfDni(cuil, dni)) ? null : refuse('validation.cuil.invalid'),
  )
}

/** Takes a company's CUIT; refuses a wrong shape, prefix or check digit (spec platform §5). */
export function cuitRefusal(value: string, presence: Presence = 'required'): Refusal | null {
  return checkFilled(value, presence, (cuit) => (isCuit(cuit) ? null : refuse('validation.cuit.invalid')))
}

/** Takes a person's DNI or CUIL in one field, up to 8 digits being a DNI; refuses by the rule of the one it is. */
export function dniOrCuilRefusal(value: string, presence: Presence = 'required'): Refusal | null {
  return cuilDigits(value).length > 8 ? cuilRefusal(value, null, presence) : dniRefusal(value, presence)
}

/** Takes 11 digits; returns 20-12345678-6, other texts unchanged. */
export function formatCuil(value: string): string {
  const parts = /^(\d{2})(\d{8})(\d)$/.exec(cuilDigits(value))
  return parts ? `${parts[1]}-${parts[2]}-${parts[3]}` : value
}
