import type { Permission } from '@volante/domain/policy/permissions'
import type { Site } from '@volante/contract/site'
import type { Columns, Json } from '@volante/domain/sheets/column'
import type { Db } from '../db/database.ts'

/**
 * A table that people keep up with spreadsheets and one form: its columns as they are filled in. The same declaration carries its
 * list, record, template, import, export, history and undo.
 */
export interface Sheet {
  /** As its address names it; its words are `sheets.name.<name>` and `sheets.about.<name>`. */
  readonly name: string
  readonly table: string
  /** Each has a word, `sheets.column.<name>`. */
  readonly columns: Columns
  /** The columns that tell rows apart: the table has a unique index over them, in this order. */
  readonly key: readonly string[]
  /** Further columns that tell rows apart, each with a unique index: files may name rows by them. */
  readonly unique?: readonly (readonly string[])[]
  /** The column that says in words which row it is. */
  readonly title?: string
  /** A column of the table that says so better, where others name its rows. */
  readonly label?: string
  /** By what its list can be put in order: unless stated by whatever it shows, of a large sheet by its key alone. */
  readonly sorts?: readonly string[]
  /** By what its list can be narrowed: unless stated by choices and by what names other rows, of a large sheet by the latter among its codes. */
  readonly filters?: readonly string[]
  /** The whole number by which people put its rows in order, among those that hold the same in the columns of `within`. */
  readonly order?: { readonly by: string; readonly within: readonly string[] }
  /** What a list shows of a row beside its key. */
  readonly shown: readonly string[]
  /** Who keeps it: whoever has this right, unless stated that to all that is kept in sheets. */
  readonly may?: Permission
  /** The column that names a row's country: who reaches one country sees and changes its rows alone. */
  readonly country?: string
  /** The column that names a row's brand: who reaches some brands alone sees and changes their rows. */
  readonly brand?: string
  /** The column that names, by its id, the row of another table whose country and brand a row has. */
  readonly parent?: { readonly column: string; readonly table: string }
  /** The column that names a row's dealer by id: who reaches some dealers alone may feed their rows. */
  readonly dealer?: string
  /** It may hold many thousands of rows: searched by whole codes in these columns, each of which has an index. */
  readonly codes?: readonly string[]
  /** Money or conditions: who prepared a change does not put it in force. */
  readonly needsTwo?: true
  /** The columns that name a person: shortened in lists, never in an address, and nothing of the sheet is shown in lists of what changed. */
  readonly personal?: readonly string[]
  /** Columns of the table that a sheet does not hold, as a new row has them. */
  readonly fixed?: Readonly<Record<string, Json>>
  /** SQL over the row `t` that is there: such a row may not be changed or removed. */
  readonly locked?: string
  /** The same of a row that may be changed, not removed. */
  readonly stays?: string
  /** Cached things that speak of it. */
  readonly nouns: readonly string[]
  /** Completes a batch's staged rows, refuses some by what the sites say at a moment, and stages others, where rows beside one another depend on each other. */
  settle?(db: Db, batch: string, when: SettledWhen): Promise<unknown>
  /** Writes what follows from its rows, in the same transaction. */
  follow?(db: Db): Promise<unknown>
}

/** The sites as they are set, and the moment. */
export interface SettledWhen {
  readonly sites: readonly Site[]
  readonly at: Date
}

/** Takes a sheet; returns the right by which its rows are kept. */
export const rightOf = ({ may = 'data.manage' }: Pick<Sheet, 'may'>): Permission => may

/** A column's name in its table. */
export const tableColumn = ({ columns }: Pick<Sheet, 'columns'>, name: string): string =>
  columns[name]?.db ?? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
