import { type MessageKey, type Refusal, type Refusals, refuse, refusing } from '../refusal.ts'

// A backslash is missing in one copy of the specification's list; forbidden it is. An underscore counts as special, a
// space does not.
const FORBIDDEN = /[<>+|/?*\\]/
const NEEDED: readonly (readonly [RegExp, MessageKey])[] = [
  [/\d/, 'validation.password.digit'],
  [/\p{Ll}/u, 'validation.password.lowercase'],
  [/\p{Lu}/u, 'validation.password.uppercase'],
  [/[^\p{L}\p{M}\p{N}\p{C}\s<>+|/?*\\]/u, 'validation.password.special'],
]

/**
 * Takes a password to be set; returns every rule it breaks: 8 to 16 characters, the four kinds, no forbidden one (spec
 * platform §5).
 */
export function newPasswordRefusals(password: string): readonly Refusal[] {
  const { length } = Array.from(password)
  return [
    ...(length < 8 || length > 16 ? [refuse('validation.password.newLength')] : []),
    ...NEEDED.filter(([kind]) => !kind.test(password)).map(([, key]) => refuse(key)),
    ...(FORBIDDEN.test(password) ? [refuse('validation.password.forbidden')] : []),
  ]
}

/** Takes a password to be set; returns the first rule it breaks. */
export const newPasswordRefusal = (password: string): Refusal | null => newPasswordRefusals(password)[0] ?? null

/** Takes a password to be set and its repetition; returns the first rule that each breaks (spec platform §5). */
export function newPasswordPairRefusals(pair: {
  readonly password: string
  readonly passwordConfirmation: string
}): Refusals {
  const { password, passwordConfirmation } = pair
  return refusing({
    password: newPasswordRefusal(password),
    passwordConfirmation:
      passwordConfirmation !== '' && password === passwordConfirmation
        ? null
        : refuse('validation.password.confirmation'),
  })
}

/** Takes a change of password; returns the first rule that each field breaks, the current one being only required (spec platform §5). */
export function passwordChangeRefusals(change: {
  readonly currentPassword: string
  readonly password: string
  readonly passwordConfirmation: string
}): Refusals {
  const current = change.currentPassword === '' ? refuse('validation.password.current') : null
  return { ...refusing({ currentPassword: current }), ...newPasswordPairRefusals(change) }
}
