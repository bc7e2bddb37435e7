import { randomUUID } from 'node:crypto'
import { allHeadings, type Cell, type Column, type Columns, headingsOf, type Json } from '@volante/domain/sheets/column'
import { plainHeading } from '@volante/domain/sheets/guess-columns'
import { isPlaced, type Placing } from '@volante/domain/sheets/mapping'
import { cellText, readCell } from '@volante/domain/sheets/read-cell'
import { type Sheet, tableColumn } from '../../platform/sheets/sheet.ts'
import type { Table } from './file/read-file.ts'
import { cellsOf } from './present.ts'
import type { RowProblem, TableRow } from './tables.ts'

/** A line of a file, read. */
export interface StagedRow {
  readonly n: number
  readonly raw: Readonly<Record<string, string>>
  readonly row: TableRow | null
  readonly problems: readonly RowProblem[]
  /** It is to go; what else it would do is found out. */
  readonly action?: 'remove'
}

/** Headings as they may be written: the column's own name, or its word in either language. */
export type Words = (heading: string) => readonly string[]

/** Takes a file's headings; returns where the sheet's are found among them, as far as they are written as one of its words. */
export function placeHeadings(columns: Columns, headings: readonly string[], words: Words): Placing {
  const written = new Map(headings.map((heading) => [plainHeading(heading), heading]))
  return Object.fromEntries(
    allHeadings(columns).flatMap((heading) => {
      const from = [heading, ...words(heading)].map((one) => written.get(plainHeading(one))).find(Boolean)
      return from ? [[heading, { from }]] : []
    }),
  )
}

/** Takes a sheet and its cells by heading; returns the row as its table keeps it, or what is wrong with it. */
export function readRow(
  sheet: Pick<Sheet, 'columns'>,
  cellOf: (heading: string) => Cell | undefined,
  names: readonly string[] = Object.keys(sheet.columns),
): { readonly row: TableRow | null; readonly problems: readonly RowProblem[] } {
  const row: Record<string, Json> = {}
  const problems: RowProblem[] = []
  for (const name of names) {
    const column = sheet.columns[name]
    if (!column) continue
    const reading = readCell(column, headingsOf(name, column).map(cellOf))
    if ('problem' in reading) problems.push({ column: name, code: reading.problem })
    else row[tableColumn(sheet, name)] = reading.value
  }
  return { row: problems.length > 0 ? null : row, problems }
}

/** Takes rows as they are to be, or that are to go; returns them staged, in their order. */
export const stagedRows = (sheet: Sheet, rows: readonly TableRow[], action?: 'remove'): StagedRow[] =>
  rows.map((row, at) => ({ n: at + 1, raw: cellsOf(sheet, row), row, problems: [], ...(action ? { action } : {}) }))

/** Every line of a table as a row of the sheet, with the columns that it has and those that the platform makes; the line of the headings is the first. */
export function stageTable(sheet: Sheet, { headings, rows }: Table, columns: Placing): StagedRow[] {
  const names = Object.keys(sheet.columns).filter((name) => isPlaced(sheet.columns, columns, name))
  const made = Object.entries(sheet.columns).filter(([name, { isMade }]) => isMade && !names.includes(name))
  const places = new Map(headings.map((heading, at) => [heading, at]))
  const taken = Object.entries(columns).flatMap(([heading, placed]) =>
    placed && 'from' in placed ? [[heading, places.get(placed.from) ?? -1] as const] : [],
  )
  const others = headings.flatMap((heading, at) =>
    heading === '' || taken.some(([, place]) => place === at) ? [] : [[otherHeading(heading), at] as const],
  )
  return rows.map((line, at) => {
    const cellOf = (heading: string): Cell | undefined => {
      const placed = columns[heading]
      if (!placed) return undefined
      return 'is' in placed ? placed.is : line[places.get(placed.from) ?? -1]
    }
    const raw = Object.fromEntries([...taken, ...others].map(([heading, place]) => [heading, asText(line[place])]))
    const { row, problems } = readRow(sheet, cellOf, names)
    const withMade = row && {
      ...row,
      ...Object.fromEntries(made.map(([name, one]) => [tableColumn(sheet, name), madeFor(one)])),
    }
    return { n: at + 2, raw, row: withMade, problems }
  })
}

/** Takes a staged line as it was sent and where its columns went; returns its cells as the file had them. */
export function cellsAsSent(
  raw: Readonly<Record<string, string>>,
  headings: readonly string[],
  columns: Placing,
): string[] {
  const ours = new Map(
    Object.entries(columns).flatMap(([heading, placed]) =>
      placed && 'from' in placed ? [[placed.from, heading]] : [],
    ),
  )
  return headings.map((heading) => raw[ours.get(heading) ?? otherHeading(heading)] ?? '')
}

/** What a column of a file that no heading takes is kept under: no heading of a sheet is written so. */
const otherHeading = (heading: string): string => `: ${heading}`

/** An id in the form that its column asks for: a UUID, or a short code. */
export function madeFor({ pattern }: Column): string {
  const id = randomUUID()
  return pattern?.test('A') === false && pattern.test(id) ? id : id.slice(24).toUpperCase()
}

export const asText = (cell: Cell | undefined): string => cellText(cell).slice(0, 40_000)
