import { request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import pino from 'pino'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { openSession } from '../../identity/api.ts'
import { startChanges } from '../../../platform/process/changes.ts'
import { testServer } from '../../../tools/testing/test-server.ts'
import { jobCtx, reserved } from '../fixtures.ts'
import { recordOrderEvent } from './record-event.ts'

const server = testServer()
let port = 0
const open = new Set<IncomingMessage>()

beforeAll(async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  port = (server.app.server.address() as AddressInfo).port
})
afterEach(() => {
  for (const stream of open) stream.destroy()
  open.clear()
})

async function signedIn(accountId: string) {
  const asked = { db: server.db, now: server.platform.clock.now(), origin: { ip: '127.0.0.1', userAgent: 'test' } }
  const { token } = await openSession(asked, { accountId, provider: 'test' })
  return { authorization: `Bearer ${token}` }
}

const ownerOf = async (id: string) =>
  (await server.db.selectFrom('orders').select('account_id').where('id', '=', id).executeTakeFirstOrThrow()).account_id

/** Connects and returns the status, and what has been heard so far. */
function listen(
  id: string,
  headers: Record<string, string> = {},
  path = `/api/reservation/v2/reservations/${id}/live`,
) {
  return new Promise<{ status: number; heard: () => string }>((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, headers }, (stream) => {
      let heard = ''
      open.add(stream)
      stream.on('data', (chunk: Buffer) => {
        heard += chunk.toString()
      })
      stream.on('error', () => {})
      resolve({ status: stream.statusCode ?? 0, heard: () => heard })
    })
    asked.on('error', reject)
    asked.end()
  })
}

const changes = (heard: string) => heard.split('event: changed').length - 1

test('the owner hears of a change, made over any connection, within five seconds', async () => {
  const { order } = await reserved(server)
  const other = await reserved(server)
  const { status, heard } = await listen(order.id, await signedIn(await ownerOf(order.id)))
  expect(status).toBe(200)
  await expect.poll(() => changes(heard())).toBe(1)
  await recordOrderEvent(jobCtx(server), other.order.id, { status: 'CANCELLED', actor: 'platform' })
  expect(changes(heard())).toBe(1)
  await recordOrderEvent(jobCtx(server), order.id, { status: 'CANCELLED', actor: 'platform' })
  await expect.poll(() => changes(heard()), { timeout: 5000 }).toBeGreaterThan(1)
  expect(heard()).not.toContain('CANCELLED')
})

test('whoever shows the present state is told only of a newer one', async () => {
  const { api, order } = await reserved(server)
  const headers = await signedIn(await ownerOf(order.id))
  const { live } = await api.reservation.status({ params: { id: order.id } })
  const { heard } = await listen(order.id, headers, live)
  const second = await listen(order.id, headers)
  await expect.poll(() => changes(second.heard())).toBe(1)
  expect(changes(heard())).toBe(0)
  // One change and no more: no charge goes its own way afterwards.
  await api.reservation.payment({ params: { type: 'dealer' }, body: { reservationId: order.id } })
  await expect.poll(() => changes(heard()), { timeout: 5000 }).toBeGreaterThan(0)
  const late = await listen(order.id, headers, live)
  await expect.poll(() => changes(late.heard())).toBe(1)
})

test('another process hears of it as well', async () => {
  const { order } = await reserved(server)
  const { user, host, port: dbPort, database, password } = server.platform.connection.pool.options
  const config = { ...server.platform.connection.pool.options, user, host, port: dbPort, database, password }
  const elsewhere = await startChanges(config, pino({ level: 'silent' }))
  try {
    const nouns: string[] = []
    elsewhere.listen((noun) => nouns.push(noun))
    await recordOrderEvent(jobCtx(server), order.id, { status: 'CANCELLED', actor: 'platform' })
    await expect.poll(() => nouns, { timeout: 5000 }).toContain(`order ${order.id}`)
  } finally {
    await elsewhere.stop()
  }
})

test('nobody else may listen', async () => {
  const { order, dealerCode } = await reserved(server)
  expect((await listen(order.id)).status).toBe(401)
  expect((await listen(order.id, await server.signIn(['customer']))).status).toBe(404)
  expect((await listen(order.id, await server.signIn(['user_dealer'], ['99999']))).status).toBe(404)
  expect((await listen('nonsense', await server.signIn(['customer']))).status).toBe(404)
  expect((await listen(order.id, await server.signIn(['user_dealer'], [dealerCode]))).status).toBe(200)
})

test('one person has so many connections and no more', async () => {
  const { order } = await reserved(server)
  const headers = await signedIn(await ownerOf(order.id))
  for (let tab = 0; tab < 8; tab++) expect((await listen(order.id, headers)).status).toBe(200)
  expect((await listen(order.id, headers)).status).toBe(503)
})
