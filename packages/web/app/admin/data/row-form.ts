import type { SheetColumn } from '@volante/contract/sheets'
import type { Control, FieldSpec, FormSpec } from '../../forms/field-spec.ts'
import { describeFields } from '../../forms/describe-fields.ts'
import type { TextId } from '../../texts/ids.ts'

/** A dot in a field's name would be a path to the form's library. */
export const fieldOf = (heading: string): string => heading.replace('.', '_')

const CONTROLS: Readonly<Partial<Record<string, Control>>> = {
  flag: 'select',
  choice: 'select',
  codes: 'area',
  groups: 'area',
  lists: 'area',
  hours: 'area',
  values: 'area',
}

/** Takes a sheet's columns; returns the form of one row, which the call itself checks. */
export function rowForm(columns: readonly SheetColumn[], isNew: boolean): FormSpec {
  const asked = columns.filter(({ isKey }) => isNew || !isKey)
  const fields = asked.flatMap((column) =>
    column.headings.map((heading) => [fieldOf(heading), specOf(column)] as const),
  )
  const paths = Object.fromEntries(
    columns.flatMap(({ headings }) => headings.map((heading) => [`cells.${heading}`, fieldOf(heading)])),
  )
  return describeFields(Object.fromEntries(fields), { paths }).form({
    kind: 'row',
    fields: fields.map(([name]) => name),
    rules: (values) =>
      Object.fromEntries(
        asked
          .filter(({ isOptional }) => !isOptional)
          .flatMap(({ headings }) => headings.map(fieldOf))
          .filter((name) => String(values[name] ?? '').trim() === '')
          .map((name) => [name, { key: 'validation.required' as const }]),
      ),
  }) as FormSpec
}

function specOf({ name, kind }: SheetColumn): FieldSpec {
  return {
    label: `sheets.column.${name}` as TextId,
    control: CONTROLS[kind] ?? 'text',
    ...(kind === 'day' ? { type: 'date' as const } : {}),
    ...(kind === 'number' || kind === 'money' || kind === 'places' ? { inputMode: 'decimal' as const } : {}),
    ...(hintOf(kind) ? { hint: hintOf(kind) as TextId } : {}),
  }
}

const HINTED = ['codes', 'groups', 'lists', 'hours', 'values', 'moment'] as const
const hintOf = (kind: string): TextId | undefined => {
  const found = HINTED.find((one) => one === kind)
  return found && `sheets.hint.${found}`
}

/** Takes the columns, what was posted and, of a row that is there, its cells; returns the row's cells by heading. */
export function postedCells(
  columns: readonly SheetColumn[],
  values: Readonly<Record<string, unknown>>,
  current: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    columns.flatMap(({ headings }) =>
      headings.map((heading) => [heading, String(values[fieldOf(heading)] ?? current[heading] ?? '')]),
    ),
  )
}
