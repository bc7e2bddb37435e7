import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { testServer } from '../../tools/testing/test-server.ts'
import { listen } from './listener.ts'

const server = testServer({ ROLE: 'web' })

test('what is told is heard, again after the connection was lost, until it is closed', async () => {
  const heard: string[] = []
  let opened = 0
  const listener = await listen(
    { connectionString: server.platform.settings.DATABASE_URL, application_name: 'listener-test' },
    {
      channel: 'news "quoted"',
      heard: (payload) => heard.push(payload),
      opened: () => (opened += 1),
      log: server.platform.log,
    },
  )
  const tell = (news: string) => sql`select pg_notify('news "quoted"', ${news})`.execute(server.db)
  await tell('one')
  await vi.waitFor(() => expect(heard).toEqual(['one']))

  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'listener-test' and datname = current_database()`.execute(server.db)
  await vi.waitFor(() => expect(opened).toBe(2), { timeout: 60_000 })
  await tell('two')
  await vi.waitFor(() => expect(heard).toEqual(['one', 'two']))

  await listener.close()
  await tell('three')
  await tell('four')
  expect(heard).toEqual(['one', 'two'])
})
