import { type RawBuilder, sql } from 'kysely'
import type { Places } from './batch-queries.ts'
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

/**
 * Staged rows `r` of a batch that meet a condition, with what is kept of each. They are read before anything joins them (`offset 0`):
 * nobody knows yet how many there are, and a plan might go through the sheet's table for each.
 */
export const staged = (sheet: Sheet, batch: string, condition: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(
    select r.*, s.n as "staged n", s.before as "staged before", s.action as "staged action"
    from sheet_rows s cross join lateral ${populated(sheet, sql`s.row`)}
    where s.batch_id = ${batch} and ${condition} offset 0
  ) r`

/** Where a row lies, as SQL over its cells: its own country or brand, or that of the row it belongs to; null where it has none. */
export function placeOf(
  sheet: Sheet,
  what: 'country' | 'brand',
  cell: (column: string) => RawBuilder<unknown>,
): RawBuilder<unknown> | null {
  const { [what]: own, parent } = sheet
  if (own) return cell(tableColumn(sheet, own))
  if (!parent) return null
  const id = cell(tableColumn(sheet, parent.column))
  return sql`(select ${sql.ref(`p.${what}`)} from ${sql.table(parent.table)} p where p.id::text = (${id})::text)`
}

/** What a row's cells must meet to lie within some countries and brands. */
export function isIn(
  sheet: Sheet,
  { markets, brands }: Places,
  cell: (column: string) => RawBuilder<unknown>,
): RawBuilder<unknown>[] {
  const country = markets === 'all' ? null : placeOf(sheet, 'country', cell)
  const brand = brands ? placeOf(sheet, 'brand', cell) : null
  return [
    ...(country ? [sql`${country} = any(${markets}::text[])`] : []),
    ...(brand ? [sql`${brand} = any(${brands}::text[])`] : []),
  ]
}

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
