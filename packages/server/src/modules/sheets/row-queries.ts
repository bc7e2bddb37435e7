import { MOST_COUNTED } from '@volante/domain/limits'
import type { Column, Json } from '@volante/domain/sheets/column'
import { readCell } from '@volante/domain/sheets/read-cell'
import { LANGUAGES, type Language } from '@volante/domain/vocabulary'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { type Sheet, tableColumn } from '../../platform/sheets/sheet.ts'
import { containing } from '../../platform/words/like.ts'
import { orderOf, type Sort } from './find/found-by.ts'
import { isIn, keyColumns, keyJson, rowJson, sameKey } from './row-sql.ts'
import type { TableRow } from './tables.ts'
import type { Places } from './batch-queries.ts'

export interface RowFilter extends Places {
  readonly text?: string | undefined
  readonly country?: string | undefined
  /** What columns hold, by column. */
  readonly only?: readonly (readonly [string, Json])[]
}

export interface FoundRow {
  /** Where it stands in an order that is not that of the keys. */
  readonly place: string | null
  readonly key: readonly Json[]
  readonly row: TableRow
}

/** Where the rows `t` of a sheet stand that a filter leaves. */
export const found = (sheet: Sheet, filter: RowFilter): RawBuilder<unknown> =>
  sql`${sql.table(sheet.table)} t where ${sql.join([...conditions(sheet, filter), sql`true`], sql` and `)}`

/** What rows `t` of a sheet must meet. */
export function conditions(sheet: Sheet, { text, country, only = [], ...within }: RowFilter): RawBuilder<unknown>[] {
  const place = sheet.country ? sql.ref(`t.${tableColumn(sheet, sheet.country)}`) : null
  return [
    ...isIn(sheet, within, ofTable),
    ...(place && country ? [sql`${place} = ${country}`] : []),
    ...(text ? [holding(sheet, text)] : []),
    ...only.map(([name, value]) => isHeld(sheet, name, value)),
  ]
}

const ofTable = (column: string) => sql.ref(`t.${column}`)

/** Words anywhere in what a list shows; of a large sheet whole codes. */
function holding(sheet: Sheet, text: string): RawBuilder<SqlBool> {
  const columnsOf = (names: Iterable<string>) => [...names].map((name) => sql.ref(`t.${tableColumn(sheet, name)}`))
  if (sheet.codes) {
    const codes = [text.trim(), text.trim().toUpperCase()]
    const named = columnsOf(sheet.codes).map((column) => sql`${column} = any(${codes})`)
    return sql`(${sql.join(named, sql` or `)})`
  }
  // An index over these words is written in the same way.
  const words = columnsOf(new Set([...sheet.key, ...sheet.shown])).map((column) => sql`coalesce(${column}::text, '')`)
  return sql`plain_text(${sql.join(words, sql` || ' ' || `)}) like plain_text(${containing(text)})`
}

/** The value in the column's own type, so that its index serves. */
const isHeld = (sheet: Sheet, name: string, value: Json): RawBuilder<SqlBool> => {
  const column = tableColumn(sheet, name)
  const given = sql`jsonb_populate_record(null::${sql.table(sheet.table)}, ${JSON.stringify({ [column]: value })}::jsonb)`
  return sql`${sql.ref(`t.${column}`)} = (select r.${sql.ref(column)} from ${given} r)`
}

/** A page of rows: those after a place where one is told, in an order of their own or in that of their keys. */
interface Turn {
  readonly after?: readonly Json[] | undefined
  readonly size: number
  readonly sort?: Sort | undefined
  readonly language?: Language | undefined
}

/** Rows in the order of their keys, or in one of their own and then of their keys; those after a place where one is told. */
export async function listRows(
  db: Db,
  sheet: Sheet,
  filter: RowFilter,
  { after, size, sort, language = LANGUAGES[0] }: Turn,
): Promise<FoundRow[]> {
  const columns = keyColumns(sheet)
  // The key's own first column needs no other order, only a direction.
  const by = sort && sort.column !== sheet.key[0] ? orderOf(sheet, sort.column, language) : null
  // A part of a key that may be blank comes as the least.
  const keyOf = (alias: 't' | 'r') =>
    columns.map((name) => {
      const column = sql.ref(`${alias}.${name}`)
      return isNullable(sheet, name) ? sql`coalesce(${column}, 0)` : column
    })
  const places = [...(by ? [by.place] : []), ...keyOf('t')]
  const [turn, sign] = sort?.isDown ? [sql.raw(' desc'), sql.raw('<')] : [sql.raw(''), sql.raw('>')]
  const key = by ? after?.slice(1) : after
  const last = by ? [sql`${String(after?.[0] ?? '')}::${sql.raw(by.type)}`] : []
  const beyond = key
    ? sql`and (${sql.join(places)}) ${sign} (select ${sql.join([...last, ...keyOf('r')])}
        from jsonb_populate_record(null::${sql.table(sheet.table)}, ${JSON.stringify(Object.fromEntries(columns.map((name, at) => [name, key[at] ?? null])))}::jsonb) r)`
    : sql``
  const { rows } = await sql<FoundRow>`
    select ${keyJson(sheet, 't')} as key, ${rowJson(sheet, 't')} as row, ${by ? sql`(${by.place})::text` : sql`null`} as place
    from ${found(sheet, filter)} ${beyond} order by ${sql.join(places.map((place) => sql`${place}${turn}`))} limit ${size}
  `.execute(db)
  return rows
}

const isNullable = (sheet: Sheet, column: string): boolean =>
  Object.entries(sheet.columns).some(
    ([name, { isOptional }]) => isOptional === true && tableColumn(sheet, name) === column,
  )

/** How many rows each of the sheets has within reach, exact up to 10,000, by one statement. */
export async function countEach(db: Db, sheets: readonly Sheet[], filter: RowFilter): Promise<readonly number[]> {
  if (sheets.length === 0) return []
  const counts = sheets.map(
    (sheet) => sql`(select count(*) from (select from ${found(sheet, filter)} limit ${MOST_COUNTED}) as counted)`,
  )
  const { rows } = await sql<{ counts: number[] }>`select array[${sql.join(counts)}]::int[] as counts`.execute(db)
  return rows[0]?.counts ?? []
}

/** The rows of a sheet that a filter leaves, to be counted. */
export const rowsFound = (sheet: Sheet, filter: RowFilter) => sql`(select 1 from ${found(sheet, filter)})`

/** Whether a column can hold what a key says, which anybody may have written. */
const holds = (column: Column | undefined, part: Json | undefined): boolean =>
  column !== undefined && (part === null || typeof part !== 'object') && 'value' in readCell(column, [part])

interface KeptRow {
  readonly row: TableRow
  readonly isLocked: boolean
}

/** The row of a key within reach, and whether something holds it as it is. */
export const findRow = async (
  db: Db,
  sheet: Sheet,
  key: readonly Json[],
  within: Places,
): Promise<KeptRow | undefined> => (await findRows(db, sheet, [key], within))[0]

/** The rows of some keys within reach, in the order of their keys, by one statement; a key of none, or that no column can hold, is left out. */
export async function findRows(
  db: Db,
  sheet: Sheet,
  keys: readonly (readonly Json[])[],
  within: Places,
): Promise<readonly KeptRow[]> {
  const columns = keyColumns(sheet)
  const isKey = (key: readonly Json[]) =>
    key.length === columns.length && sheet.key.every((name, at) => holds(sheet.columns[name], key[at]))
  const wanted = keys
    .filter(isKey)
    .map((key) => JSON.stringify(Object.fromEntries(columns.map((name, at) => [name, key[at] ?? null]))))
  if (wanted.length === 0) return []
  const place = sql.join([sql`true`, ...isIn(sheet, within, ofTable)], sql` and `)
  const { rows } = await sql<KeptRow>`
    select ${rowJson(sheet, 't')} as row, ${sheet.locked ? sql.raw(sheet.locked) : sql`false`} as "isLocked"
    from jsonb_populate_recordset(null::${sql.table(sheet.table)}, ${`[${[...new Set(wanted)].join()}]`}::jsonb) r
    join ${sql.table(sheet.table)} t on ${sameKey(sheet)} where ${place}
    order by ${sql.join(columns.map((name) => sql.ref(`t.${name}`)))}
  `.execute(db)
  return rows
}

/** What changed in a row, newest first. */
export const changesOf = (db: Db, sheet: Sheet, key: readonly Json[]) =>
  db
    .selectFrom('sheet_changes as c')
    .innerJoin('sheet_batches as b', 'b.id', 'c.batch_id')
    .leftJoin('accounts as a', 'a.id', 'c.actor_id')
    .select(['c.id', 'c.at', 'c.before', 'c.after', 'c.batch_id', 'b.source', 'a.name'])
    .where('c.sheet', '=', sheet.name)
    .where(sql<SqlBool>`c.key = ${JSON.stringify(key)}::jsonb`)
    .orderBy('c.id', 'desc')
    .limit(50)
    .execute()

/** When each sheet last changed. */
export async function lastChanges(db: Db): Promise<ReadonlyMap<string, Date>> {
  const rows = await db
    .selectFrom('sheet_batches')
    .select(['sheet', (eb) => eb.fn.max('applied_at').as('at')])
    .where('state', 'in', ['APPLIED', 'UNDONE'])
    .groupBy('sheet')
    .execute()
  return new Map(rows.flatMap(({ sheet, at }) => (at ? [[sheet, at]] : [])))
}
