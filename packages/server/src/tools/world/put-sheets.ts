import { blankOf } from '@volante/domain/sheets/read-cell'
import type { Json } from '@volante/domain/sheets/column'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { type Sheet, tableColumn } from '../../platform/sheets/sheet.ts'
import { putRows } from '../../modules/sheets/write-queries.ts'

/** What a file of the world says of one thing. */
export type Row = Readonly<Record<string, Json>>

/** Rows by the name of their sheet, in the order of their references. */
export type SheetRows = Readonly<Record<string, readonly Row[]>>

/** Rows under the names that their sheet gives the columns; what it has no column for is left out when they are written. */
export const renamed = (rows: readonly Row[], names: Readonly<Record<string, string>>): Row[] =>
  rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [names[name] ?? name, value])))

/** Each with its place among the others. */
export const placed = (rows: readonly Row[]): Row[] => rows.map((row, at) => ({ ...row, position: at + 1 }))

/** Writes rows through the declarations of their sheets, and what follows from them. */
export async function putSheets(db: Db, sheets: readonly Sheet[], rows: SheetRows): Promise<void> {
  for (const [name, given] of Object.entries(rows)) {
    const sheet = sheetOf(sheets, name)
    const columns = Object.entries(sheet.columns)
    const asKept = (row: Row) =>
      Object.fromEntries(columns.map(([column, spec]) => [tableColumn(sheet, column), row[column] ?? blankOf(spec)]))
    await putRows(db, sheet, given.map(asKept))
  }
  const follows = new Set(Object.keys(rows).map((name) => sheetOf(sheets, name).follow))
  for (const follow of follows) await follow?.(db)
}

/** Empties the tables of sheets, those first that name others. */
export async function emptySheets(db: Db, sheets: readonly Sheet[], names: readonly string[]): Promise<void> {
  for (const name of names.toReversed()) await sql`delete from ${sql.table(sheetOf(sheets, name).table)}`.execute(db)
}

function sheetOf(sheets: readonly Sheet[], name: string): Sheet {
  const sheet = sheets.find((one) => one.name === name)
  if (!sheet) throw new Error(`No sheet ${name}`)
  return sheet
}
