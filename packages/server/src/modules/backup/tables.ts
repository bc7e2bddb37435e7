import type pg from 'pg'

/** A table as it is copied: its columns that are not made from others. */
export interface CopiedTable {
  readonly name: string
  readonly columns: readonly string[]
}

/** Not copied: what migrations write themselves, and counts that a crash may forget as well. */
const LEFT_OUT = ['migrations']

/** Every table of ours, those first that others refer to; a partitioned table is one. */
export async function tablesOf(client: pg.ClientBase): Promise<CopiedTable[]> {
  const { rows } = await client.query<CopiedTable & { refers: string[] }>(
    `select c.relname as name,
      array(
        select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum
      ) as columns,
      array(
        select f.confrelid::regclass::text from pg_constraint f
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid
      ) as refers
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relpersistence = 'p' and c.relname <> all($1)
    order by c.relname`,
    [LEFT_OUT],
  )
  const sorted: CopiedTable[] = []
  let left = rows
  while (left.length > 0) {
    const waiting = new Set(left.map(({ name }) => name))
    const ready = left.filter(({ refers }) => !refers.some((other) => waiting.has(other)))
    if (ready.length === 0) throw new Error(`tables refer to each other in a circle: ${[...waiting].join(', ')}`)
    sorted.push(...ready.map(({ name, columns }) => ({ name, columns })))
    left = left.filter((one) => !ready.includes(one))
  }
  return sorted
}

/** A name of a table or column, in a statement. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

export const listed = (columns: readonly string[]): string => columns.map(quoted).join(', ')

/** The job queue makes its tables at the first start: a database that was only migrated has none. */
export const hasQueue = async (client: pg.ClientBase): Promise<boolean> =>
  (await client.query<{ it: boolean }>("select to_regclass('pgboss.queue') is not null as it")).rows[0]?.it ?? false

export const countOf = async (client: pg.ClientBase, from: string): Promise<number> =>
  (await client.query<{ count: number }>(`select count(*)::int as count from ${from}`)).rows[0]?.count ?? 0
