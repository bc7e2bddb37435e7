import type { Cell, Column, Columns, Json } from '@volante/domain/sheets/column'
import { headingsOf } from '@volante/domain/sheets/column'
import { writeCell } from '@volante/domain/sheets/write-cell'
import writeXlsxFile from 'write-excel-file/node'

/** Takes headings and rows by column; returns a workbook whose amounts are numbers and whose days are days. */
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
  return writeXlsxFile([head, ...lines.map((line) => line.map(styled))], { stickyRowsCount: 1 }).toBuffer()
}

function xlsxCells(name: string, column: Column, value: Json): Cell[] {
  if (value !== null && (column.kind === 'number' || column.kind === 'places')) return [Number(value)]
  if (value !== null && (column.kind === 'money' || column.kind === 'percent')) return [Number(value) / 100]
  if (value !== null && column.kind === 'day') return [new Date(`${String(value)}T00:00:00Z`)]
  return headingsOf(name, column).map((_, at) => writeCell(column, value)[at] ?? '')
}

const styled = (cell: Cell) =>
  cell === null || cell === '' ? null : { value: cell, ...(cell instanceof Date ? { format: 'yyyy-mm-dd' } : {}) }
