import { describeFields } from '../../../forms/describe-fields.ts'
import type { Control, FieldSpec, FormSpec } from '../../../forms/field-spec.ts'
import type { TextId } from '../../../texts/ids.ts'
import { type CellControl, cellOf, type CellPlace, type Typed, typedOf } from '../cells/cell-text.ts'
import type { RowField } from './fields-of.ts'

const CONTROLS: Readonly<Record<CellControl, Control>> = {
  text: 'text',
  area: 'area',
  money: 'text',
  number: 'text',
  day: 'text',
  moment: 'text',
  box: 'box',
  select: 'select',
  boxes: 'boxes',
  combo: 'combo',
  tags: 'tags',
  hours: 'area',
  values: 'area',
}

/** Takes a row's fields and the columns of its sheet; returns its form, which the call itself checks. */
export function rowForm(fields: readonly RowField[]): FormSpec {
  const specs = Object.fromEntries(fields.map((field) => [field.name, specOf(field)]))
  const paths = Object.fromEntries(fields.map(({ heading, name }) => [`cells.${heading}`, name]))
  return describeFields(specs, { paths }).form({
    kind: 'row',
    fields: fields.map(({ name }) => name),
    rules: (values) =>
      Object.fromEntries(
        fields
          .filter(({ column, control, name }) => !column.isOptional && control !== 'box' && isBlank(values[name]))
          .map(({ name }) => [name, { key: 'validation.required' as const }]),
      ),
  }) as FormSpec
}

const isBlank = (typed: unknown): boolean => [typed].flat().join('').trim() === ''

function specOf({ column: { name }, control }: RowField): FieldSpec {
  return {
    label: `sheets.column.${name}` as TextId,
    control: CONTROLS[control],
    ...(control === 'day' ? { type: 'date' as const } : {}),
    ...(control === 'moment' ? { type: 'datetime-local' as const } : {}),
    ...(control === 'money' ? { mask: 'money' as const } : {}),
    ...(control === 'money' || control === 'number' ? { inputMode: 'decimal' as const } : {}),
  }
}

/** What of a row its form shows, and how its codes are called. */
export interface RowPlace {
  readonly timeZone: string
  /** Words by column and code. */
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>
}

const placeOf = ({ timeZone, names }: RowPlace, { column }: RowField): CellPlace => ({
  timeZone,
  names: names[column.name] ?? {},
})

/** Takes the fields and a row's cells, none of a new one; returns what the form shows. */
export const typedRow = (
  fields: readonly RowField[],
  cells: Readonly<Record<string, string>> | null,
  at: RowPlace,
): Record<string, Typed> =>
  Object.fromEntries(
    fields.map((field) => {
      const cell = cells ? (cells[field.heading] ?? '') : field.column.initial
      return [field.name, typedOf(field, cell, placeOf(at, field))]
    }),
  )

/** Takes the fields; returns whether two values of one are the same cell. */
export const sameCells =
  (fields: readonly RowField[], at: RowPlace) =>
  (name: string, one: unknown, other: unknown): boolean => {
    const field = fields.find((known) => known.name === name)
    return !field || cellOf(field, one, placeOf(at, field)) === cellOf(field, other, placeOf(at, field))
  }

/** Takes the fields, what was typed and, of a row that is there, its cells; returns the row's cells by heading. What shows as it did stays as it was. */
export function postedCells(
  fields: readonly RowField[],
  typed: Readonly<Record<string, unknown>>,
  current: Readonly<Record<string, string>> | null,
  at: RowPlace,
): Record<string, string> {
  const shown = current ? typedRow(fields, current, at) : {}
  const isSame = sameCells(fields, at)
  const filled = fields.map((field) => {
    const value = typed[field.name]
    const stays = current && isSame(field.name, value, shown[field.name])
    return [field.heading, stays ? (current[field.heading] ?? '') : cellOf(field, value, placeOf(at, field))]
  })
  return { ...current, ...Object.fromEntries(filled) }
}
