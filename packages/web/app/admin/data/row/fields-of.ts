import type { SheetChoice, SheetColumn } from '@volante/contract/sheets'
import type { CellControl, CellField } from '../cells/cell-text.ts'

/** A heading of a sheet as its form asks for it. */
export interface RowField extends CellField {
  /** As it is posted: a dot in a field's name would be a path to the form's library. */
  readonly name: string
  readonly heading: string
  readonly column: SheetColumn
  /** What it can be, where that is known and little. */
  readonly options: readonly SheetChoice[] | null
}

/** By column, what it can name: all of it, or a first part of more. */
export type Found = Readonly<Record<string, { readonly items: readonly SheetChoice[]; readonly isAll: boolean }>>

const MOST_BOXES = 12
const BY_KIND: Readonly<Partial<Record<string, CellControl>>> = {
  flag: 'box',
  choice: 'select',
  day: 'day',
  moment: 'moment',
  money: 'money',
  percent: 'number',
  number: 'number',
  places: 'number',
  lists: 'area',
  groups: 'tags',
  hours: 'hours',
  values: 'values',
}

function controlOf(column: SheetColumn, options: readonly SheetChoice[] | null): CellControl {
  if (column.kind === 'codes') return options && options.length <= MOST_BOXES ? 'boxes' : 'tags'
  if (column.kind === 'words') return column.isLong ? 'area' : 'text'
  if (column.kind !== 'text') return BY_KIND[column.kind] ?? 'text'
  if (options) return 'select'
  return column.isChosen ? 'combo' : 'text'
}

/** Takes the columns of a sheet, what they can name, and what choices are called; returns the fields of a row's form. Keys are asked for of a new row alone, and never what the platform makes. */
export function fieldsOf(
  columns: readonly SheetColumn[],
  {
    found,
    isNew,
    choicesOf,
  }: { found: Found; isNew: boolean; choicesOf: (column: SheetColumn) => readonly SheetChoice[] },
): readonly RowField[] {
  return columns
    .filter(({ isKey, isMade }) => (isNew ? !isMade : !isKey))
    .flatMap((column) => {
      const known = found[column.name]
      const own = choicesOf(column)
      const options = own.length > 0 ? own : known?.isAll ? known.items : null
      const control = controlOf(column, options)
      return column.headings.map((heading) => ({
        name: heading.replace('.', '_'),
        heading,
        column,
        kind: column.kind,
        control,
        options,
      }))
    })
}
