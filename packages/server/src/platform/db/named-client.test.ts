import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testServer } from '../../tools/testing/test-server.ts'

const server = testServer()

test('a statement with parameters is prepared once and answers each value; a day stays text', async () => {
  const ask = (day: string) => sql<{ day: string }>`select ${day}::date as day`.execute(server.db)
  expect((await ask('2026-11-21')).rows).toEqual([{ day: '2026-11-21' }])
  expect((await ask('2026-11-22')).rows).toEqual([{ day: '2026-11-22' }])
  const { rows } = await sql<{ count: number }>`select count(*) as count from pg_prepared_statements`.execute(server.db)
  expect(rows[0]?.count).toBeGreaterThan(0)
})
