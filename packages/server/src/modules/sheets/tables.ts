import type { BatchSource, BatchState, MappedBy } from '@volante/contract/sheets'
import type { CellProblem, Json } from '@volante/domain/sheets/column'
import type { Mapping, Placing } from '@volante/domain/sheets/mapping'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

export type TableRow = Readonly<Record<string, Json>>
export type RowAction = 'create' | 'change' | 'remove' | 'same'

/** What is wrong with a row, and in which column. */
export interface RowProblem {
  readonly column: string
  readonly code: CellProblem
}

/** A column of a file: its heading, and what its first rows hold while it is asked where it goes. */
export interface Head {
  readonly heading: string
  readonly samples: readonly string[]
}

/** Where a file's columns go, as far as that was said; who said it once the file is read. */
export interface ChosenMapping {
  readonly columns: Placing
  readonly match?: readonly string[]
  readonly by?: MappedBy
}

type Stored<T> = ColumnType<T, string | null, string | null>

export interface SheetTables {
  sheet_batches: {
    id: Generated<string>
    sheet: string
    source: BatchSource
    state: BatchState
    file_name: string | null
    content: Buffer | null
    problem: string | null
    markets: Generated<string[]>
    brands: Generated<string[]>
    to_create: Generated<number>
    to_change: Generated<number>
    to_remove: Generated<number>
    same: Generated<number>
    refused: Generated<number>
    skipped: Generated<number>
    made_by: string | null
    made_at: Date
    applied_by: string | null
    applied_at: Date | null
    undo_asked_by: string | null
    undone_by: string | null
    undone_at: Date | null
    heads: ColumnType<readonly Head[], string | undefined, string>
    signature: string | null
    mapping: ColumnType<ChosenMapping | null, string | null | undefined, string | null>
    to_return: Generated<number>
  }
  sheet_mappings: {
    sheet: string
    signature: string
    mapping: ColumnType<Mapping, string, string>
    made_by: string | null
    made_at: Date
  }
  sheet_rows: {
    batch_id: string
    n: number
    raw: Stored<Readonly<Record<string, string>>>
    row: Stored<TableRow | null>
    key: Stored<readonly Json[] | null>
    problems: Stored<readonly RowProblem[]>
    action: RowAction | null
    before: Stored<TableRow | null>
    /** When a row that would be new was removed. */
    removed_at: Date | null
    at: Date
  }
  sheet_changes: {
    id: GeneratedAlways<number>
    batch_id: string
    sheet: string
    key: Stored<readonly Json[]>
    before: Stored<TableRow | null>
    after: Stored<TableRow | null>
    at: Date
    actor_id: string | null
  }
}
