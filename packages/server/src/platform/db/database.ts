import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { NamedClient } from './named-client.ts'
import type { Database } from './schema.ts'

/** bigint columns hold cents and counts below 2^53; text would make every sum a concatenation. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)
/** A day stays its text: a Date would be midnight in the process's own time zone. */
pg.types.setTypeParser(pg.types.builtins.DATE, String)

export type Db = Kysely<Database>

export interface Connection {
  readonly pool: pg.Pool
  readonly db: Db
  close(): Promise<void>
}

export type Target =
  | { readonly connectionString: string }
  | { readonly host: string; readonly database: string; readonly user: string }

/** A pool whose broken idle connections are dropped with a log line instead of ending the process. */
export function connect(target: Target, max: number, onError: (error: Error) => void): Connection {
  const pool = new pg.Pool({
    ...target,
    Client: NamedClient,
    max,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    application_name: 'volante',
    options: '-c timezone=UTC',
  })
  // An idle connection that breaks tells pool and client, one in use only its client; unheard, either ends the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', onError))
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  return { pool, db, close: () => pool.end() }
}
