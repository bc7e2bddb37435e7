import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { contextFor } from '../documents/fixtures.ts'
import es from '../../../../../texts/es-AR/resources.json' with { type: 'json' }
import pt from '../../../../../texts/pt-BR/resources.json' with { type: 'json' }
import { testServer } from '../../tools/testing/test-server.ts'
import { watchJobs } from './jobs.ts'

const server = testServer()
const ID = '3f0c1c1e-93c5-4a5b-8b5a-5d9b3d1f6a01'

/** A job of a queue of the house that was tried often enough. */
async function failed(id: string, site: string | null, queue = 'orders.mail') {
  const data = JSON.stringify({ orderId: '00000000-0000-4000-8000-000000000000', ...(site ? { site } : {}) })
  await sql`
    insert into pgboss.job (id, name, data, state, retry_count, retry_limit, completed_on, output, keep_until)
    values (${id}, ${queue}, ${data}::jsonb, 'failed', 8, 8, now(), '{"message":"could not be reached"}', now() + interval '7 days')`.execute(
    server.db,
  )
}

const staff = (markets: readonly ('BR' | 'AR')[] | 'all' = 'all') =>
  server.as({ roles: ['integration_error_manager'], scopes: { markets } })

test('every queue has a word in both languages', async () => {
  const ids = (await (await staff()).jobs.queues()).map(({ name }) => `resources.queues.name.${name}`)
  expect(ids.length).toBeGreaterThan(50)
  for (const texts of [pt, es]) expect(ids.filter((id) => !(id in texts))).toEqual([])
  expect(Object.keys(pt).filter((id) => id.startsWith('resources.queues.name.') && !ids.includes(id))).toEqual([])
})

test('queues are told with what waits and fails', async () => {
  const rows = await (await staff()).jobs.queues()
  expect(rows.find(({ name }) => name === 'orders.mail')).toEqual({
    name: 'orders.mail',
    waiting: 0,
    later: 0,
    running: 0,
    failed: expect.any(Number),
    waitingSince: null,
  })
  expect(rows.every(({ name }) => !name.startsWith('__'))).toBe(true)
})

test('failed jobs are shown and retried within the market; others are unknown', async () => {
  await failed(ID, 'br-fiat')
  const api = await staff(['BR'])
  const { items, total } = await api.jobs.failed({ query: { queue: 'orders.mail' } })
  expect(total).toBe(1)
  expect(items[0]).toMatchObject({
    id: ID,
    queue: 'orders.mail',
    state: 'failed',
    tries: 9,
    problem: 'could not be reached',
  })
  expect((await api.jobs.failed({ query: { queue: 'orders.bank' } })).items).toEqual([])
  const other = await staff(['AR'])
  expect((await other.jobs.failed({ query: {} })).items).toEqual([])
  await expect(other.jobs.failedGet({ params: { id: ID } })).rejects.toMatchObject({ status: 404 })
  await expect(other.jobs.retry({ body: { id: ID } })).rejects.toMatchObject({ status: 404 })
  expect((await api.jobs.retry({ body: { id: ID } })).state).not.toBe('failed')
  // The order it names is unknown: done is what is left to do.
  await vi.waitFor(async () => expect((await api.jobs.failedGet({ params: { id: ID } })).state).toBe('done'), {
    timeout: 60_000,
    interval: 200,
  })
  await expect(api.jobs.retry({ body: { id: ID } })).rejects.toMatchObject({ status: 404 })
})

test('a failed job that is given up leaves the list, and comes back where that is taken back', async () => {
  const id = ID.replace('01', '05')
  await failed(id, 'br-fiat', 'orders.bank')
  const api = await staff(['BR'])
  const listed = async () => (await api.jobs.failed({ query: { queue: 'orders.bank' } })).total
  await expect((await staff(['AR'])).jobs.giveUp({ body: { id } })).rejects.toMatchObject({ status: 404 })
  expect(await api.jobs.giveUp({ body: { id } })).toMatchObject({ state: 'givenUp', isGivenUp: true })
  expect(await listed()).toBe(0)
  for (const call of [api.jobs.giveUp, api.jobs.retry])
    await expect(call({ body: { id } })).rejects.toMatchObject({ status: 404 })
  expect(await api.jobs.giveUp({ body: { id, isGivenUp: false } })).toMatchObject({ state: 'failed', isGivenUp: false })
  expect(await listed()).toBe(1)
  await api.jobs.giveUp({ body: { id } })
})

test('all are retried at once, as far as the caller reaches; work of no site is everybody’s', async () => {
  await failed(ID.replace('01', '02'), 'ar-fiat')
  await failed(ID.replace('01', '03'), null)
  const api = await staff(['BR'])
  expect(await api.jobs.retryAll()).toEqual({ count: 1 })
  expect(await (await staff()).jobs.retryAll()).toEqual({ count: 1 })
})

test('nobody else may look', async () => {
  const dealer = await server.as({ roles: ['user_dealer'], dealerCodes: ['70001'] })
  await expect(dealer.jobs.queues()).rejects.toMatchObject({ status: 403 })
})

test('who can retry is told of failures in their market, once a day', async () => {
  const [br, ar] = [await staff(['BR']), await staff(['AR'])]
  await failed(ID.replace('01', '04'), 'ar-fiat', 'orders.bank')
  const noticesOf = async (api: typeof br) =>
    (await api.notifications.list()).items.filter(({ told: of }) => of.queue === 'orders.bank')
  for (let time = 0; time < 2; time += 1) await watchJobs['jobs.watch']?.(contextFor(server), {})
  expect(await noticesOf(br)).toEqual([])
  expect(await noticesOf(ar)).toMatchObject([{ kind: 'jobsFailed', path: '/admin/failed-jobs?queue=orders.bank' }])
})
