import type pg from 'pg'

/** What only one process does at a time, wherever it runs. */
const LOCKS = { migrate: 7_310_042, loadWorld: 7_310_043 } as const

/** Waits until no other process does this, and does it; the connection is for statements of the work itself. */
export async function alone<T>(
  pool: pg.Pool,
  what: keyof typeof LOCKS,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCKS[what]])
    return await work(client)
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCKS[what]]).catch(() => {})
    client.release()
  }
}
