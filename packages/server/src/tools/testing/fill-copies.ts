import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'

const CHUNK = 10_000

/** Takes a table with a row, how many rows it is to have more and what tells them apart, by column, `g` counting from 1; fills and analyzes it. */
export async function fillCopies(
  db: Db,
  table: string,
  rows: number,
  columns: Readonly<Record<string, RawBuilder<unknown>>>,
): Promise<void> {
  const { rows: names } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = ''
  `.execute(db)
  const values = names.map(({ name }) => columns[name] ?? sql.ref(`x.${name}`))
  for (let from = 1; from <= rows; from += CHUNK)
    await sql`
    insert into ${sql.table(table)} (${sql.join(names.map(({ name }) => sql.ref(name)))})
    select ${sql.join(values)} from (select * from ${sql.table(table)} limit 1) x, generate_series(${sql.lit(from)}, ${sql.lit(Math.min(rows, from + CHUNK - 1))}) g
  `.execute(db)
  await sql`analyze ${sql.table(table)}`.execute(db)
}
