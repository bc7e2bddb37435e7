import { MOST_COUNTED } from '@volante/domain/limits'
import { type Expression, sql } from 'kysely'
import type { Db } from '../db/database.ts'

/** How many rows a query finds, exact up to so many. */
export async function countUpTo(db: Db, query: Expression<unknown>, most = MOST_COUNTED): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (select from ${query} as found limit ${most}) as counted`.execute(db)
  return rows[0]?.total ?? 0
}

/** The same of several queries at once, in one statement. */
export async function countsUpTo<Name extends string>(
  db: Db,
  queries: Readonly<Record<Name, Expression<unknown>>>,
  most = MOST_COUNTED,
): Promise<Record<Name, number>> {
  const counts = Object.entries<Expression<unknown>>(queries).map(
    ([name, query]) =>
      sql`(select count(*) from (select from ${query} as found limit ${most}) as counted) as ${sql.id(name)}`,
  )
  if (counts.length === 0) return {} as Record<Name, number>
  const { rows } = await sql<Record<Name, number>>`select ${sql.join(counts)}`.execute(db)
  return rows[0] as Record<Name, number>
}
