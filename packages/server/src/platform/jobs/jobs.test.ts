import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { testServer } from '../../tools/testing/test-server.ts'
import { jobFrom } from './job-from.ts'

const server = testServer()

test('a job whose worker died is taken up again in seconds', { timeout: 60_000 }, async () => {
  // As kill -9 leaves it: fetched by a worker that no longer answers for it.
  await server.platform.jobs.send('leads.upkeep', { test: 'orphan' }, { at: new Date(Date.now() + 3_600_000) })
  await sql`update pgboss.job set state = 'active', start_after = now(), started_on = now(), heartbeat_on = now() - interval '1 minute'
    where data->>'test' = 'orphan'`.execute(server.db)
  await vi.waitFor(
    async () => {
      const { rows } = await sql<{ state: string }>`
        select state from pgboss.job where data->>'test' = 'orphan'`.execute(server.db)
      expect(rows.map(({ state }) => state)).toEqual(['completed'])
    },
    { timeout: 45_000, interval: 500 },
  )
})

test('a timer, and a job whose making woke nobody, are worked on in seconds; an idle platform asks once a second for all', async () => {
  const { pool } = server.platform.connection
  const made = `'${JSON.stringify({ test: 'due' })}'::jsonb`
  await pool.query(jobFrom('generate_series(1, 2)', 'leads.upkeep', made, `now() + interval '1 second'`))
  const states = async () =>
    (await pool.query<{ state: string }>(`select state from pgboss.job where data->>'test' = 'due'`)).rows.map(
      ({ state }) => state,
    )
  await vi.waitFor(async () => expect(await states()).toEqual(['completed', 'completed']), { timeout: 20_000 })
  const calls = async () => {
    const { rows } = await pool.query<{ calls: string }>(
      `select sum(xact_commit) as calls from pg_stat_database where datname = current_database()`,
    )
    return Number(rows[0]?.calls)
  }
  await pool.query('select pg_stat_force_next_flush()')
  const before = await calls()
  await new Promise((resolve) => setTimeout(resolve, 10_000))
  expect((await calls()) - before).toBeLessThan(200)
})
