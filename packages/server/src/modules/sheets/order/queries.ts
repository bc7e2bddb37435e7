import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { type Sheet, tableColumn } from '../../../platform/sheets/sheet.ts'
import { type FoundRow, found, type RowFilter } from '../row-queries.ts'
import { keyColumns, keyJson, rowJson } from '../row-sql.ts'

/** Two moves in one sheet are one after the other. */
export const lockOrder = (db: Db, { name }: Sheet) =>
  sql`select pg_advisory_xact_lock(hashtext(${`sheet order ${name}`}))`.execute(db)

/** Rows in the order of a column, those that hold the same in it by their keys. */
export async function rowsInOrder(
  db: Db,
  sheet: Sheet,
  by: string,
  { filter, size }: { readonly filter: RowFilter; readonly size: number },
): Promise<readonly Omit<FoundRow, 'place'>[]> {
  const columns = [tableColumn(sheet, by), ...keyColumns(sheet)].map((name) => sql.ref(`t.${name}`))
  const { rows } = await sql<Omit<FoundRow, 'place'>>`
    select ${keyJson(sheet, 't')} as key, ${rowJson(sheet, 't')} as row
    from ${found(sheet, filter)} order by ${sql.join(columns)} limit ${size}
  `.execute(db)
  return rows
}
