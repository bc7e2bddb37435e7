import { sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'

type Row = Readonly<Record<string, unknown>>

const CHUNK = 5_000

/** Columns of a bulk load: those that tell rows apart, and those renewed each time. */
interface BulkTable {
  readonly name: string
  readonly key: readonly string[]
  readonly renewed: readonly string[]
}

/** Writes rows of what is no sheet by the thousand; rows already there are renewed. */
export async function upsertRows(trx: Transaction<Database>, table: BulkTable, rows: readonly Row[]): Promise<void> {
  const { name, key, renewed } = table
  const columns = sql.join([...key, ...renewed].map((column) => sql.ref(column)))
  const sets = renewed.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`)
  for (let at = 0; at < rows.length; at += CHUNK) {
    const chunk = JSON.stringify(rows.slice(at, at + CHUNK))
    await sql`
      insert into ${sql.table(name)} (${columns})
      select ${columns} from json_populate_recordset(null::${sql.table(name)}, ${chunk}::json)
      on conflict (${sql.join(key.map((column) => sql.ref(column)))}) do update set ${sql.join(sets)}
    `.execute(trx)
  }
}

/** Empties a table that nothing refers to and fills it again. */
export async function replaceRows(trx: Transaction<Database>, table: BulkTable, rows: readonly Row[]): Promise<void> {
  await sql`delete from ${sql.table(table.name)}`.execute(trx)
  await upsertRows(trx, table, rows)
}
