import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import pino from 'pino'
import type { TestProject } from 'vitest/node'
import { connect, type Target } from '../../platform/db/database.ts'
import { startManagedPostgres } from '../../platform/db/managed.ts'
import { migrate } from '../../platform/db/migrate.ts'
import { startJobs } from '../../platform/jobs/jobs.ts'
import { house } from '../../house.ts'
import { loadWorld } from '../world/load.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where test databases are made, and the prepared database they are copied from. */
    postgres: { target: Target; template: string }
  }
}

/** Starts PostgreSQL (or uses TEST_DATABASE_URL) and prepares one migrated, filled database for all test files to copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL
  const folder = given ? null : await mkdtemp(join(tmpdir(), 'volante-test-'))
  const managed = folder
    ? await startManagedPostgres(folder, [
        'fsync=off',
        'full_page_writes=off',
        'synchronous_commit=off',
        'autovacuum=off',
      ])
    : null
  const target: Target = managed ? managed.connection : { connectionString: given ?? '' }
  const template = `volante_template_${process.pid}`
  await administer(target, `create database ${template}`)
  const { pool, db, close } = connect(inDatabase(target, template), 4, () => {}, 0)
  await migrate(pool)
  await loadWorld(db, () => {})
  const jobs = await startJobs({
    queues: house.jobs.flatMap((jobs) => Object.keys(jobs)),
    schedules: house.schedules,
    slow: house.slowJobs,
    pool,
    database: inDatabase(target, template),
    isWorker: false,
    log: pino({ level: 'silent' }),
  })
  await jobs.stop()
  // As a platform whose shop has been opened; `setup` has its own tests.
  await db.updateTable('shop').set({ opened_at: new Date() }).execute()
  await close()
  await administer(target, `alter database ${template} allow_connections false`)
  project.provide('postgres', { target, template })
  return async () => {
    await administer(target, `drop database ${template} with (force)`)
    await managed?.stop()
    if (folder) await rm(folder, { recursive: true, force: true })
  }
}

export async function administer(target: Target, statement: string): Promise<void> {
  const client = new pg.Client(target)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** The same server, another database. */
export function inDatabase(target: Target, database: string): Target {
  if (!('connectionString' in target)) return { ...target, database }
  const url = new URL(target.connectionString)
  url.pathname = `/${database}`
  return { connectionString: url.href }
}
