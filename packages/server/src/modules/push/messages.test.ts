import { HOUR_MS } from '@volante/domain/duration'
import type { Api } from '@volante/contract'
import type { PushKind } from '@volante/domain/push/push'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hookSender } from '../../providers/hooks/send-hook.ts'
import { pushSender } from '../../providers/push/send-push.ts'
import { testServer } from '../../tools/testing/test-server.ts'
import { contextFor } from '../documents/fixtures.ts'
import { sendNext } from './batch.ts'
import { addDevice } from './fixtures.ts'
import { pushStub } from './push-stub.ts'

const server = testServer()
const stub = pushStub()
const admin = (markets: readonly ('BR' | 'AR')[] | 'all' = 'all') =>
  server.as({ roles: ['push_notification_admin'], scopes: { markets } }, 'portal')
/** No hour is quiet. */
const ALWAYS = { quietFrom: '08:00', quietUntil: '08:00' }
const BODY = {
  kind: 'offers' as const,
  markets: ['BR' as const],
  titlePt: 'Nova Toro',
  textPt: 'Veja',
  pathPt: 'modelos',
  ...ALWAYS,
}

beforeAll(() => {
  const local = hookSender(async () => ({ address: '127.0.0.1', family: 4 }))
  Object.assign(server.platform.providers, { push: pushSender(local) })
})
beforeEach(async () => {
  stub.reset()
  await server.db.deleteFrom('push_messages').execute()
  await server.db.deleteFrom('push_devices').execute()
})
afterEach(() => server.db.updateTable('push_messages').set({ state: 'STOPPED' }).execute())

async function reader(wanted: PushKind[] = ['offers'], site = 'br-fiat', devices = 1): Promise<Api> {
  const api = await server.as({ roles: ['customer'] }, site)
  for (let nth = 0; nth < devices; nth += 1) await addDevice(server.db, api, stub.base)
  await api.push.choose({ body: { wanted } })
  return api
}

const ended = (api: Api, id: string) =>
  expect.poll(async () => (await api.push.get({ params: { id } })).state, { timeout: 60_000 }).toBe('DONE')

async function sent(api: Api, given: object = {}) {
  const { id } = await api.push.create({ body: { ...BODY, ...given } })
  await api.push.schedule({ body: { id } })
  await ended(api, id)
  return api.push.get({ params: { id } })
}

describe('a message that is tried', () => {
  test('goes to the devices of who tries it alone, and says what became of it', async () => {
    const api = await admin()
    await reader()
    const { id } = await api.push.create({ body: BODY })
    await expect(api.push.try({ body: { id } })).rejects.toMatchObject({ status: 409, code: 'push.noDevice' })
    await addDevice(server.db, api, stub.base)
    expect(await api.push.try({ body: { id } })).toMatchObject({
      state: 'DRAFT',
      sent: 0,
      tried: { devices: [{ outcome: 'taken', status: 201 }] },
    })
    expect(stub.seen).toHaveLength(1)
    stub.status = 503
    expect((await api.push.try({ body: { id } })).tried?.devices).toEqual([{ outcome: 'busy', status: 503 }])
    stub.status = 410
    expect((await api.push.try({ body: { id } })).tried?.devices).toEqual([{ outcome: 'gone', status: 410 }])
    await expect(api.push.try({ body: { id } })).rejects.toMatchObject({ code: 'push.noDevice' })
    const abroad = await admin(['AR'])
    await expect(abroad.push.try({ body: { id } })).rejects.toMatchObject({ status: 404 })
  })
})

describe('a message to many', () => {
  test('reaches who wants it at the brands and markets it is for, is counted before and after, and opened once', async () => {
    const api = await admin()
    await reader(['offers'], 'br-fiat', 2)
    await reader(['orders'])
    await reader(['offers'], 'br-jeep')
    await reader(['offers'], 'ar-fiat')
    const draft = await api.push.create({ body: { ...BODY, brands: ['fiat'] } })
    expect(draft).toMatchObject({ state: 'DRAFT', people: 1, devices: 2 })
    expect(await sent(api, { brands: ['fiat'] })).toMatchObject({
      people: 1,
      devices: 2,
      sent: 2,
      failed: 0,
      waiting: 0,
    })
    const { id } = await server.db.selectFrom('push_sends').select('id').limit(1).executeTakeFirstOrThrow()
    const anybody = await server.as()
    await anybody.push.opened({ body: { id } })
    await anybody.push.opened({ body: { id } })
    const { items } = await api.push.list({ query: { state: 'DONE' } })
    expect(items).toMatchObject([{ opened: 1, sent: 2 }])
  })

  test('speaks the language of each market', async () => {
    const api = await admin()
    const both = { markets: ['BR', 'AR'] as const }
    await expect(api.push.create({ body: { ...BODY, markets: ['BR', 'AR'] } })).rejects.toMatchObject({
      status: 422,
      fields: [{ path: 'titleEs' }, { path: 'textEs' }],
    })
    await reader(['offers'], 'ar-fiat')
    await reader(['offers'], 'br-fiat')
    expect(await sent(api, { ...both, titleEs: 'Nueva Toro', textEs: 'Mirala' })).toMatchObject({ devices: 2, sent: 2 })
  })

  test('no more than so many a person within a week', async () => {
    const api = await admin()
    await reader(['offers'], 'br-fiat', 2)
    expect(await sent(api, { mostPerWeek: 2 })).toMatchObject({ sent: 2, skipped: 0 })
    expect(await sent(api, { mostPerWeek: 2 })).toMatchObject({ sent: 2, skipped: 0 })
    expect(await sent(api, { mostPerWeek: 2 })).toMatchObject({ sent: 0, skipped: 2 })
    await server.db
      .updateTable('push_sends')
      .set({ at: new Date(server.platform.clock.now().getTime() - 8 * 24 * HOUR_MS) })
      .execute()
    expect(await sent(api, { mostPerWeek: 2 })).toMatchObject({ sent: 2, skipped: 0 })
  })

  test('what a push service refuses is counted, and a device that is gone is forgotten', async () => {
    const api = await admin()
    const one = await reader()
    stub.status = 410
    expect(await sent(api)).toMatchObject({ sent: 0, failed: 1 })
    expect((await one.push.own()).devices).toEqual([])
  })
})

describe('its hour', () => {
  const quietNow = () => {
    const clock = (hours: number) =>
      new Intl.DateTimeFormat('en-GB', { timeZone: 'America/Sao_Paulo', hour: '2-digit', minute: '2-digit' }).format(
        new Date(server.platform.clock.now().getTime() + hours * HOUR_MS),
      )
    return { quietFrom: clock(-1), quietUntil: clock(1) }
  }

  test('waits for the end of the quiet hours, and nothing of one that was stopped is sent', async () => {
    const api = await admin()
    await reader()
    const { id } = await api.push.create({ body: { ...BODY, ...quietNow() } })
    await api.push.schedule({ body: { id } })
    await expect.poll(async () => (await api.push.get({ params: { id } })).state, { timeout: 60_000 }).toBe('SENDING')
    expect(stub.seen).toEqual([])
    const { due_at } = await server.db.selectFrom('push_sends').select('due_at').executeTakeFirstOrThrow()
    expect(due_at.getTime()).toBeGreaterThan(server.platform.clock.now().getTime() + 0.9 * HOUR_MS)
    expect(await api.push.stop({ body: { id } })).toMatchObject({ state: 'STOPPED', skipped: 1, waiting: 0 })
    await sendNext(contextFor(server), id)
    expect(stub.seen).toEqual([])
  })

  test('comes by the clock of the site; stopped before, it is a draft again', async () => {
    const api = await admin()
    await reader()
    const { id } = await api.push.create({ body: BODY })
    await expect(api.push.schedule({ body: { id, day: '2020-01-01' } })).rejects.toMatchObject({ code: 'push.past' })
    const at = await api.push.schedule({ body: { id, day: '2099-03-02', time: '09:30' } })
    expect(at).toMatchObject({ state: 'SCHEDULED', startsAt: '2099-03-02T12:30:00.000Z' })
    await expect(api.push.update({ params: { id }, body: BODY })).rejects.toMatchObject({ code: 'push.begun' })
    await expect(api.push.schedule({ body: { id } })).rejects.toMatchObject({ code: 'push.begun' })
    expect(await api.push.stop({ body: { id } })).toMatchObject({ state: 'DRAFT', startsAt: null })
    await api.push.remove({ params: { id } })
    await expect(api.push.get({ params: { id } })).rejects.toMatchObject({ status: 404 })
  })
})

test('a process that dies in the middle loses nobody, and who was reached is not reached twice', async () => {
  const api = await admin()
  for (let nth = 0; nth < 3; nth += 1) await reader()
  const { id } = await api.push.create({ body: { ...BODY, quietFrom: '00:00', quietUntil: '23:59' } })
  await api.push.schedule({ body: { id } })
  await expect.poll(async () => (await api.push.get({ params: { id } })).state, { timeout: 60_000 }).toBe('SENDING')
  const now = server.platform.clock.now()
  const rows = await server.db.selectFrom('push_sends').select('id').where('message_id', '=', id).execute()
  await server.db.updateTable('push_sends').set({ due_at: now }).where('message_id', '=', id).execute()
  // One was sent and kept; one was taken by a process that is gone; one was never taken.
  const [done, taken] = rows.map((row) => row.id)
  await server.db
    .updateTable('push_sends')
    .set({ state: 'sent', at: now })
    .where('id', '=', done ?? '')
    .execute()
  await server.db.updateTable('push_messages').set({ sent: 1 }).where('id', '=', id).execute()
  const until = (ms: number) => ({ taken_until: new Date(now.getTime() + ms) })
  await server.db
    .updateTable('push_sends')
    .set(until(60_000))
    .where('id', '=', taken ?? '')
    .execute()
  await sendNext(contextFor(server), id)
  expect(stub.seen).toHaveLength(1)
  expect(await api.push.get({ params: { id } })).toMatchObject({ state: 'SENDING', sent: 2, waiting: 1 })
  await server.db
    .updateTable('push_sends')
    .set(until(-1))
    .where('id', '=', taken ?? '')
    .execute()
  await sendNext(contextFor(server), id)
  expect(stub.seen).toHaveLength(2)
  expect(await api.push.get({ params: { id } })).toMatchObject({ state: 'DONE', sent: 3, waiting: 0 })
})

test('two processes at once send each one once', async () => {
  const api = await admin()
  for (let nth = 0; nth < 6; nth += 1) await reader()
  const { id } = await api.push.create({ body: { ...BODY, quietFrom: '00:00', quietUntil: '23:59' } })
  await api.push.schedule({ body: { id } })
  await expect.poll(async () => (await api.push.get({ params: { id } })).state, { timeout: 60_000 }).toBe('SENDING')
  const now = server.platform.clock.now()
  await server.db.updateTable('push_sends').set({ due_at: now }).where('message_id', '=', id).execute()
  await Promise.all([sendNext(contextFor(server), id), sendNext(contextFor(server), id)])
  await ended(api, id)
  expect(new Set(stub.seen.map(({ path }) => path)).size).toBe(6)
  expect(stub.seen).toHaveLength(6)
})

describe('who may', () => {
  test('write to their own markets alone, to pages of the sites, at brands that are sold there', async () => {
    const br = await admin(['BR'])
    const beyond = { ...BODY, markets: ['AR' as const], titleEs: 'x', textEs: 'x' }
    await expect(br.push.create({ body: beyond })).rejects.toMatchObject({ status: 403 })
    const { id } = await (await admin()).push.create({ body: beyond })
    await expect(br.push.get({ params: { id } })).rejects.toMatchObject({ status: 404 })
    expect((await br.push.list()).items).toEqual([])
    for (const pathPt of ['https://evil.example', '//evil.example', '../x', 'a b'])
      await expect(br.push.create({ body: { ...BODY, pathPt } })).rejects.toMatchObject({ status: 422 })
    await expect(br.push.create({ body: { ...BODY, brands: ['lada'] } })).rejects.toMatchObject({ status: 422 })
    const own = await br.push.create({ body: BODY })
    await expect(br.push.schedule({ body: { id: own.id } })).rejects.toMatchObject({ code: 'push.nobody' })
  })
})
