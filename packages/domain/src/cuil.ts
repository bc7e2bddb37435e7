import { weightedSum } from './check-digit.ts'
import { dniDigits } from './dni.ts'
import { checkFilled, type Presence, type Refusal, refuse } from './refusal.ts'

const SHAPE = /^(?:\d{11}|\d{2}-\d{8}-\d)$/

/** The prefixes of spec platform §5. */
export const CUIL_PREFIXES = ['20', '23', '24', '27', '30'] as const
/** The prefixes of the separate check of spec platform §5. */
export const CUIL_STRICT_PREFIXES = ['20', '27', '30'] as const
/**
 * The prefixes the authority issues: persons, and companies (whose CUIT holds no DNI). Sites choose them by
 * configuration.
 */
export const CUIL_PERSON_PREFIXES = ['20', '23', '24', '25', '26', '27'] as const
export const CUIT_COMPANY_PREFIXES = ['30', '33', '34'] as const

export type CuilOptions = { readonly dni?: string; readonly prefixes?: readonly string[] }

/** Takes any text; answers its digits. */
export function cuilDigits(value: string): string {
  return value.replace(/\D/g, '')
}

/**
 * Takes the ten first digits; answers the check digit: weights 2 to 7 from the right, 11 - sum mod 11, 11 giving 0 and
 * 10 giving 9 (spec platform §5).
 */
export function cuilCheckDigit(body: string): string {
  const digit = 11 - (weightedSum(body, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)
  if (digit === 11) return '0'
  return digit === 10 ? '9' : String(digit)
}

/**
 * Takes 11 digits or 00-00000000-0; answers whether prefix (those of spec platform §5 unless given) and check digit
 * are right.
 */
export function isCuil(value: string, prefixes: readonly string[] = CUIL_PREFIXES): boolean {
  const digits = cuilDigits(value)
  return SHAPE.test(value) && prefixes.includes(digits.slice(0, 2)) && cuilCheckDigit(digits) === digits.slice(10)
}

/** Takes a CUIL; answers the separate check of spec platform §5, which knows only the prefixes 20, 27 and 30. */
export function isStrictCuil(value: string): boolean {
  return isCuil(value, CUIL_STRICT_PREFIXES)
}

/** Takes a CUIL and a DNI; answers whether characters 3 to 10 are that DNI, padded to 8 digits (spec platform §5). */
export function isCuilOfDni(cuil: string, dni: string): boolean {
  return cuilDigits(cuil).slice(2, 10) === dniDigits(dni).padStart(8, '0')
}

/** Takes a person's CUIL; answers the DNI it holds, without the zeros it is padded with (spec platform §5). */
export const dniOfCuil = (cuil: string): string => cuilDigits(cuil).slice(2, 10).replace(/^0+/, '')

/**
 * Takes a CUIL or CUIT; refuses a wrong shape, prefix or check digit, and, except for companies, another DNI than the
 * one given.
 */
export function cuilRefusal(value: string, options: CuilOptions = {}, presence: Presence = 'required'): Refusal | null {
  const { dni, prefixes = CUIL_PREFIXES } = options
  return checkFilled(value, presence, (cuil) => {
    const isCompany = CUIT_COMPANY_PREFIXES.some((prefix) => cuil.startsWith(prefix))
    const isOwn = dni === undefined || isCompany || isCuilOfDni(cuil, dni)
    return isCuil(cuil, prefixes) && isOwn ? null : refuse('validation.cuil.invalid')
  })
}

/** Takes 11 digits; answers 20-12345678-6, other texts unchanged. */
export function formatCuil(value: string): string {
  const parts = /^(\d{2})(\d{8})(\d)$/.exec(cuilDigits(value))
  return parts ? `${parts[1]}-${parts[2]}-${parts[3]}` : value
}
