import { checkFilled, type Presence, type Refusal, refuse } from './refusal.ts'

/** Takes a list of known values and any text; returns whether the text is one of them, narrowing its type. */
export function isOneOf<const Known extends string>(known: readonly Known[], value: string): value is Known {
  return known.some((one) => one === value)
}

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
