import { expect, test } from 'vitest'
import { mkdtemp, mkdir, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testServer } from '../../../tools/testing/test-server.ts'
import { listenForMetrics } from './metrics.ts'
import { readSettings } from '../../settings/settings.ts'
import { Registry } from 'prom-client'

const TOKEN = '7b2d0c44e1f94a6f8d35'
const customers = testServer({ ROLE: 'web', VOLANTE_DEMO: 'false' })
const guarded = testServer({ ROLE: 'web', METRICS_TOKEN: TOKEN })
const backups = await mkdtemp(join(tmpdir(), 'volante-backup-age-'))
const withBackup = testServer({ ROLE: 'web', METRICS_TOKEN: TOKEN, BACKUP_FOLDER: backups })
const apart = testServer({ ROLE: 'web', METRICS_PORT: '4319' })

const statusOf = async (server: typeof guarded, authorization?: string) =>
  (await server.app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} })).statusCode

test('outside demo mode nobody reads metrics without their token', async () => {
  expect(await statusOf(customers)).toBe(404)
  expect(await statusOf(guarded)).toBe(401)
  expect(await statusOf(guarded, `Bearer ${TOKEN}x`)).toBe(401)
  expect(await statusOf(guarded, `Bearer ${TOKEN}`)).toBe(200)
  expect(await statusOf(apart)).toBe(404)
})

test('the age of the newest backup is a figure, infinite without one', async () => {
  const age = async (server: typeof guarded) => {
    const { body } = await server.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } })
    return /^backup_age_seconds (.+)$/m.exec(body)?.[1]
  }
  expect(await age(guarded)).toBe('+Inf')
  const manifest = join(backups, '20261122T061500Z', 'manifest.json')
  await mkdir(join(backups, '20261122T061500Z'))
  await writeFile(manifest, '{}')
  await utimes(manifest, new Date(), new Date(Date.now() - 30 * 3_600_000))
  expect(Number(await age(withBackup)) / 3_600).toBeCloseTo(30, 1)
})

test('a port of their own serves metrics and nothing else', async () => {
  const registry = new Registry()
  const server = await listenForMetrics(readSettings({ METRICS_PORT: '4319', HOST: '127.0.0.1' }), registry)
  const statuses = await Promise.all(
    ['/metrics', '/readyz', '/api/docs'].map(async (path) => (await fetch(`http://127.0.0.1:4319${path}`)).status),
  )
  expect(statuses).toEqual([200, 404, 404])
  server?.close()
})
