import { checkFilled, type Presence, type Refusal, refuse } from '../refusal.ts'

const LOCAL = /^[a-z0-9!#$%&'*+/=^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=^_`{|}~-]+)*$/i
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i
const TOP_LEVEL = /^[a-z]{2,63}$/i

/**
 * Takes a text; returns whether it is an ASCII e-mail address without question mark, at most 254 characters (spec
 * platform §5; RFC 5321 lengths).
 */
export function isEmail(value: string): boolean {
  const at = value.lastIndexOf('@')
  const local = value.slice(0, at)
  if (at < 1 || at > 64 || value.length > 254 || !LOCAL.test(local)) return false
  const labels = value.slice(at + 1).split('.')
  return labels.length > 1 && labels.every((label) => LABEL.test(label)) && TOP_LEVEL.test(labels.at(-1) ?? '')
}

/** Takes two addresses; returns whether they name one mailbox, whatever the case. */
export function isSameEmail(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}

/** Takes an e-mail address; refuses accents, question marks and malformed addresses (spec platform §5). */
export function emailRefusal(value: string, presence: Presence = 'required'): Refusal | null {
  return checkFilled(value, presence, (email) => (isEmail(email) ? null : refuse('validation.email.invalid')))
}

/** Takes an additional address and the holder's; refuses a malformed one and the holder's own (spec platform §5). */
export function additionalEmailRefusal(value: string, holder: string, presence: Presence = 'required'): Refusal | null {
  return checkFilled(value, presence, (email) => {
    if (!isEmail(email)) return refuse('validation.email.additional')
    return isSameEmail(email, holder) ? refuse('validation.email.sameAsHolder') : null
  })
}
