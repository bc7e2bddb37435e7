import { expect, test, vi } from 'vitest'
import { testServer } from '../../tools/testing/test-server.ts'
import { listen } from '../db/listener.ts'
import { jobFrom, urgentJobFrom, WAKING_CHANNEL } from './job-from.ts'

const server = testServer({ ROLE: 'web' })
const QUEUE = 'leads.created'

/** A queued job without what differs from one to the next; its times as seconds after its creation. */
async function takeJobs() {
  const { rows } = await server.platform.connection.pool.query<{ job: Record<string, unknown> }>(
    `with taken as (delete from pgboss.job where name = $1 returning *)
    select to_jsonb(taken) - 'id' - 'created_on' || jsonb_build_object(
      'start_after', round(extract(epoch from start_after - created_on)),
      'keep_until', round(extract(epoch from keep_until - created_on))
    ) as job from taken order by data ->> 'at'`,
    [QUEUE],
  )
  return rows.map(({ job }) => job)
}

test('a job made by SQL is the job the queue itself would make, one for each row', async () => {
  await server.platform.jobs.send(QUEUE, { at: 1 }, undefined)
  const [sent] = await takeJobs()
  expect(sent).toMatchObject({ state: 'created', data: { at: 1 }, retry_limit: 8 })
  const { pool } = server.platform.connection
  await pool.query(jobFrom('generate_series(1, 3) as at where at <> 2', QUEUE, `jsonb_build_object('at', at)`))
  expect(await takeJobs()).toEqual([sent, { ...sent, data: { at: 3 } }])
})

test('an urgent one wakes the worker as the queue itself would; a timer does not', async () => {
  const { pool } = server.platform.connection
  const { rows } = await pool.query<{ channel: string }>(`select ${WAKING_CHANNEL} as channel`)
  const heard: string[] = []
  const [channel = ''] = rows.map((row) => row.channel)
  const listener = await listen(
    { connectionString: server.platform.settings.DATABASE_URL },
    {
      channel,
      heard: (queue) => heard.push(queue),
      opened: () => {},
      log: server.platform.log,
    },
  )
  await server.platform.jobs.send(QUEUE, { at: 1 }, { at: new Date(Date.now() + 60_000) })
  await server.platform.jobs.send(QUEUE, { at: 1 }, { at: new Date() })
  await vi.waitFor(() => expect(heard).toEqual([QUEUE]))
  await pool.query(jobFrom('generate_series(1, 2) as at', QUEUE, `jsonb_build_object('at', at)`))
  await pool.query(urgentJobFrom('generate_series(1, 2) as at', 'leads.upkeep', `jsonb_build_object('at', at)`))
  await vi.waitFor(() => expect(heard).toEqual([QUEUE, 'leads.upkeep']))
  await listener.close()
})
