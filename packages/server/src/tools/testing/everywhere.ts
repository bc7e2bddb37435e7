import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestServer } from './test-server.ts'

/** One place where something that names a person was found. */
export interface Place {
  readonly table: string
  readonly column: string
  readonly mark: string
}

/** Searches every column of every table, bytes included, whatever its schema; a partition counts as its table. */
export async function placesOf({ platform }: TestServer, marks: readonly string[]): Promise<Place[]> {
  const { pool } = platform.connection
  const { rows: columns } = await pool.query<{
    schema: string
    part: string
    table: string
    column: string
    type: string
  }>(`
    select n.nspname as schema, c.relname as part, coalesce(p.relname, c.relname) as "table",
      a.attname as "column", format_type(a.atttypid, null) as type
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_inherits i on i.inhrelid = c.oid
    left join pg_class p on p.oid = i.inhparent
    where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema')`)
  const found = new Map<string, Place>()
  for (const { schema, part, table, column, type } of columns) {
    const text = type === 'bytea' ? `encode(part."${column}", 'escape')` : `part."${column}"::text`
    const { rows } = await pool.query<{ mark: string }>(
      `select distinct sought.mark from "${schema}"."${part}" as part, unnest($1::text[]) as sought(mark)
       where position(lower(sought.mark) in lower(${text})) > 0`,
      [marks],
    )
    for (const { mark } of rows) found.set(`${table} ${column} ${mark}`, { table, column, mark })
  }
  return [...found.values()]
}

/** Keys of the stored files. */
export const fileKeys = (data: string): string[] =>
  readdirSync(join(data, 'files'), { recursive: true, withFileTypes: true }).flatMap((one) =>
    one.isFile() ? one.name : [],
  )

/** Stored files in whose bytes a mark stands. */
export const filesNaming = (data: string, marks: readonly string[]): string[] =>
  fileKeys(data).filter((key) => {
    const bytes = readFileSync(join(data, 'files', key.slice(0, 2), key), 'latin1').toLowerCase()
    return marks.some((mark) => bytes.includes(Buffer.from(mark.toLowerCase()).toString('latin1')))
  })
