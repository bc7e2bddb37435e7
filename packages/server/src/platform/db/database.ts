import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { LOST, NamedClient } from './named-client.ts'
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

/** A statement that takes longer is ended: by PostgreSQL, and a little later, where that hangs, by us. */
const STATEMENT_MS = 15_000
const HANGING_MS = 2_000

/**
 * A pool of connections that are dropped with a log line, instead of ending the process, once their server is gone, hangs
 * or has become read-only: after a failover every one of them is made anew. `statementMs` 0 is for work that takes as long
 * as it takes: migrations, loading.
 */
export function connect(
  target: Target,
  max: number,
  onError: (error: Error) => void,
  statementMs = STATEMENT_MS,
): Connection {
  const pool = new pg.Pool({
    ...target,
    Client: NamedClient,
    max,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 5_000,
    statement_timeout: statementMs,
    query_timeout: statementMs && statementMs + HANGING_MS,
    keepAlive: true,
    application_name: 'volante',
    options: '-c timezone=UTC',
  })
  // An idle connection that breaks tells pool and client, one in use only its client; unheard, either ends the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', onError)
    client.once(LOST, () => dropIdle(pool))
  })
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  return { pool, db, close: () => pool.end() }
}

/** What one connection has learned of its server is true of those that wait unused. */
function dropIdle(pool: pg.Pool): void {
  for (let left = pool.idleCount; left > 0; left--)
    pool.connect().then(
      (client) => client.release(true),
      () => {},
    )
}
