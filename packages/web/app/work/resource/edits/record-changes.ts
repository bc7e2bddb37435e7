import type { AuditEntry } from '@volante/contract/audit'
import type { Choice } from '../../../ui/field/Select.tsx'
import { fieldsOf } from './record-form.ts'
import type { Row } from '../resource.ts'
import type { FieldShape, Shape } from '../shape.server.ts'

type Deed = Pick<AuditEntry, 'told'>
/** An entry keeps no more of a value, and personal data only masked. */
const LONGEST = 200
const isWhole = (value: string): boolean => value.length < LONGEST && !value.includes('***')

/** Every field that a record's forms name, once. */
const knownFields = ({ form, acts }: Pick<Shape, 'form' | 'acts'>): readonly FieldShape[] => {
  const all = [...fieldsOf({ form }), ...acts.flatMap(fieldsOf)]
  return all.filter(({ name }, at) => all.findIndex((one) => one.name === name) === at)
}

/** Takes what an entry of the audit log tells and a field; returns what was sent of it, undefined where nothing was. */
function sentIn({ told }: Deed, { name, kind, isMany }: FieldShape): unknown {
  const path = `body.${name}`
  const values = told.filter((one) => one.name === path || one.name.startsWith(`${path}.`)).map(({ value }) => value)
  if (values.length === 0) return undefined
  if (isMany) return values
  if (kind === 'flag') return values[0] === 'true'
  return (kind === 'number' || kind === 'money') && !Number.isNaN(Number(values[0])) ? Number(values[0]) : values[0]
}

/**
 * Takes a record's entries, newest first, and its fields; returns for each entry which fields it set, from what the entry before
 * told of them (undefined where none did). What stayed as it was is left out.
 */
export function changesOf(entries: readonly Deed[], shape: Pick<Shape, 'form' | 'acts'>) {
  const fields = knownFields(shape)
  return entries.map((entry, at) =>
    fields.flatMap((field) => {
      const after = sentIn(entry, field)
      const before = entries
        .slice(at + 1)
        .map((older) => sentIn(older, field))
        .find((value) => value !== undefined)
      return after === undefined || JSON.stringify(after) === JSON.stringify(before) ? [] : [{ field, before, after }]
    }),
  )
}

/** Takes the choices of fields and a record's entries; returns those that the entries tell of. */
export const toldChoices = (choices: Readonly<Record<string, readonly Choice[]>>, entries: readonly Deed[]) => {
  const told = new Set(entries.flatMap((entry) => entry.told.map(({ value }) => value)))
  return Object.fromEntries(
    Object.entries(choices).map(([name, all]) => [name, all.filter(({ value }) => told.has(value))]),
  )
}

/** Takes an entry and a record's form; returns the record's fields as that entry sent them, for the form to show; masked and shortened ones are left out. */
export const valuesThen = (entry: Deed, shape: Pick<Shape, 'form'>): Row =>
  Object.fromEntries(
    fieldsOf(shape).flatMap((field) => {
      const value = sentIn(entry, field)
      return value === undefined || [value].flat().some((one) => !isWhole(String(one))) ? [] : [[field.name, value]]
    }),
  )
