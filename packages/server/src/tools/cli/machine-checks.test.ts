import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSettings } from '../../platform/settings/settings.ts'
import { checkBackup, checkFlush, checkProxy, checkZones, clockFinding, flushFinding } from './machine-checks.ts'

let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'volante-doctor-'))
})

afterAll(() => rm(folder, { recursive: true }))

test.each([
  [0.001, false],
  [0.4, true],
  [12, true],
  [80, false],
])('a flush of %s ms is fine: %s', (ms, isFine) => {
  expect(flushFinding(ms).isFine).toBe(isFine)
})

test('the flush of this disk is measured and leaves nothing behind', async () => {
  expect((await checkFlush(readSettings({ VOLANTE_DATA: folder }))).text).toMatch(/\d ms/)
})

test.each([
  [1_000, 1_500, 2_000, true],
  [1_000, 3_900, 2_000, true],
  [10_000, 4_000, 11_000, false],
])('asked between %s and %s, a clock at %s agrees: %s', (before, theirs, after, isFine) => {
  expect(clockFinding(before, theirs, after).isFine).toBe(isFine)
})

test.each([
  [{ PUBLIC_URL: 'https://cars.dealer.com.br' }, false],
  [{ PUBLIC_URL: 'https://cars.dealer.com.br', TRUST_PROXY: '1' }, true],
  [{ PUBLIC_URL: 'https://cars.dealer.com.br', TRUST_PROXY: '10.0.0.0/8, fd00::/8' }, true],
  [{ PUBLIC_URL: 'https://cars.dealer.com.br', TRUST_PROXY: '0' }, false],
  [{ TRUST_PROXY: '1' }, false],
  [{}, true],
])('the proxy of %j is fine: %s', (settings, isFine) => {
  expect(checkProxy(readSettings(settings)).isFine).toBe(isFine)
})

test('a zone nobody knows is named', () => {
  expect(checkZones(['America/Sao_Paulo', 'America/Argentina/Buenos_Aires']).isFine).toBe(true)
  expect(checkZones(['America/Atlantis']).text).toContain('America/Atlantis')
})

test('a backup is missed outside a demo, and an old one is said to be old', async () => {
  const customers = readSettings({ VOLANTE_DATA: folder, VOLANTE_DEMO: 'false' })
  const now = Date.now()
  expect((await checkBackup(readSettings({ VOLANTE_DATA: folder }), now)).isFine).toBe(true)
  expect((await checkBackup(customers, now)).isFine).toBe(false)
  await mkdir(join(folder, 'backups'))
  const file = join(folder, 'backups', 'monday.tar')
  await writeFile(file, '')
  expect((await checkBackup(customers, now)).isFine).toBe(true)
  await utimes(file, new Date(), new Date(now - 30 * 3_600_000))
  expect((await checkBackup(customers, now)).text).toBe(
    'The newest backup is 30 hours old: look why none was made since',
  )
})
