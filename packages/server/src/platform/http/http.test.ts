import { type IncomingMessage, request } from 'node:http'
import { expect, test } from 'vitest'
import { testServer } from '../../tools/testing/test-server.ts'

const server = testServer()

/** Where the server listens: what passes the socket, which an injected request does not. */
async function listening(): Promise<string> {
  if (!server.app.server.listening) await server.app.listen({ port: 0, host: '127.0.0.1' })
  const address = server.app.server.address()
  if (!address || typeof address === 'string') throw new Error('no port')
  return `http://127.0.0.1:${address.port}`
}

test('public reads are kept, carry a validator and answer 304', async () => {
  const first = await server.app.inject({ url: '/api/page-settings', headers: { 'x-site': 'br-fiat' } })
  const { etag } = first.headers
  expect(first.statusCode).toBe(200)
  const again = await server.app.inject({
    url: '/api/page-settings',
    headers: { 'x-site': 'br-fiat', 'if-none-match': String(etag) },
  })
  expect(again.statusCode).toBe(304)
  const other = await server.app.inject({ url: '/api/page-settings', headers: { 'x-site': 'ar-jeep' } })
  expect(other.json()).toMatchObject({ brand: 'jeep' })
})

test('a kept read leaves before the framework, as it would through it, and is counted', async () => {
  const url = `${await listening()}/api/mvs/model?brand=fiat&country=BR`
  const read = (headers: Record<string, string> = {}) => fetch(url, { headers: { 'x-site': 'br-fiat', ...headers } })
  const made = await read()
  const kept = await read()
  expect(await kept.json()).toEqual(await made.json())
  expect(kept.headers.get('cache-control')).toBe('public, max-age=60, stale-while-revalidate=300')
  for (const name of ['content-type', 'etag', 'vary']) expect(kept.headers.get(name)).toBe(made.headers.get(name))
  const unchanged = await read({ 'if-none-match': String(made.headers.get('etag')) })
  expect([unchanged.status, await unchanged.text()]).toEqual([304, ''])
  const { body } = await server.app.inject('/metrics')
  for (const [status, count] of [
    ['200', 2],
    ['304', 1],
  ]) {
    expect(body).toContain(
      `http_request_seconds_count{method="GET",route="/api/mvs/model",status="${status}"} ${count}`,
    )
  }
})

test('a part of a list says that it is one, and the whole of it does not', async () => {
  const listed = async (url: string, headers = {}) => {
    const answer = await server.app.inject({ url: `/api${url}`, headers: { 'x-site': 'br-fiat', ...headers } })
    return [answer.statusCode, answer.json().items.length, answer.json().total]
  }
  const [, , total] = await listed('/parts/accessory/search?text=tapete&size=200')
  expect(total).toBeGreaterThan(2)
  expect(total).toBeLessThan(200)
  expect(await listed('/parts/accessory/search?text=tapete&size=200')).toEqual([200, total, total])
  expect(await listed('/parts/accessory/search?text=tapete&size=2')).toEqual([206, 2, total])
  expect(await listed(`/parts/accessory/search?text=tapete&size=${total - 1}&page=1`)).toEqual([206, 1, total])
  expect(await listed('/parts/accessory/search?text=zzzzzz')).toEqual([200, 0, 0])
  // A list read on from a place tells of no page before: it is a part all the same.
  const staff = await server.signIn(['user_admin'])
  const after = await server.app.inject({ url: '/api/audit/entries?after=1-1', headers: staff })
  expect([after.statusCode, after.json()]).toEqual([206, { items: [], next: null }])
})

test.each([
  ['nobody signed in', {}, 401],
  ['a cookie from another site', { cookie: 'volante-session=some' }, 403],
])('%s is refused before the body is sent, and nothing of it is taken in', async (_, who, status) => {
  const headers = { ...who, 'content-type': 'application/json', 'content-length': 200_000 }
  const sending = request(`${await listening()}/api/data-dictionary/v2/datadictionary`, { method: 'POST', headers })
  const answered = new Promise<IncomingMessage>((done, failed) => sending.once('response', done).once('error', failed))
  sending.flushHeaders()
  const answer = await answered
  expect([answer.statusCode, answer.headers.connection]).toEqual([status, 'close'])
  sending.destroy()
})

test('an idempotency key makes one write of many sends, and refuses another body', async () => {
  const headers = { ...(await server.signIn(['customer'])), 'idempotency-key': 'once-1' }
  const send = (value: string) =>
    server.app.inject({ method: 'POST', url: '/api/data-dictionary/v2/datadictionary', headers, payload: { value } })
  const answers = await Promise.all([send('a'), send('a'), send('a')])
  expect(new Set(answers.map((answer) => answer.body)).size).toBe(1)
  const { count } = await server.db
    .selectFrom('data_dictionary')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('value', '=', 'a')
    .executeTakeFirstOrThrow()
  expect(count).toBe(1)
  expect((await send('b')).statusCode).toBe(409)
})

test('a refused write leaves nothing behind', async () => {
  const headers = { ...(await server.signIn(['customer'])), 'idempotency-key': 'refused-1' }
  const url = '/api/data-dictionary/v2/datadictionary'
  const rows = () => server.db.selectFrom('idempotency').selectAll().execute()
  const before = await rows()
  expect((await server.app.inject({ method: 'POST', url, headers, payload: {} })).statusCode).toBe(400)
  expect(await rows()).toEqual(before)
})

test('a session cookie alone cannot write from another site', async () => {
  const { authorization } = await server.signIn(['customer'])
  const cookie = `volante-session=${authorization.slice('Bearer '.length)}`
  const url = '/api/data-dictionary/v2/datadictionary'
  const forged = await server.app.inject({ method: 'POST', url, headers: { cookie }, payload: { value: 'x' } })
  expect(forged.statusCode).toBe(403)
  const own = await server.app.inject({
    method: 'POST',
    url,
    headers: { cookie: `${cookie}; XSRF-TOKEN=abc`, 'x-xsrf-token': 'abc' },
    payload: { value: 'x' },
  })
  expect(own.statusCode).toBe(201)
})

test("staff's writes are audited with personal data masked", async () => {
  const headers = await server.signIn(['dealer_manager'])
  await server.app.inject({
    method: 'POST',
    url: '/api/data-dictionary/v2/datadictionary',
    headers,
    payload: { value: 'audited' },
  })
  const row = await server.db.selectFrom('audit').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()
  expect(row.call).toBe('data-dictionary.v2.datadictionary.create')
})

test('oversized and foreign bodies are refused by name', async () => {
  const headers = await server.signIn(['customer'])
  const url = '/api/data-dictionary/v2/datadictionary'
  const large = await server.app.inject({ method: 'POST', url, headers, payload: { value: 'x'.repeat(300_000) } })
  expect(large.json()).toMatchObject({ code: 'request.tooLarge' })
  const foreign = await server.app.inject({
    method: 'POST',
    url,
    headers: { ...headers, 'content-type': 'text/weird' },
    payload: 'x',
  })
  expect(foreign.json()).toMatchObject({ code: 'request.unsupportedMedia' })
})

test('health, metrics, reference and unknown addresses', async () => {
  expect((await server.app.inject('/livez')).body).toBe('ok')
  expect((await server.app.inject('/readyz')).json()).toEqual({ ready: true })
  expect((await server.app.inject('/healthz')).json()).toEqual({
    healthy: true,
    checks: { database: true, jobs: true, changes: true, draining: false },
  })
  expect((await server.app.inject('/metrics')).body).toContain('database_connections')
  expect((await server.app.inject('/api/openapi.json')).json()).toMatchObject({ openapi: '3.1.0' })
  expect((await server.app.inject('/api/docs')).body).toContain('data-dictionary.v2.root.create')
  const lost = await server.app.inject('/api/nothing/here')
  expect([lost.statusCode, lost.json()]).toMatchObject([404, { code: 'request.notFound' }])
})
