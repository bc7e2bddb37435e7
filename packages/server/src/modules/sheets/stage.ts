import { allHeadings, type Cell, type Columns, headingsOf, type Json } from '@volante/domain/sheets/column'
import { readCell } from '@volante/domain/sheets/read-cell'
import { type Sheet, tableColumn } from '../../platform/sheets/sheet.ts'
import type { Table } from './read-file.ts'
import type { RowProblem, TableRow } from './tables.ts'

/** A line of a file, read. */
export interface StagedRow {
  readonly n: number
  readonly raw: Readonly<Record<string, string>>
  readonly row: TableRow | null
  readonly problems: readonly RowProblem[]
}

/** Headings as they may be written: the column's own name, or its word in either language. */
export type Words = (heading: string) => readonly string[]

/** Takes a table with headings; returns the sheet's heading of each of its columns, or those that it lacks. */
export function placeHeadings(
  columns: Columns,
  { headings }: Table,
  words: Words,
): { readonly places: ReadonlyMap<string, number> } | { readonly missing: readonly string[] } {
  const written = new Map(headings.map((heading, at) => [plain(heading), at]))
  const places = new Map<string, number>()
  for (const heading of allHeadings(columns)) {
    const at = [heading, ...words(heading)].map((one) => written.get(plain(one))).find((one) => one !== undefined)
    if (at !== undefined) places.set(heading, at)
  }
  const missing = Object.entries(columns)
    .filter(([, { isOptional, blank }]) => !isOptional && blank === undefined)
    .flatMap(([name, column]) => headingsOf(name, column))
    .filter((heading) => !places.has(heading))
  return missing.length > 0 ? { missing } : { places }
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()

/** Takes a sheet and its cells by heading; returns the row as its table keeps it, or what is wrong with it. */
export function readRow(
  sheet: Pick<Sheet, 'columns'>,
  cellOf: (heading: string) => Cell | undefined,
): { readonly row: TableRow | null; readonly problems: readonly RowProblem[] } {
  const row: Record<string, Json> = {}
  const problems: RowProblem[] = []
  for (const [name, column] of Object.entries(sheet.columns)) {
    const reading = readCell(column, headingsOf(name, column).map(cellOf))
    if ('problem' in reading) problems.push({ column: name, code: reading.problem })
    else row[tableColumn(sheet, name)] = reading.value
  }
  return { row: problems.length > 0 ? null : row, problems }
}

/** Every line of a table as a row of the sheet; the line of the headings is the first. */
export function stageTable(sheet: Sheet, table: Table, places: ReadonlyMap<string, number>): StagedRow[] {
  return table.rows.map((line, at) => {
    const cellOf = (heading: string): Cell | undefined => {
      const place = places.get(heading)
      return place === undefined ? undefined : line[place]
    }
    const raw = Object.fromEntries([...places].map(([heading, place]) => [heading, asText(line[place])]))
    return { n: at + 2, raw, ...readRow(sheet, cellOf) }
  })
}

const asText = (cell: Cell | undefined): string =>
  cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? '').slice(0, 40_000)
