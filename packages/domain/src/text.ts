import { checkFilled, type Presence, type Refusal, refuse } from './refusal.ts'

/**
 * Takes any answer, text or choice; refuses blanks, null and undefined (spec platform §5, required fields and
 * selections).
 */
export function requiredRefusal(value: string | number | null | undefined): Refusal | null {
  return String(value ?? '').trim() === '' ? refuse('validation.required') : null
}

/** Takes a free text; refuses a leading space and the characters & $ < > % (spec platform §5). */
export function textRefusal(value: string, presence: Presence = 'required'): Refusal | null {
  return checkFilled(value, presence, () => {
    if (/^\s/.test(value)) return refuse('validation.text.leadingSpace')
    return /[&$<>%]/.test(value) ? refuse('validation.text.restricted') : null
  })
}

/** Takes a text; refuses anything but letters and the spaces between them (spec platform §5). */
export function lettersOnlyRefusal(value: string, presence: Presence = 'required'): Refusal | null {
  return checkFilled(value, presence, (text) =>
    /^[\p{L}\p{M} ]+$/u.test(text) ? null : refuse('validation.lettersOnly'),
  )
}

/** Takes a text; refuses anything but the digits 0 to 9 (spec platform §5). */
export function digitsOnlyRefusal(value: string, presence: Presence = 'required'): Refusal | null {
  return checkFilled(value, presence, (text) => (/^\d+$/.test(text) ? null : refuse('validation.digitsOnly')))
}

/**
 * Takes a text; refuses what is neither blank nor a number with an optional sign and comma or dot decimals (spec
 * platform §5).
 */
export function numericRefusal(value: string, presence: Presence = 'optional'): Refusal | null {
  return checkFilled(value, presence, (text) =>
    /^-?\d+(?:[.,]\d+)?$/.test(text) ? null : refuse('validation.numeric'),
  )
}

/**
 * Takes a text and the least and most characters it may have, as people count them; refuses shorter and longer ones
 * (spec platform §5).
 */
export function lengthRefusal(value: string, limits: { min?: number; max?: number }): Refusal | null {
  const { min = 0, max = Number.POSITIVE_INFINITY } = limits
  const length = Array.from(value).length
  if (length < min) return refuse('validation.minLength', { min })
  return length > max ? refuse('validation.maxLength', { max }) : null
}

/**
 * Takes how many options are chosen and the least and most allowed; refuses too few and too many (spec platform §5).
 */
export function selectedCountRefusal(count: number, limits: { min?: number; max?: number }): Refusal | null {
  const { min = 0, max = Number.POSITIVE_INFINITY } = limits
  if (count < min) return refuse('validation.minSelected', { min })
  return count > max ? refuse('validation.maxSelected', { max }) : null
}

/**
 * Takes a text and the most characters of the answer, suffix included; answers the text, or its beginning with the
 * suffix (spec platform §9).
 */
export function truncate(value: string, max: number, suffix = '...'): string {
  // Code points, not UTF-16 units: an emoji is never cut in half.
  const characters = Array.from(value)
  if (characters.length <= max) return value
  return characters.slice(0, Math.max(0, max - suffix.length)).join('') + suffix.slice(0, max)
}
