import type errors from '../../../texts/pt-BR/errors.json'

/** A text of texts/<lang>/errors.json. The import is type-only: no dictionary reaches a bundle through a rule. */
export type MessageKey = keyof typeof errors

/** Why a rule says no: the text's key and the values its placeholders need. A rule returns `null` when all is well. */
export type Refusal = { readonly key: MessageKey; readonly values?: Readonly<Record<string, string | number>> }

/**
 * What a rule does with a blank value. Every rule that reads text takes it as its last argument, 'required' by default:
 * 'required' refuses blanks, 'optional' accepts them. Blank means empty after trimming (spec platform §5: "an empty value
 * is accepted or rejected depending on a parameter").
 */
export type Presence = 'required' | 'optional'

/** Field -> why it is refused; fields that are well are absent. */
export type Refusals = Readonly<Record<string, Refusal>>

/** Takes what a rule returned for each field; returns those that are refused. */
export function refusing(results: Readonly<Record<string, Refusal | null>>): Refusals {
  return Object.fromEntries(Object.entries(results).filter((entry): entry is [string, Refusal] => entry[1] !== null))
}

/** Takes the path of a part and its refusals; returns them by the path of each field: `address.street`. */
export const underPath = (path: string, refusals: Refusals): Refusals =>
  Object.fromEntries(Object.entries(refusals).map(([field, refusal]) => [`${path}.${field}`, refusal]))

/** Takes a message key and its values; returns the refusal that carries them. */
export function refuse(key: MessageKey, values?: Refusal['values']): Refusal {
  return values ? { key, values } : { key }
}

/**
 * Takes a typed value and its presence; returns the refusal of a blank (`blank`), or what `check` returns for the trimmed
 * text.
 */
export function checkFilled(
  value: string,
  presence: Presence,
  check: (trimmed: string) => Refusal | null,
  blank: MessageKey = 'validation.required',
): Refusal | null {
  const trimmed = value.trim()
  if (trimmed !== '') return check(trimmed)
  return presence === 'optional' ? null : refuse(blank)
}
