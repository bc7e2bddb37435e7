import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testServer } from '../testing/test-server.ts'
import { loadCatalogue } from './load-catalogue.ts'
import { loadReviews } from './load-reviews.ts'
import { WORLD_DATA } from './load.ts'

const server = testServer()

const counts = async () => {
  const count = async (table: 'models' | 'versions' | 'version_parts' | 'prices' | 'stock_units' | 'reviews') =>
    (
      await server.db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
    ).total
  return Promise.all([
    count('models'),
    count('versions'),
    count('version_parts'),
    count('prices'),
    count('stock_units'),
    count('reviews'),
  ])
}

test('a world that is loaded is left alone, a changed one replaces it', async () => {
  const { sites } = server.platform
  await loadReviews(server.db, WORLD_DATA, { sites, now: new Date() }, () => {})
  const before = await counts()
  expect(before.every((total) => total > 30)).toBe(true)
  const progress: string[] = []
  await loadCatalogue(server.db, WORLD_DATA, (text) => progress.push(text))
  expect(progress).toEqual([])

  const folder = await mkdtemp(join(tmpdir(), 'volante-world-'))
  try {
    await cp(WORLD_DATA, folder, { recursive: true })
    const models = await readFile(join(folder, 'models.json'), 'utf8')
    await writeFile(join(folder, 'models.json'), models.replace('"name":"Compass"', '"name":"Compass II"'))
    await loadCatalogue(server.db, folder, (text) => progress.push(text))
    expect(progress).toEqual([expect.stringMatching(/versions/)])
    expect(await counts()).toEqual(before)
    const renamed = await server.db.selectFrom('models').select('name').where('slug', '=', 'compass').executeTakeFirst()
    expect(renamed?.name).toBe('Compass II')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

test('a broken world leaves the old one in place', async () => {
  const before = await counts()
  const folder = await mkdtemp(join(tmpdir(), 'volante-world-'))
  try {
    await cp(WORLD_DATA, folder, { recursive: true })
    await writeFile(join(folder, 'stock.json'), '[{"id":"broken"}]')
    await expect(loadCatalogue(server.db, folder, () => {})).rejects.toThrow()
    expect(await counts()).toEqual(before)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
