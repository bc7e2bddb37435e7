import type { BatchSource, BatchState } from '@volante/contract/sheets'
import type { CellProblem, Json } from '@volante/domain/sheets/column'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

export type TableRow = Readonly<Record<string, Json>>
export type RowAction = 'create' | 'change' | 'remove' | 'same'

/** What is wrong with a row, and in which column. */
export interface RowProblem {
  readonly column: string
  readonly code: CellProblem
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
