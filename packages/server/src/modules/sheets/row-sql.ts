import { type RawBuilder, sql } from 'kysely'
import { type Sheet, tableColumn } from '../../platform/sheets/sheet.ts'

/** A sheet's part in SQL: `t` is its table, `r` a staged row in the table's own types. */
export const columnNames = (sheet: Sheet): string[] =>
  Object.keys(sheet.columns).map((name) => tableColumn(sheet, name))

export const keyColumns = (sheet: Sheet): string[] => sheet.key.map((name) => tableColumn(sheet, name))

/** A row as JSON, by column; two rows are the same where these are equal. */
export const rowJson = (sheet: Sheet, alias: 't' | 'r'): RawBuilder<unknown> =>
  sql`jsonb_build_object(${sql.join(columnNames(sheet).flatMap((name) => [sql.lit(name), sql.ref(`${alias}.${name}`)]))})`

export const keyJson = (sheet: Sheet, alias: 't' | 'r'): RawBuilder<unknown> =>
  sql`jsonb_build_array(${sql.join(keyColumns(sheet).map((name) => sql.ref(`${alias}.${name}`)))})`

/** Staged rows in the table's own types. */
export const populated = (sheet: Sheet, row: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`jsonb_populate_record(null::${sql.table(sheet.table)}, ${row}) r`

/** Where both have the same key, or the same in the columns that are named; a part of a key may be blank. */
export const sameKey = (sheet: Sheet, names: readonly string[] = sheet.key): RawBuilder<unknown> =>
  sql.join(
    names.map((name) => {
      const column = tableColumn(sheet, name)
      const same = sheet.columns[name]?.isOptional ? sql`is not distinct from` : sql`=`
      return sql`${sql.ref(`t.${column}`)} ${same} ${sql.ref(`r.${column}`)}`
    }),
    sql` and `,
  )
