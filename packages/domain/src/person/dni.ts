import { checkFilled, type Presence, type Refusal, refuse } from '../refusal.ts'

const SHAPE = /^(?:[1-9]\d{6,7}|[1-9]\d?\.\d{3}\.\d{3})$/

/** Takes any text; returns its digits. */
export function dniDigits(value: string): string {
  return value.replace(/\D/g, '')
}

/** Takes an Argentine identity number; refuses what is not 7 or 8 digits, with or without the dots of thousands. */
export function dniRefusal(value: string, presence: Presence = 'required'): Refusal | null {
  return checkFilled(value, presence, (dni) => (SHAPE.test(dni) ? null : refuse('validation.dni.invalid')))
}

/** Takes 7 or 8 digits; returns 12.345.678, other texts unchanged. */
export function formatDni(value: string): string {
  const parts = /^(\d{1,2})(\d{3})(\d{3})$/.exec(dniDigits(value))
  return parts ? `${parts[1]}.${parts[2]}.${parts[3]}` : value
}
