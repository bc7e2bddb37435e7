import { parsePrice } from '@volante/domain/money/price'
import type { FieldShape } from './shape.server.ts'

/** Takes what a call holds in a field; returns it as its control shows it. */
export function typedOf(
  { kind, isMany }: Pick<FieldShape, 'kind' | 'isMany'>,
  value: unknown,
): string | boolean | readonly string[] {
  if (kind === 'flag') return value === true
  if (isMany && kind !== 'list') return [value ?? []].flat().map(String)
  if (value === null || value === undefined) return ''
  if (kind === 'money' && typeof value === 'number') return (value / 100).toFixed(2).replace('.', ',')
  if (Array.isArray(value)) return value.map(String).join('\n')
  return String(value)
}

/** Takes what was typed in a field; returns what a call is sent, undefined for nothing; what is no number as it is typed, for the call to refuse. */
export function sentOf(
  { kind, isMany, isNullable }: Pick<FieldShape, 'kind' | 'isMany' | 'isNullable'>,
  typed: unknown,
  currency: string,
): unknown {
  if (kind === 'flag') return typed === true
  // The order in which boxes stand says nothing.
  if (isMany && kind !== 'list') return [typed ?? []].flat().map(String).toSorted()
  const text = String(typed ?? '').trim()
  if (kind === 'list') return text.split(/[\n,;]+/).flatMap((one) => (one.trim() === '' ? [] : [one.trim()]))
  if (text === '') return isNullable ? null : undefined
  if (kind === 'number') return numberOf(text.replace(',', '.')) ?? text
  if (kind === 'money') return parsePrice(text, currency === 'ARS' ? 'ARS' : 'BRL') ?? text
  return text
}

const numberOf = (text: string): number | null => (Number.isNaN(Number(text)) ? null : Number(text))

/** Takes a form's fields; returns whether two values of one are sent as the same. */
export const sameIn =
  (fields: readonly FieldShape[], currency: string) =>
  (name: string, one: unknown, other: unknown): boolean => {
    const field = fields.find((known) => known.name === name)
    if (!field) return true
    return JSON.stringify(sentOf(field, one, currency)) === JSON.stringify(sentOf(field, other, currency))
  }

/** Takes a form's fields and what was typed; returns the call's body, blanks left out. */
export const bodyOf = (
  fields: readonly FieldShape[],
  typed: Readonly<Record<string, unknown>>,
  currency: string,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = sentOf(field, typed[field.name], currency)
      return value === undefined ? [] : [[field.name, value]]
    }),
  )

/** Takes a form's fields and a record, null for a new one; returns what the form shows of it. */
export const formValuesOf = (fields: readonly FieldShape[], row: Readonly<Record<string, unknown>> | null) =>
  Object.fromEntries(
    // What is ticked is a boolean, anything else a string: the form's own type tells them apart by its literal fields only.
    fields.map((field) => [field.name, typedOf(field, row ? row[field.name] : field.initial) as string]),
  )
