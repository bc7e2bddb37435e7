import { CompiledQuery, sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { EVERYTHING } from '../../platform/process/changes.ts'

type Row = Readonly<Record<string, unknown>>

const CHUNK = 5_000

/** A process that runs while another loads a new world forgets all it keeps. */
export const TELL_EVERYBODY = CompiledQuery.raw("select pg_notify('volante_changed', $1)", [EVERYTHING])

/** Columns of a bulk load: those that tell rows apart, those renewed each time, those set only when the row is new. */
export interface BulkTable {
  readonly name: string
  readonly key: readonly string[]
  readonly renewed?: readonly string[]
  readonly kept?: readonly string[]
}

/** Writes rows by the thousand; rows already there are renewed, except for what people may have changed since. */
export async function upsertRows(trx: Transaction<Database>, table: BulkTable, rows: readonly Row[]): Promise<void> {
  const { name, key, renewed = [], kept = [] } = table
  const columns = sql.join([...key, ...renewed, ...kept].map((column) => sql.ref(column)))
  const sets = renewed.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`)
  const onConflict = sets.length > 0 ? sql`do update set ${sql.join(sets)}` : sql`do nothing`
  for (let at = 0; at < rows.length; at += CHUNK) {
    const chunk = JSON.stringify(rows.slice(at, at + CHUNK))
    await sql`
      insert into ${sql.table(name)} (${columns})
      select ${columns} from json_populate_recordset(null::${sql.table(name)}, ${chunk}::json)
      on conflict (${sql.join(key.map((column) => sql.ref(column)))}) ${onConflict}
    `.execute(trx)
  }
}

/** Empties a table that nothing refers to and fills it again. */
export async function replaceRows(trx: Transaction<Database>, table: BulkTable, rows: readonly Row[]): Promise<void> {
  await sql`delete from ${sql.table(table.name)}`.execute(trx)
  await upsertRows(trx, table, rows)
}
