import type errors from '../../../texts/pt-BR/errors.json'

/** A text of texts/<lang>/errors.json. The import is type-only: no dictionary reaches a bundle through a rule. */
export type MessageKey = keyof typeof errors

/** Why a rule says no: the text's key and the values its placeholders need. A rule answers `null` when all is well. */
export type Refusal = { readonly key: MessageKey; readonly values?: Readonly<Record<string, string | number>> }

/**
 * What a rule does with a blank answer. Every rule that reads text takes it as its last argument, 'required' unless told:
 * 'required' refuses blanks, 'optional' accepts them. Blank means empty after trimming (spec platform §5: "an empty value
 * is accepted or rejected depending on a parameter").
 */
export type Presence = 'required' | 'optional'

/** Takes a message key and its values; answers the refusal that carries them. */
export function refuse(key: MessageKey, values?: Refusal['values']): Refusal {
  return values ? { key, values } : { key }
}

/**
 * Takes an answer and its presence; answers the refusal of a blank (`blank`), or what `check` says of the trimmed
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
