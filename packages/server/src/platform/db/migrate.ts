import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { alone } from './lock.ts'
import { mayServe, RELEASE } from './release.ts'

const FOLDER = join(import.meta.dirname, '../../../migrations')
/** A migration that waits for a lock makes everybody else wait behind it: rather it gives up and tries again. */
const LOCK_WAIT = '2s'
const LOCK_TRIES = 30
const LOCK_PAUSE_MS = 500

export interface MigrationNews {
  applied(name: string): void
  /** The database has migrations of the next release, which this one can still serve. */
  newer(names: readonly string[]): void
}

const SILENT: MigrationNews = { applied: () => {}, newer: () => {} }

/**
 * Runs the migrations not yet applied, each in its own transaction, one process at a time; over a pool without time-outs.
 * They only go forward. Refuses a database that a release after the next has migrated. `upTo` names the only ones to run: a
 * backup is put back into the tables it was made of.
 */
export const migrate = (pool: pg.Pool, news: MigrationNews = SILENT, upTo?: readonly string[]): Promise<void> =>
  alone(pool, 'migrate', async (client) => {
    const names = await migrationNames()
    await client.query(
      `create table if not exists migrations (name text primary key, applied_at timestamptz not null default now());
       alter table migrations add column if not exists release text not null default ''`,
    )
    const { rows } = await client.query<{ name: string; release: string }>('select name, release from migrations')
    const applied = new Set(rows.map(({ name }) => name))
    const unknown = rows.filter(({ name }) => !names.includes(name))
    refuseTooNew(unknown)
    if (unknown.length > 0) news.newer(unknown.map(({ name }) => name))
    for (const name of names.filter((one) => !applied.has(one) && (upTo?.includes(one) ?? true))) {
      await applyOne(client, name)
      news.applied(name)
    }
  })

/** Every migration of this release, in its order. */
export const migrationNames = async (): Promise<string[]> =>
  (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort()

function refuseTooNew(unknown: readonly { readonly name: string; readonly release: string }[]): void {
  const tooNew = unknown.filter(({ release }) => !mayServe(RELEASE, release))
  if (tooNew.length === 0) return
  const named = tooNew.map(({ name, release }) => (release ? `${name} (release ${release})` : name))
  throw new Error(`The database is newer than this program, release ${RELEASE}: ${named.join(', ')}`)
}

async function applyOne(client: pg.PoolClient, name: string): Promise<void> {
  const text = await readFile(join(FOLDER, name), 'utf8')
  for (let tried = 1; ; tried++) {
    try {
      await client.query('begin')
      await client.query(`set local lock_timeout = '${LOCK_WAIT}'`)
      await client.query(text)
      await client.query('insert into migrations (name, release) values ($1, $2)', [name, RELEASE])
      await client.query('commit')
      return
    } catch (error) {
      await client.query('rollback')
      const isLocked = error instanceof Error && 'code' in error && error.code === '55P03'
      if (isLocked && tried < LOCK_TRIES) await sleep(LOCK_PAUSE_MS)
      else throw failure(name, error)
    }
  }
}

const failure = (name: string, cause: unknown): Error =>
  new Error(`Migration ${name} failed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
