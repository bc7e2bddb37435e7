import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { testServer } from '../../tools/testing/test-server.ts'

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
