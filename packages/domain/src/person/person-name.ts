import { checkFilled, type Presence, type Refusal, refuse } from '../refusal.ts'
import { leadingSpaceRefusal } from '../text.ts'

const NAME = /^\p{L}{2}[\p{L} ,.'’-]*$/u

// Some keyboards send accents as separate characters, which are not letters until composed.
const composed = (name: string): string => name.normalize('NFC')

/**
 * Takes a name as typed; refuses a leading space and what is not two letters followed by letters, spaces, commas, dots,
 * apostrophes and hyphens (spec platform §5).
 */
export function personNameRefusal(value: string, presence: Presence = 'required'): Refusal | null {
  return checkFilled(
    value,
    presence,
    (name) => leadingSpaceRefusal(value) ?? (NAME.test(composed(name)) ? null : refuse('validation.name.invalid')),
  )
}

/** Takes a full name; refuses an invalid name and one with fewer than two words (spec platform §5). */
export function fullNameRefusal(value: string, presence: Presence = 'required'): Refusal | null {
  const refusal = personNameRefusal(value, presence)
  if (refusal || value.trim() === '') return refusal
  const words = value.split(/\s+/).filter((word) => /\p{L}/u.test(word))
  return words.length < 2 ? refuse('validation.name.surname') : null
}

/** Takes a full name; returns its first word and the rest, both trimmed. */
export function splitFullName(value: string): { firstName: string; surname: string } {
  const [firstName = '', ...rest] = value.trim().split(/\s+/)
  return { firstName, surname: rest.join(' ') }
}

/** Takes a name as somebody typed it; returns its first word where that is a plain one, for a greeting in which no message of theirs fits. */
export function givenName(value: string): string | null {
  return /^(\p{L}[\p{L}'’-]{0,29})[.,]?$/u.exec(splitFullName(composed(value)).firstName)?.[1] ?? null
}

/** Takes a full name; returns what lists may show of somebody: "Maria Souza Lima" -> "Maria L." (LGPD art. 6, III). */
export function briefName(value: string): string {
  const { firstName, surname } = splitFullName(value)
  const last = surname.split(' ').at(-1)?.charAt(0)
  return last ? `${firstName} ${last}.` : firstName
}
