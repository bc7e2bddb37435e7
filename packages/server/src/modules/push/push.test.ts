import { randomUUID } from 'node:crypto'
import { createLocalJWKSet, jwtVerify } from 'jose'
import type { Api } from '@volante/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hookSender } from '../../providers/hooks/send-hook.ts'
import { sendLetter } from '../../providers/mail/send-letter.ts'
import { pushSender } from '../../providers/push/send-push.ts'
import { testServer } from '../../tools/testing/test-server.ts'
import { contextFor } from '../documents/fixtures.ts'
import { addDevice, newDevice } from './fixtures.ts'
import { type PushStub, pushStub } from './push-stub.ts'

const server = testServer()
const stub: PushStub = pushStub()
const person = () => server.as({ roles: ['customer'] })

beforeAll(() => {
  const local = hookSender(async () => ({ address: '127.0.0.1', family: 4 }))
  Object.assign(server.platform.providers, { push: pushSender(local) })
})
beforeEach(() => stub.reset())

const idOf = async (api: Api) => (await api.users.self()).id

/** A letter about something of theirs. */
async function letterTo(api: Api, kind: 'orders' | 'offers', cause = randomUUID()) {
  const ctx = contextFor(server)
  const link = 'https://volante.example/br/fiat/minha-conta/pedidos/1?x=1'
  await sendLetter(ctx, {
    cause: [cause],
    to: 'somebody@test.example',
    text: 'garage.mail.revision',
    values: { name: 'Ana', brand: 'Fiat', car: 'Toro', standing: 'x', link },
    push: { accountId: await idOf(api), kind },
  })
}

/** Letters of which nobody has decided yet who is told on a device. */
async function untold(): Promise<number | null> {
  const { pool } = server.platform.connection
  return (await pool.query("select from pgboss.job where name = 'push.tell' and state < 'completed'")).rowCount
}

describe('a person’s own devices', () => {
  test('are added, found again, and removed by nobody else', async () => {
    const [api, other] = [await person(), await person()]
    const { id } = await api.push.subscribe({ body: newDevice('a') })
    expect(await api.push.own()).toMatchObject({
      devices: [{ id, lastAt: null }],
      wanted: ['orders', 'appointments', 'loans', 'recalls', 'reminders'],
    })
    expect((await other.push.own()).devices).toEqual([])
    await expect(other.push.unsubscribe({ params: { id } })).rejects.toMatchObject({ status: 404 })
    await api.push.unsubscribe({ params: { id } })
    expect((await api.push.own()).devices).toEqual([])
  })

  test('the same one again is one, and belongs to who added it last', async () => {
    const [api, other] = [await person(), await person()]
    const device = newDevice('shared')
    await api.push.subscribe({ body: device })
    await api.push.subscribe({ body: device })
    expect((await api.push.own()).devices).toHaveLength(1)
    await other.push.subscribe({ body: device })
    expect((await api.push.own()).devices).toEqual([])
    expect((await other.push.own()).devices).toHaveLength(1)
  })

  test('ten of them, with keys that are some, at https addresses', async () => {
    const api = await person()
    for (const wrong of [{ endpoint: 'http://push.example/x' }, { p256dh: 'A'.repeat(87) }, { auth: 'A'.repeat(20) }])
      await expect(api.push.subscribe({ body: { ...newDevice(), ...wrong } })).rejects.toMatchObject({
        code: 'request.invalid',
      })
    for (let nth = 0; nth < 10; nth += 1) await api.push.subscribe({ body: newDevice() })
    await expect(api.push.subscribe({ body: newDevice() })).rejects.toMatchObject({ code: 'push.tooMany' })
  })

  test('the house’s key stays the same', async () => {
    const [{ key }, { key: again }] = [await (await person()).push.own(), await (await person()).push.own()]
    expect(Buffer.from(key, 'base64url')).toHaveLength(65)
    expect(again).toBe(key)
  })
})

describe('what happens', () => {
  test('is told on each device, encrypted, signed, and leads to its page', async () => {
    const api = await person()
    await addDevice(server.db, api, stub.base)
    await addDevice(server.db, api, stub.base)
    await letterTo(api, 'orders')
    const [one, other] = await stub.arrived(2)
    expect(one?.path).not.toBe(other?.path)
    expect(one?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'normal' })
    expect(one?.headers['topic']).toMatch(/^[\w-]{32}$/)
    expect(one?.headers['topic']).toBe(other?.headers['topic'])
    expect(one?.body.toString()).not.toContain('pedidos')
    const { key } = await api.push.own()
    const point = Buffer.from(key, 'base64url')
    const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
    const token = String(one?.headers.authorization).replace(/^vapid t=([\w.-]+), k=.*$/, '$1')
    expect(one?.headers.authorization).toContain(`k=${key}`)
    const keys = createLocalJWKSet({ keys: [{ kty: 'EC', crv: 'P-256', x, y }] })
    await jwtVerify(token, keys, { audience: stub.base, algorithms: ['ES256'] })
    await expect.poll(async () => (await api.push.own()).devices.map(({ lastAt }) => lastAt)).not.toContain(null)
  })

  test('of a kind nobody asked for is told by mail alone', async () => {
    const api = await person()
    await addDevice(server.db, api, stub.base)
    await letterTo(api, 'offers')
    await expect.poll(untold, { timeout: 60_000 }).toBe(0)
    await api.push.choose({ body: { wanted: ['offers'] } })
    await letterTo(api, 'orders')
    await letterTo(api, 'offers')
    await stub.arrived(1)
    expect(stub.seen).toHaveLength(1)
  })

  test.each([404, 410])('a device that its push service answers %i of is forgotten', async (status) => {
    const api = await person()
    await addDevice(server.db, api, stub.base)
    stub.status = status
    await letterTo(api, 'orders')
    await expect.poll(async () => (await api.push.own()).devices, { timeout: 60_000 }).toEqual([])
  })

  test('a push service in trouble is asked again', async () => {
    const api = await person()
    await addDevice(server.db, api, stub.base)
    stub.status = 503
    await letterTo(api, 'orders')
    await stub.arrived(1)
    stub.status = 201
    await stub.arrived(2)
    expect((await api.push.own()).devices).toHaveLength(1)
  })
})

test('the copy of somebody’s data names their devices, an erasure leaves none', async () => {
  const api = await person()
  await api.push.subscribe({ body: newDevice() })
  await api.push.choose({ body: { wanted: ['recalls'] } })
  const copy = JSON.parse(Buffer.from((await api.privacy.export()).body as Uint8Array).toString())
  expect(JSON.stringify(copy)).toContain('push.example')
  expect(JSON.stringify(copy)).toContain('recalls')
  const id = await idOf(api)
  await api.privacy.erase({ body: { password: '' } })
  for (const table of ['push_devices', 'push_choices'] as const)
    expect(await server.db.selectFrom(table).selectAll().where('account_id', '=', id).execute()).toEqual([])
})
