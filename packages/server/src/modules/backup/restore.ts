import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { copyIn } from '../../platform/db/copy.ts'
import { connect, type Target } from '../../platform/db/database.ts'
import { migrate, migrationNames } from '../../platform/db/migrate.ts'
import { type Content, contentOf } from '../../platform/files/files.ts'
import type { BackupStore } from '../../providers/storage/backup-store.ts'
import { type Entry, type EntryHead, readEntries } from './entries.ts'
import { type Manifest, manifestOf } from './manifest.ts'
import { opened } from './seal.ts'
import { countOf, listed, quoted } from './tables.ts'

/** Why a backup is not restored; for people at a terminal. */
export class RestoreRefused extends Error {}

export interface RestoreTarget {
  readonly database: Target
  readonly store: BackupStore
  readonly key: string
  /** Takes a stored file and a backup's settings; a rehearsal only reads them. */
  keepFile(key: string, content: Content): Promise<void>
  keepSettings(text: string): Promise<void>
}

/** The newest backup of the store; null where there is none. */
export async function newestBackup(store: BackupStore): Promise<string | null> {
  const manifests = (await store.list('')).filter((name) => name.endsWith('/manifest.json'))
  return manifests.at(-1)?.slice(0, -'/manifest.json'.length) ?? null
}

export async function readManifest(store: BackupStore, name: string): Promise<Manifest> {
  const chunks = await store.get(manifestOf(name))
  if (!chunks) throw new RestoreRefused(`There is no backup ${name} in ${store.place}.`)
  return JSON.parse((await buffer(chunks)).toString('utf8'))
}

/**
 * Puts a backup into an empty database, and compares what arrived with what was written down. Refuses a backup of a newer
 * release and a database that holds anything. The database ends as this release wants it, with nothing running: jobs wait
 * aside until somebody releases them, and everybody signs in again.
 */
export async function restoreBackup(target: RestoreTarget, name: string): Promise<Manifest> {
  const manifest = await readManifest(target.store, name)
  const unknown = await newerThanThis(manifest)
  if (unknown.length > 0)
    throw new RestoreRefused(
      `The backup is of release ${manifest.release}, which is newer than this program (${unknown.join(', ')}): restore it with that release.`,
    )
  const { pool, close } = connect(target.database, 2, () => {}, 0)
  try {
    await refuseUnlessEmpty(pool)
    await migrate(pool, undefined, manifest.migrations)
    const client = await pool.connect()
    try {
      await client.query('begin')
      await load(client, target, manifest)
      await client.query('commit')
    } catch (error) {
      await client.query('rollback').catch(() => {})
      throw error
    } finally {
      client.release()
    }
    await migrate(pool)
    return manifest
  } finally {
    await close()
  }
}

async function newerThanThis({ migrations }: Manifest): Promise<string[]> {
  const known = new Set(await migrationNames())
  return migrations.filter((name) => !known.has(name))
}

async function refuseUnlessEmpty(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select schemaname || '.' || tablename as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') limit 1`,
  )
  if (rows[0])
    throw new RestoreRefused(
      `The database is not empty (it has ${rows[0].name}). A restore never writes over data: give it an empty database, or an empty VOLANTE_DATA.`,
    )
}

async function load(client: pg.PoolClient, target: RestoreTarget, manifest: Manifest): Promise<void> {
  // Migrations bring rows of their own; those of the backup take their place.
  await client.query(`truncate ${Object.keys(manifest.tables).map(quoted).join(', ')}`)
  const files = { count: 0, bytes: 0 }
  for await (const entry of readEntries(await contents(target, manifest))) {
    const { head, chunks } = entry
    if (head.kind === 'table') await loadTable(client, head, chunks, manifest)
    else if (head.kind === 'jobs')
      await copyIn(client, 'copy waiting_jobs (name, data, start_after) from stdin', chunks)
    else {
      const bytes = await buffer(chunks)
      if (head.kind === 'settings') await target.keepSettings(bytes.toString('utf8'))
      if (head.kind === 'file') {
        await target.keepFile(head.name, asWritten(head, bytes))
        files.count += 1
        files.bytes += bytes.length
      }
    }
  }
  const jobs = await countOf(client, 'waiting_jobs')
  const expected = [manifest.jobs + (manifest.tables.waiting_jobs ?? 0), manifest.files.count, manifest.files.bytes]
  const arrived = [jobs, files.count, files.bytes]
  if (arrived.join() !== expected.join())
    throw new Error(`jobs, files and bytes should be ${expected.join(', ')} and are ${arrived.join(', ')}`)
  await continueNumbers(client)
  await client.query('delete from sessions')
  await client.query(
    `insert into world_state (part, version) values ('restored', $1)
     on conflict (part) do update set version = excluded.version`,
    [manifest.name],
  )
}

async function loadTable(
  client: pg.PoolClient,
  { name, columns }: Extract<EntryHead, { kind: 'table' }>,
  chunks: Entry['chunks'],
  manifest: Manifest,
): Promise<void> {
  await copyIn(client, `copy ${quoted(name)} (${listed(columns)}) from stdin`, chunks)
  const [expected, arrived] = [manifest.tables[name], await countOf(client, quoted(name))]
  if (arrived !== expected) throw new Error(`${name} should have ${expected} rows and has ${arrived}`)
}

/** Numbers go on behind the highest that was given. */
async function continueNumbers(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ name: string; column: string; sequence: string }>(
    `select c.relname as name, a.attname as column, pg_get_serial_sequence(quote_ident(c.relname), a.attname) as sequence
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attidentity <> ''
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition`,
  )
  for (const { name, column, sequence } of rows)
    await client.query(
      `select setval('${sequence}', (select coalesce(max(${quoted(column)}), 0) + 1 from ${quoted(name)}), false)`,
    )
}

function asWritten({ name, sha256 }: Extract<EntryHead, { kind: 'file' }>, bytes: Buffer): Content {
  const content = contentOf(bytes)
  if (content.sha256 !== sha256) throw new Error(`the stored file ${name.slice(0, 6)}… is damaged`)
  return content
}

async function contents({ store, key }: RestoreTarget, { volumes }: Manifest): Promise<AsyncIterable<Uint8Array>> {
  return Readable.from(opened(key, volumesOf(store, volumes)), { objectMode: false }).compose(createGunzip())
}

async function* volumesOf(store: BackupStore, volumes: Manifest['volumes']): AsyncGenerator<Uint8Array> {
  for (const { name, sha256 } of volumes) {
    const chunks = await store.get(name)
    if (!chunks) throw new RestoreRefused(`The volume ${name} is missing in ${store.place}.`)
    const sum = createHash('sha256')
    for await (const chunk of chunks) {
      sum.update(chunk)
      yield chunk
    }
    if (sum.digest('hex') !== sha256) throw new Error(`the volume ${name} is damaged`)
  }
}
