import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testServer } from '../../tools/testing/test-server.ts'
import { EXTENSIONS } from './extensions.ts'

const server = testServer()
const CLEANUP = join(import.meta.dirname, '../../../migrations/0055-places-cleanup.sql')

async function extensions(): Promise<string[]> {
  const { rows } = await sql<{ extname: string }>`
    select extname from pg_extension where extname <> 'plpgsql' order by extname
  `.execute(server.db)
  return rows.map(({ extname }) => extname)
}

test('the migrations leave the extensions the doctor looks for, and no other', async () => {
  expect(await extensions()).toEqual([...EXTENSIONS])
})

test('an older database loses earthdistance, and keeps it where something else stands on it', async () => {
  const cleanUp = sql.raw(await readFile(CLEANUP, 'utf8'))
  await sql`create extension earthdistance`.execute(server.db)
  await sql`create table elsewhere (place earth)`.execute(server.db)
  await cleanUp.execute(server.db)
  expect(await extensions()).toContain('earthdistance')
  await sql`drop table elsewhere`.execute(server.db)
  await cleanUp.execute(server.db)
  expect(await extensions()).toEqual([...EXTENSIONS])
})
