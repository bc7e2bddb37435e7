import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'

/** Fills tables with more rows than a statement of the product has time for, and lets the planner know of them. */
export const fillTables = (db: Db, tables: readonly string[], fill: (db: Db) => Promise<unknown>): Promise<void> =>
  db.connection().execute(async (own) => {
    await sql`set statement_timeout = 0`.execute(own)
    await fill(own)
    await sql`analyze ${sql.join(tables.map((table) => sql.table(table)))}`.execute(own)
    await sql`reset statement_timeout`.execute(own)
  })
