import type { Cell, Column, Columns, Json } from '@volante/domain/sheets/column'
import { headingsOf } from '@volante/domain/sheets/column'
import { writeCell } from '@volante/domain/sheets/write-cell'
import writeXlsxFile from 'write-excel-file/node'

/** A cell as a spreadsheet keeps it, and how it shows it. */
interface Shown {
  readonly value: Cell
  readonly format?: string
}

/** Takes headings and rows by column; returns a workbook whose numbers, amounts, percents and days are what they are to a spreadsheet. */
export async function xlsxOf(
  columns: Columns,
  headings: readonly string[],
  rows: readonly Readonly<Record<string, Json>>[],
  columnOf: (name: string) => string,
): Promise<Buffer> {
  const lines = rows.map((row) =>
    Object.entries(columns).flatMap(([name, column]) => xlsxCells(name, column, row[columnOf(name)] ?? null)),
  )
  const head = headings.map((value) => ({ value, fontWeight: 'bold' as const }))
  return writeXlsxFile([head, ...lines.map((line) => line.map(cellOf))], { stickyRowsCount: 1 }).toBuffer()
}

function xlsxCells(name: string, column: Column, value: Json): Shown[] {
  const { kind } = column
  if (value === null && headingsOf(name, column).length === 1) return [{ value }]
  if (kind === 'number' || kind === 'places') return [{ value: Number(value) }]
  if (kind === 'money') return [{ value: Number(value) / 100, format: '#,##0.00' }]
  if (kind === 'percent') return [{ value: Number(value) / 10_000, format: '0.00%' }]
  if (kind === 'day') return [{ value: new Date(`${String(value)}T00:00:00Z`), format: 'yyyy-mm-dd' }]
  return headingsOf(name, column).map((_, at) => ({ value: writeCell(column, value)[at] ?? '' }))
}

const cellOf = ({ value, format }: Shown) =>
  value === null || value === '' ? null : { value, ...(format && { format }) }
