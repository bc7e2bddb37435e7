import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { FILE_RETENTION } from '@volante/domain/privacy/retention'
import pg from 'pg'
import { copyOut } from '../../platform/db/copy.ts'
import { RELEASE } from '../../platform/db/release.ts'
import { contentOf, type Files } from '../../platform/files/files.ts'
import { incomingFolder } from '../../platform/files/folders.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import type { BackupStore } from '../../providers/storage/backup-store.ts'
import { written } from './entries.ts'
import { type Manifest, manifestOf, nameAt } from './manifest.ts'
import { Bytes, sealed } from './seal.ts'
import { countOf, hasQueue, listed, quoted, tablesOf } from './tables.ts'

/** A volume goes to a bucket in one request, which ends at five gigabytes. */
const VOLUME_BYTES = 256 * 1024 * 1024
/** Jobs that have not been done: timers, letters, charges on their way. */
const WAITING = "select name, data, start_after from pgboss.job where state in ('created', 'retry', 'active')"

export interface BackupSource {
  readonly database: pg.ClientConfig
  readonly files: Files
  readonly store: BackupStore
  readonly settings: Settings
  /** Seals it; whoever restores it needs the same. */
  readonly key: string
}

interface Counts {
  tables: Record<string, number>
  jobs: number
  files: { count: number; bytes: number; missing: number }
}

/** Copies everything as it is at one moment, sealed, into the store; returns what it holds. Serving goes on meanwhile. */
export async function makeBackup(source: BackupSource, now: Date): Promise<Manifest> {
  const name = nameAt(now)
  const client = new pg.Client({ ...source.database, statement_timeout: 0, query_timeout: 0 })
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    const migrations = await client.query<{ name: string }>('select name from migrations order by name')
    const counts: Counts = { tables: {}, jobs: 0, files: { count: 0, bytes: 0, missing: 0 } }
    const plain = Readable.from(contents(client, source, counts), { objectMode: false })
    const volumes = await store(source, name, sealed(source.key, plain.compose(createGzip({ level: 1 }))))
    const manifest: Manifest = {
      format: 1,
      name,
      createdAt: now.toISOString(),
      release: RELEASE,
      migrations: migrations.rows.map((row) => row.name),
      ...counts,
      volumes,
    }
    await source.store.put(manifestOf(name), contentOf(Buffer.from(JSON.stringify(manifest, null, 2))))
    return manifest
  } finally {
    await client.end()
  }
}

async function* contents(client: pg.Client, source: BackupSource, counts: Counts): AsyncGenerator<Buffer> {
  for (const { name, columns } of await tablesOf(client)) {
    counts.tables[name] = await countOf(client, quoted(name))
    const rows = copyOut(client, `copy (select ${listed(columns)} from ${quoted(name)}) to stdout`)
    yield* written({ kind: 'table', name, columns }, rows)
  }
  if (await hasQueue(client)) {
    counts.jobs = await countOf(client, `(${WAITING}) as waiting`)
    yield* written({ kind: 'jobs' }, copyOut(client, `copy (${WAITING}) to stdout`))
  }
  yield* written({ kind: 'settings' }, only(await settingsOf(source.settings)))
  for (const key of await fileKeys(client)) yield* fileEntry(source, key, counts)
  yield* written({ kind: 'end' }, only(Buffer.alloc(0)))
}

async function fileKeys(client: pg.Client): Promise<string[]> {
  const selects = Object.keys(FILE_RETENTION).map((table) => `select file_key from ${quoted(table)}`)
  const { rows } = await client.query<{ file_key: string }>(`${selects.join(' union ')} order by file_key`)
  return rows.map(({ file_key }) => file_key)
}

/** A file that was removed since the moment of the backup is counted as missing: its row goes with it. */
async function* fileEntry({ files }: BackupSource, key: string, counts: Counts): AsyncGenerator<Buffer> {
  const chunks = await files.get(key)
  if (!chunks) {
    counts.files.missing += 1
    return
  }
  // No larger than an upload may be: its sum stands before it, so that it is put back as it was.
  const { bytes, sha256, read } = contentOf(await buffer(chunks))
  counts.files.count += 1
  counts.files.bytes += bytes
  yield* written({ kind: 'file', name: key, bytes, sha256 }, read())
}

/** Settings as they are and the secrets that were made here: without them a restored platform knows no card and no webhook. */
async function settingsOf(settings: Settings): Promise<Buffer> {
  const folder = join(settings.VOLANTE_DATA, 'secrets')
  const names = await readdir(folder).catch(() => [])
  const secrets = await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')]))
  return Buffer.from(JSON.stringify({ settings, secrets: Object.fromEntries(secrets) }))
}

async function* only(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
}

/** Writes the stream in volumes, each beside the data first: a store wants to know length and sum beforehand. */
async function store({ store: into, settings }: BackupSource, name: string, bytes: AsyncIterable<Buffer>) {
  await mkdir(incomingFolder(settings), { recursive: true, mode: 0o700 })
  const folder = await mkdtemp(join(incomingFolder(settings), 'backup-'))
  const volumes: { name: string; bytes: number; sha256: string }[] = []
  try {
    const source = new Bytes(bytes)
    for (let first = await source.upTo(1); first.length > 0; first = await source.upTo(1)) {
      const path = join(folder, 'volume')
      const volume = {
        name: `${name}/${String(volumes.length).padStart(4, '0')}`,
        ...(await spool(path, first, source)),
      }
      await into.put(volume.name, { ...volume, read: () => createReadStream(path) })
      volumes.push(volume)
    }
    return volumes
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function spool(path: string, first: Buffer, source: Bytes): Promise<{ bytes: number; sha256: string }> {
  const sum = createHash('sha256')
  let bytes = 0
  await pipeline(
    async function* () {
      for (
        let piece = first;
        piece.length > 0;
        piece = bytes < VOLUME_BYTES ? await source.upTo(1024 * 1024) : Buffer.alloc(0)
      ) {
        sum.update(piece)
        bytes += piece.length
        yield piece
      }
    },
    createWriteStream(path, { mode: 0o600 }),
  )
  return { bytes, sha256: sum.digest('hex') }
}
