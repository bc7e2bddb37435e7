import { checkFilled, type Presence, type Refusal, refuse } from './refusal.ts'

/**
 * Takes an identity card number; refuses anything but 1 to 50 digits (spec platform §5). The states' check letter X is
 * not asked for.
 */
export function rgRefusal(value: string, presence: Presence = 'required'): Refusal | null {
  return checkFilled(value, presence, (rg) => (/^\d{1,50}$/.test(rg) ? null : refuse('validation.rg.invalid')))
}
