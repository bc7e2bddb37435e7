import { isOneOf } from './choice.ts'
import { checkFilled, type Presence, type Refusal, refuse } from './refusal.ts'

/**
 * Takes a choice and the known values; refuses none chosen, and as a malformed request a value the form cannot offer
 * (spec platform §5).
 */
export function choiceRefusal(
  value: string,
  known: readonly string[],
  presence: Presence = 'required',
): Refusal | null {
  return checkFilled(value, presence, (choice) => (isOneOf(known, choice) ? null : refuse('request.invalid')))
}
