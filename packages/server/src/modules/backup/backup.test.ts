import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { house } from '../../house.ts'
import { personalData } from '../../house-personal-data.ts'
import { connect, type Target } from '../../platform/db/database.ts'
import type { Content } from '../../platform/files/files.ts'
import { boot } from '../../platform/process/boot.ts'
import { readSettings } from '../../platform/settings/settings.ts'
import { openBackups } from '../../providers/storage/backup-store.ts'
import { ACCESS_KEY, BUCKET, REGION, SECRET_KEY, stubS3 } from '../../providers/storage/stub-s3.ts'
import { newVictim } from '../../tools/attacks/victim.ts'
import { administer, inDatabase } from '../../tools/testing/global-setup.ts'
import { testServer } from '../../tools/testing/test-server.ts'
import { erase } from '../privacy/forget.ts'
import { TEST_SETTINGS } from '../payments/fixtures.ts'
import { eraseAgain, rememberErasure } from './erasures.ts'
import { makeBackup } from './make.ts'
import { type Manifest, manifestOf, nameAt, timeOf } from './manifest.ts'
import { releaseJobs } from './release.ts'
import { newestBackup, restoreBackup } from './restore.ts'
import { verifyBackup } from './verify.ts'

const KEY = 'a key of thirty-two characters!!'
const NOW = new Date('2026-11-22T23:15:00.123Z')
const data = mkdtempSync(join(tmpdir(), 'volante-backup-'))
const server = testServer({ ...TEST_SETTINGS, ROLE: 'web', VOLANTE_DATA: data, BACKUP_KEY: KEY })
const s3 = stubS3()
const store = openBackups({ VOLANTE_DATA: data, S3_REGION: REGION })
let manifest: Manifest
let accountId = ''

const source = () => {
  const { settings, providers } = server.platform
  const database = { connectionString: settings.DATABASE_URL ?? '' }
  return { database, files: providers.files, store, settings, key: KEY }
}

beforeAll(async () => {
  accountId = (await newVictim(server)).buyer.id
  manifest = await makeBackup(source(), NOW)
})
const made: string[] = []
afterAll(async () => {
  for (const name of made) await administer(inject('postgres').target, `drop database if exists ${name} with (force)`)
  rmSync(data, { recursive: true, force: true })
})

async function emptyDatabase(): Promise<Target> {
  const name = `volante_restored_${randomBytes(4).toString('hex')}`
  made.push(name)
  await administer(inject('postgres').target, `create database ${name} template template0`)
  return inDatabase(inject('postgres').target, name)
}

/** Restores the backup, or another that is named, into a database of its own. */
async function restored(from = store, key = KEY, name = manifest.name) {
  const database = await emptyDatabase()
  const [files, settings] = [new Map<string, Buffer>(), [] as string[]]
  const keepFile = async (file: string, content: Content) => void files.set(file, await buffer(content.read()))
  await restoreBackup(
    { database, store: from, key, keepFile, keepSettings: async (text) => void settings.push(text) },
    name,
  )
  return { database, files, settings }
}

async function sumsOf(target: Target): Promise<Record<string, string>> {
  const { pool, close } = connect(target, 1, () => {}, 0)
  const names = Object.keys(manifest.tables).filter(
    (name) => !['sessions', 'world_state', 'waiting_jobs'].includes(name),
  )
  const sums: Record<string, string> = {}
  for (const name of names) {
    const { rows } = await pool.query(
      `select md5(coalesce(string_agg(t::text, '\n' order by t::text), '')) as sum from "${name}" t`,
    )
    sums[name] = rows[0].sum
  }
  await close()
  return sums
}

describe('a backup', () => {
  test('comes back row by row and file by file; sessions end, and numbers go on', async () => {
    const { database, files, settings } = await restored()
    expect(await sumsOf(database)).toEqual(await sumsOf(source().database))
    const { db, pool, close } = connect(database, 1, () => {}, 0)
    expect(await db.selectFrom('sessions').select('id').execute()).toEqual([])
    const { rows } = await pool.query(
      "insert into order_events (order_id, status, at, actor) select id, 'x', now(), 'bank' from orders limit 1 returning id",
    )
    const { top } = await server.db
      .selectFrom('order_events')
      .select((eb) => eb.fn.max('id').as('top'))
      .executeTakeFirstOrThrow()
    expect(rows[0].id).toBe(Number(top) + 1)
    await close()
    expect(files.size).toBe(3)
    for (const [key, bytes] of files)
      expect(bytes.equals(readFileSync(join(data, 'files', key.slice(0, 2), key)))).toBe(true)
    expect(JSON.parse(settings[0] ?? '').settings).toMatchObject({ TOKENISER_KEY: TEST_SETTINGS.TOKENISER_KEY })
  })

  test('holds nothing that can be read without the key', async () => {
    const bytes = manifest.volumes.map(({ name }) => readFileSync(join(data, 'backups', name), 'latin1'))
    expect(bytes.join('')).not.toMatch(/buyer\.example|accounts|Silva/)
    expect(JSON.stringify(manifest)).not.toMatch(/buyer\.example|Silva|"[0-9a-f]{48}"/)
    await expect(restored(store, KEY.toUpperCase())).rejects.toThrow('BACKUP_KEY is another')
  })

  test('goes to a bucket as well, and comes back from there', async () => {
    const bucket = openBackups({
      VOLANTE_DATA: data,
      S3_URL: s3.base,
      S3_REGION: REGION,
      S3_ACCESS_KEY: ACCESS_KEY,
      S3_SECRET_KEY: SECRET_KEY,
      BACKUP_BUCKET: BUCKET,
    })
    const { name } = await makeBackup({ ...source(), store: bucket }, new Date(NOW.getTime() + 1000))
    for (const one of ['a', 'b', 'c']) await rememberErasure(bucket, one, NOW)
    expect(await newestBackup(bucket)).toBe(name)
    expect(await bucket.list('erasures/')).toEqual(['erasures/a', 'erasures/b', 'erasures/c'])
    const { database } = await restored(bucket, KEY, name)
    expect(await sumsOf(database)).toEqual(await sumsOf(source().database))
  })

  test('is rehearsed in a database beside the real one, of which nothing stays', async () => {
    const databases = async () =>
      (
        await server.platform.connection.pool.query(
          "select datname from pg_database where datname like 'volante_verify%'",
        )
      ).rowCount
    expect((await verifyBackup(source(), manifest.name)).tables).toEqual(manifest.tables)
    expect(await databases()).toBe(0)
  })

  test('that was damaged is found out, and leaves the database empty', async () => {
    const [volume] = manifest.volumes
    const path = join(data, 'backups', volume?.name ?? '')
    const bytes = readFileSync(path)
    const damaged = Buffer.from(bytes)
    damaged[damaged.length - 100] = (damaged[damaged.length - 100] ?? 0) ^ 1
    writeFileSync(path, damaged)
    await expect(verifyBackup(source(), manifest.name)).rejects.toThrow(/does not open|damaged/)
    writeFileSync(path, bytes)
  })

  test('that lacks rows which its manifest counts is refused', async () => {
    const path = join(data, 'backups', manifestOf(manifest.name))
    const text = readFileSync(path, 'utf8')
    writeFileSync(
      path,
      text.replace(/"accounts": (\d+)/, (_, count) => `"accounts": ${Number(count) + 1}`),
    )
    await expect(verifyBackup(source(), manifest.name)).rejects.toThrow(/accounts should have \d+ rows/)
    writeFileSync(path, text)
  })
})

describe('a restore', () => {
  test('refuses a database that holds anything', async () => {
    const refused = restoreBackup(
      { ...source(), keepFile: async () => {}, keepSettings: async () => {} },
      manifest.name,
    )
    await expect(refused).rejects.toThrow('not empty')
  })

  test('refuses a backup of a newer release', async () => {
    const path = join(data, 'backups', manifestOf(manifest.name))
    const text = readFileSync(path, 'utf8')
    writeFileSync(
      path,
      JSON.stringify({ ...manifest, release: '9.9.9', migrations: [...manifest.migrations, '9000-later.sql'] }),
    )
    await expect(restored()).rejects.toThrow(/release 9\.9\.9, which is newer.*9000-later/)
    writeFileSync(path, text)
  })

  test('refuses a name of nothing', async () => {
    await expect(restored(store, KEY, '20200101T000000Z')).rejects.toThrow('There is no backup 20200101T000000Z')
  })

  test('erases again whoever was erased since', async () => {
    await rememberErasure(store, accountId, NOW)
    const { database } = await restored()
    const { db, close } = connect(database, 1, () => {}, 0)
    expect(await eraseAgain(store, db, NOW, (inside, id) => erase(personalData, inside, id))).toBe(1)
    const row = await db
      .selectFrom('accounts')
      .select(['name', 'email'])
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ name: '', email: `erased-${accountId}@erased.invalid` })
    expect(await eraseAgain(store, db, NOW, (inside, id) => erase(personalData, inside, id))).toBe(0)
    await close()
  })

  test('lets no job run before it is released: no letter, no charge; then those of before run', async () => {
    await server.platform.jobs.send('identity.crm', { site: 'br-fiat', account: accountId }, undefined)
    const later = await makeBackup(source(), new Date(NOW.getTime() + 60_000))
    expect(later.jobs).toBeGreaterThan(0)
    const { database } = await restored(store, KEY, later.name)
    const url =
      'connectionString' in database
        ? database.connectionString
        : `postgres://${database.user}@/${database.database}?host=${encodeURIComponent(database.host)}`
    const settings = readSettings({
      ...TEST_SETTINGS,
      DATABASE_URL: url,
      DATABASE_POOL: '4',
      LOG_LEVEL: 'silent',
      VOLANTE_DATA: data,
    })
    const booted = await boot(house, settings, pino({ level: 'silent' }))
    const { platform } = booted
    const statesOf = async () => {
      const { rows } = await platform.connection.pool.query<{ state: string }>(
        "select state from pgboss.job where name = 'identity.crm'",
      )
      return rows.map(({ state }) => state)
    }
    try {
      await platform.jobs.send('identity.crm', { site: 'br-fiat', account: accountId }, undefined)
      await new Promise((next) => setTimeout(next, 2_500))
      expect(await statesOf()).toEqual(['created'])
      expect(await releaseJobs(platform.db)).toBe(later.jobs)
      expect(await releaseJobs(platform.db)).toBeNull()
      await expect.poll(statesOf, { timeout: 60_000 }).toEqual(['completed', 'completed'])
    } finally {
      await booted.stop()
    }
  })
})

test('a name is the moment, to the second, and sorts by it', async () => {
  expect([nameAt(NOW), timeOf(nameAt(NOW)).toISOString()]).toEqual(['20261122T231500Z', '2026-11-22T23:15:00.000Z'])
  expect(await readdir(join(data, 'incoming'))).toEqual([])
})
