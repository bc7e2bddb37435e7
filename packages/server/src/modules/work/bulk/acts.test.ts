import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { testServer } from '../../../tools/testing/test-server.ts'
import { freeSlots, WHO } from '../../appointments/fixtures.ts'

const server = testServer({ LIMITS: 'all:1000000', ROLE: 'web' })
const DEALER = '70001'
type Api = Awaited<ReturnType<typeof server.as>>

/** What of a bulk change counts. */
const counts = { total: 0, will: 0, same: 0, refused: 0 }
const seen = async (api: Api, body: Parameters<Api['bulk']['preview']>[0]['body']) => {
  const { total, will, same, refused, expected, rows } = await api.bulk.preview({ body })
  return { counts: { total, will, same, refused }, expected, whys: rows.flatMap(({ why }) => (why ? [why] : [])) }
}

/** An appointment in one of the slots that are free. */
async function asked(place: number): Promise<string> {
  const api = await server.as({})
  const slot = (await freeSlots(api, DEALER)).at(place)
  if (!slot) throw new Error('No slot is free')
  return (await api.scheduler.create({ body: { ...WHO, ...slot, dealerCode: DEALER, model: 'Pulse' } })).id
}

test('appointments are confirmed at a press and cancelled for a reason, told that nothing takes it back', async () => {
  await server.db.deleteFrom('appointments').execute()
  const ids = [await asked(0), await asked(-1)]
  const api = await server.as({ roles: ['user_dealer'], dealerCodes: [DEALER] })
  const [first = ''] = ids
  await api.scheduler.deskAnswer({ params: { id: first }, body: { act: 'confirm' } })
  const confirm = { list: '/desk/appointments', call: 'confirm', set: {}, ids }
  expect(await seen(api, confirm)).toEqual({
    counts: { ...counts, total: 2, will: 1, same: 1 },
    expected: 1,
    whys: [],
  })
  await expect(api.bulk.create({ body: { ...confirm, expected: 2 } })).rejects.toMatchObject({ status: 409 })
  expect((await api.scheduler.deskList({ query: { status: 'CONFIRMED' } })).items.map(({ id }) => id)).toEqual([first])
  const done = await api.bulk.create({ body: { ...confirm, expected: 1 } })
  expect(done).toMatchObject({ state: 'done', changed: 1, same: 1, undoUntil: null })
  await expect(api.bulk.undo({ params: { id: done.id } })).rejects.toMatchObject({ status: 409, code: 'bulk.noUndo' })
  const decline = { list: '/desk/appointments', call: 'decline', ids }
  for (const set of [{}, { act: 'finish' }, { reason: 'x', act: 'miss' }])
    await expect(api.bulk.preview({ body: { ...decline, set } })).rejects.toMatchObject({ status: 403 })
  const reason = 'A loja fecha para inventário'
  await api.bulk.create({ body: { ...decline, set: { reason }, expected: 2 } })
  expect((await api.scheduler.deskList({ query: { status: 'CANCELLED' } })).items).toMatchObject([
    { reason },
    { reason },
  ])
  const audited = await server.db
    .selectFrom('audit')
    .select('input')
    .where('call', '=', 'scheduler.desk.answer')
    .execute()
  expect(audited).toHaveLength(4)
  const neighbour = await server.as({ roles: ['user_dealer'], dealerCodes: ['70002'] })
  expect((await seen(neighbour, confirm)).counts).toEqual({ ...counts, total: 2, refused: 2 })
})

async function failedJob(site: string): Promise<string> {
  const id = randomUUID()
  const data = JSON.stringify({ orderId: randomUUID(), site })
  await sql`
    insert into pgboss.job (id, name, data, state, retry_count, retry_limit, completed_on, output, keep_until)
    values (${id}, 'orders.mail', ${data}::jsonb, 'failed', 8, 8, now(), '{"message":"no answer"}', now() + interval '7 days')`.execute(
    server.db,
  )
  return id
}

test('failed jobs are tried again as far as the caller reaches, all that match too', async () => {
  const [here, there] = [await failedJob('br-fiat'), await failedJob('ar-fiat')]
  const api = await server.as({ roles: ['integration_error_manager'], scopes: { markets: ['BR'] } })
  const retry = { list: '/admin/failed-jobs', call: 'retry', set: {} }
  expect((await seen(api, { ...retry, ids: [here, there] })).counts).toEqual({
    ...counts,
    total: 2,
    will: 1,
    refused: 1,
  })
  expect(await api.bulk.create({ body: { ...retry, query: { queue: 'orders.mail' }, expected: 1 } })).toMatchObject({
    total: 1,
    changed: 1,
    undoUntil: null,
  })
  expect((await api.jobs.failedGet({ params: { id: here } })).state).toBe('waiting')
  expect((await seen(api, { ...retry, ids: [here] })).counts).toEqual({ ...counts, total: 1, same: 1 })

  const ids = [await failedJob('br-fiat'), await failedJob('br-fiat')]
  const { id } = await api.bulk.create({ body: { ...retry, call: 'giveUp', ids, expected: 2 } })
  expect((await api.jobs.failed({ query: { queue: 'orders.mail' } })).total).toBe(0)
  expect(await api.bulk.undo({ params: { id } })).toMatchObject({ state: 'undone', undone: 2 })
  expect((await api.jobs.failed({ query: { queue: 'orders.mail' } })).total).toBe(2)
})

test('reviews that wait are published or taken down for a reason, but none whose pictures nobody looked at', async () => {
  const author = await server.as({ roles: ['customer'] }, 'br-fiat')
  const [version] = await author.mvs.mvsList()
  const text = 'O motor é ótimo na estrada, me liguem: (11) 98765-4321, e o porta-malas é pequeno.'
  const write = async (year: number) => {
    const body = { modelCode: version?.modelCode ?? '', year, rating: 4, text }
    return (await author.rating.create({ body })).id
  }
  const year = version?.year ?? 0
  const ids = [await write(year), await write(year - 1)]
  const api = await server.as({ roles: ['service_admin'], scopes: { markets: ['BR'], brands: [] } }, 'portal')
  const publish = { list: '/admin/reviews', call: 'publish', set: {}, ids }
  const held = (holds: readonly string[]) =>
    server.db
      .updateTable('reviews')
      .set({ holds: [...holds] as never })
      .where('id', '=', ids[0] ?? '')
      .execute()
  await held(['PERSONAL_DATA', 'PHOTO'])
  const notices = await seen(api, publish)
  expect(notices).toMatchObject({ counts: { ...counts, total: 2, will: 1, refused: 1 }, expected: 1 })
  expect(notices.whys.join()).toMatch(/fotos/)
  await api.bulk.create({ body: { ...publish, expected: 1 } })
  const remove = { ...publish, call: 'remove' }
  await expect(api.bulk.preview({ body: remove })).rejects.toMatchObject({ status: 403 })
  const set = { removal: 'PERSONAL_DATA' }
  expect(await api.bulk.create({ body: { ...remove, set, expected: 2 } })).toMatchObject({
    changed: 2,
    undoUntil: null,
  })
  expect((await api.rating.deskList({ query: { state: 'removed' } })).items.map(({ id }) => id)).toEqual(
    expect.arrayContaining(ids),
  )
})

test('integration errors are sent again at a press, or their state is set and put back', async () => {
  const api = await server.as({ roles: ['integration_error_manager'], scopes: { markets: ['BR'] } })
  const make = (journeyId: string) =>
    api.journeyIntegrationErrors.create({ body: { type: 'TEST_DRIVE', journeyId, error: 'no answer' } })
  const ids = [(await make('TD-1')).id, (await make('TD-2')).id]
  const body = { list: '/desk/integration-errors', ids }
  const state = async () =>
    (await api.journeyIntegrationErrors.list()).items.map((error) => [error.state, error.comment])
  const solved = { ...body, call: 'update', set: { state: 'SOLVED', comment: 'Enviado à mão' }, expected: 2 }
  await expect(
    api.bulk.preview({ body: { ...body, call: 'update', set: { state: 'REPROCESSING' } } }),
  ).rejects.toMatchObject({ status: 403 })
  const { id } = await api.bulk.create({ body: solved })
  expect(await state()).toEqual([
    ['SOLVED', 'Enviado à mão'],
    ['SOLVED', 'Enviado à mão'],
  ])
  expect(await api.bulk.undo({ params: { id } })).toMatchObject({ undone: 2 })
  expect(await state()).toEqual([
    ['OPEN', null],
    ['OPEN', null],
  ])
  const again = { ...body, call: 'reprocess', set: {} }
  await api.bulk.create({ body: { ...again, expected: 2 } })
  expect((await state()).map(([one]) => one)).toEqual(['REPROCESSING', 'REPROCESSING'])
  expect((await seen(api, again)).counts).toEqual({ ...counts, total: 2, same: 2 })
})

test('cache tags are dropped together, of a plain list too; a preview drops nothing', async () => {
  const api = await server.as({ roles: ['cache_manager'] }, 'portal')
  const kept = async () => (await api.caches.get({ params: { tag: 'geography' } })).answers
  await server.app.inject({ url: '/api/geography/state', headers: { 'x-site': 'br-fiat' } })
  const drop = { list: '/admin/caches', call: 'drop', set: { reason: 'A state was renamed' } }
  const tags = { ...drop, ids: ['geography', 'dealers'] }
  expect((await seen(api, tags)).counts).toEqual({ ...counts, total: 2, will: 2 })
  expect(await kept()).toBe(1)
  await api.bulk.create({ body: { ...tags, expected: 2 } })
  await vi.waitFor(async () => expect(await kept()).toBe(0))
  const { expected } = await seen(api, drop)
  expect(expected).toBe((await api.caches.list()).length)
  await expect(api.bulk.preview({ body: { ...tags, set: {} } })).rejects.toMatchObject({ status: 403 })
})
