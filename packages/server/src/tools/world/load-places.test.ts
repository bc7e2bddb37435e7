import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testServer } from '../testing/test-server.ts'
import { WORLD_DATA } from './load.ts'
import { loadPlaces } from './load-places.ts'

const server = testServer()

const count = async (table: string) => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(server.db)
  return rows[0]?.n
}

test('everything is there', async () => {
  expect(await count('cities')).toBe(5571 + 1179)
  expect(await count('dealers')).toBeGreaterThan(180)
  expect(await count('influence_area_cities')).toBeGreaterThan(20_000)
  expect(await count('postal_ranges')).toBeGreaterThan(160)
})

test('loading again does nothing', async () => {
  const lines: string[] = []
  await loadPlaces(server.db, WORLD_DATA, (text) => lines.push(text))
  expect(lines).toEqual([])
})

test('a newer world is loaded over the old one; what staff changed stays', async () => {
  const before = [await count('cities'), await count('dealers'), await count('influence_area_cities')]
  await server.db
    .updateTable('dealers')
    .set({ blocked: true, econnect: true, name: 'old name' })
    .where('id', '=', 'br-0001')
    .execute()
  await server.db
    .updateTable('world_state')
    .set({ version: 'older' })
    .where('part', 'in', ['geography', 'places'])
    .execute()
  const lines: string[] = []
  await loadPlaces(server.db, WORLD_DATA, (text) => lines.push(text))
  expect(lines).toEqual([expect.stringMatching(/places$/), expect.stringMatching(/dealers$/)])
  expect([await count('cities'), await count('dealers'), await count('influence_area_cities')]).toEqual(before)
  const dealer = await server.db.selectFrom('dealers').selectAll().where('id', '=', 'br-0001').executeTakeFirstOrThrow()
  expect(dealer).toMatchObject({ blocked: true, econnect: true })
  expect(dealer.name).not.toBe('old name')
})

test('a folder without the files is an error that names one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'volante-empty-'))
  await expect(loadPlaces(server.db, folder, () => {})).rejects.toThrow(
    /(municipalities|localities-ar|dealers|dealer-network)\.json/,
  )
  await rm(folder, { recursive: true })
})

test('the nearest city comes from the index', async () => {
  await sql`analyze cities`.execute(server.db)
  await sql`set enable_seqscan = off`.execute(server.db)
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain select code from cities order by position <-> earth_position(-46, -23) limit 1
  `.execute(server.db)
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('cities_position')
})
