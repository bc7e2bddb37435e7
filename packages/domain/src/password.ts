import { type MessageKey, type Refusal, refuse } from './refusal.ts'

// A backslash is missing in one copy of the specification's list; forbidden it is. An underscore counts as special, a
// space does not.
const FORBIDDEN = /[<>+|/?*\\]/
const NEEDED: readonly (readonly [RegExp, MessageKey])[] = [
  [/\d/, 'validation.password.digit'],
  [/\p{Ll}/u, 'validation.password.lowercase'],
  [/\p{Lu}/u, 'validation.password.uppercase'],
  [/[^\p{L}\p{M}\p{N}\p{C}\s<>+|/?*\\]/u, 'validation.password.special'],
]

export type PasswordChange = { readonly current: string; readonly next: string; readonly confirmation: string }
export type PasswordChangeRefusals = { readonly [Field in keyof PasswordChange]?: Refusal }

/**
 * Takes a password; answers every rule it breaks: at least 8 characters, the four kinds, no forbidden one (spec
 * platform §5).
 */
export function passwordRefusals(password: string): readonly Refusal[] {
  return refusalsOf(password, Number.POSITIVE_INFINITY, 'validation.password.length')
}

/**
 * Takes a password to be set; answers every rule it breaks, as above but with 8 to 16 characters (spec platform §5).
 */
export function newPasswordRefusals(password: string): readonly Refusal[] {
  return refusalsOf(password, 16, 'validation.password.newLength')
}

/** Takes a password and its repetition; refuses a difference (spec platform §5). */
export function passwordConfirmationRefusal(password: string, confirmation: string): Refusal | null {
  return password === confirmation ? null : refuse('validation.password.confirmation')
}

/**
 * Takes the three fields of a change; answers the first refusal of each field that has one; the current one is only
 * required (spec platform §5).
 */
export function passwordChangeRefusals(change: PasswordChange): PasswordChangeRefusals {
  const next = newPasswordRefusals(change.next)[0]
  const confirmation = passwordConfirmationRefusal(change.next, change.confirmation)
  return {
    ...(change.current === '' && { current: refuse('validation.password.current') }),
    ...(next && { next }),
    ...(confirmation && { confirmation }),
  }
}

function refusalsOf(password: string, max: number, lengthKey: MessageKey): readonly Refusal[] {
  const length = Array.from(password).length
  return [
    ...(length < 8 || length > max ? [refuse(lengthKey)] : []),
    ...NEEDED.filter(([kind]) => !kind.test(password)).map(([, key]) => refuse(key)),
    ...(FORBIDDEN.test(password) ? [refuse('validation.password.forbidden')] : []),
  ]
}
