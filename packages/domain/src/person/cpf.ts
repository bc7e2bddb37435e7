import { isOneCharacterRepeated, modulo11Digit } from './check-digit.ts'
import { checkFilled, type Presence, type Refusal, refuse } from '../refusal.ts'

const SHAPE = /^(?:\d{11}|\d{3}\.\d{3}\.\d{3}-\d{2})$/

/** Takes any text; returns its digits. Keep a CPF as text: leading zeros are common. */
export function cpfDigits(value: string): string {
  return value.replace(/\D/g, '')
}

/** Takes the first nine digits; returns the two check digits (weights 10 to 2, then 11 to 2; Receita Federal). */
export function cpfCheckDigits(body: string): string {
  const first = modulo11Digit(body, [10, 9, 8, 7, 6, 5, 4, 3, 2])
  return `${first}${modulo11Digit(`${body}${first}`, [11, 10, 9, 8, 7, 6, 5, 4, 3, 2])}`
}

/**
 * Takes a text of 11 digits or 14 masked characters; returns whether it is a CPF that can have been issued (spec
 * platform §5).
 */
export function isCpf(value: string): boolean {
  if (!SHAPE.test(value)) return false
  const digits = cpfDigits(value)
  return !isOneCharacterRepeated(digits) && cpfCheckDigits(digits) === digits.slice(9)
}

/** Takes a CPF, masked or not; refuses a wrong shape, one digit repeated and wrong check digits (spec platform §5). */
export function cpfRefusal(value: string, presence: Presence = 'required'): Refusal | null {
  return checkFilled(value, presence, (cpf) => (isCpf(cpf) ? null : refuse('validation.cpf.invalid')))
}

/** Takes a text; returns it as 000.000.000-00 when it has 11 digits, else unchanged (spec platform §5). */
export function formatCpf(value: string): string {
  const parts = /^(\d{3})(\d{3})(\d{3})(\d{2})$/.exec(cpfDigits(value))
  return parts ? `${parts[1]}.${parts[2]}.${parts[3]}-${parts[4]}` : value
}

/**
 * Takes a CPF; returns ***.456.789-** for lists and logs, or only asterisks when it has not 11 digits (LGPD: personal
 * data).
 */
export function hideCpf(value: string): string {
  const digits = cpfDigits(value)
  return digits.length === 11 ? `***.${digits.slice(3, 6)}.${digits.slice(6, 9)}-**` : '***'
}
