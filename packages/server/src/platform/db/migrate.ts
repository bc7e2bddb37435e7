import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'

const LOCK = 7_310_042
const FOLDER = join(import.meta.dirname, '../../../migrations')

/**
 * Runs the migrations not yet applied, each in its own transaction, one process at a time. They only go forward;
 * a database that knows a migration this program does not is newer, and is refused.
 */
export async function migrate(pool: pg.Pool, onApplied: (name: string) => void = () => {}): Promise<void> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort()
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query(
      'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
    )
    const applied = new Set(
      (await client.query<{ name: string }>('select name from migrations')).rows.map((row) => row.name),
    )
    const unknown = [...applied].filter((name) => !names.includes(name))
    if (unknown.length > 0) throw new Error(`The database is newer than this program: ${unknown.join(', ')}`)
    for (const name of names.filter((one) => !applied.has(one))) {
      await applyOne(client, name)
      onApplied(name)
    }
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => {})
    client.release()
  }
}

async function applyOne(client: pg.PoolClient, name: string): Promise<void> {
  const text = await readFile(join(FOLDER, name), 'utf8')
  try {
    await client.query('begin')
    await client.query(text)
    await client.query('insert into migrations (name) values ($1)', [name])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`Migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}
