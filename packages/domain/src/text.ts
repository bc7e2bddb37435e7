import { checkFilled, type Presence, type Refusal, refuse } from './refusal.ts'

/**
 * Takes any answer, text or choice; refuses blanks, null and undefined (spec platform §5, required fields and
 * selections).
 */
export function requiredRefusal(value: string | number | null | undefined): Refusal | null {
  return String(value ?? '').trim() === '' ? refuse('validation.required') : null
}

/** Takes a text as typed; refuses one that starts with a space (spec platform §5). */
export function leadingSpaceRefusal(value: string): Refusal | null {
  return /^\s/.test(value) ? refuse('validation.text.leadingSpace') : null
}

/** Takes a free text as typed; refuses a leading space and the characters & $ < > % (spec platform §5). */
export function textRefusal(value: string, presence: Presence = 'required'): Refusal | null {
  return checkFilled(
    value,
    presence,
    () => leadingSpaceRefusal(value) ?? (/[&$<>%]/.test(value) ? refuse('validation.text.restricted') : null),
  )
}

/**
 * Takes a company's name as typed; refuses a leading space and the characters $ < > %. The & that other texts may not
 * hold is part of names such as "Paz & Hijos S.A.".
 */
export function companyNameRefusal(value: string, presence: Presence = 'required'): Refusal | null {
  return textRefusal(value.replaceAll('&', '+'), presence)
}

/** Takes a text; refuses anything but the digits 0 to 9 (spec platform §5). */
export function digitsOnlyRefusal(value: string, presence: Presence = 'required'): Refusal | null {
  return checkFilled(value, presence, (text) => (/^\d+$/.test(text) ? null : refuse('validation.digitsOnly')))
}

/** Takes a text; refuses anything but a whole number above zero. */
export function countRefusal(value: string, presence: Presence = 'required'): Refusal | null {
  return checkFilled(value, presence, (text) => (/^0*[1-9]\d*$/.test(text) ? null : refuse('validation.digitsOnly')))
}
