import { expect, test } from 'vitest'
import { testServer } from '../testing/test-server.ts'

const server = testServer()

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
  expect((await server.app.inject({ method: 'POST', url, headers, payload: {} })).statusCode).toBe(400)
  const kept = await server.db.selectFrom('idempotency').selectAll().where('key', '=', 'refused-1').execute()
  expect(kept).toEqual([])
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
  expect((await server.app.inject('/readyz')).json()).toMatchObject({
    ready: true,
    checks: { database: true, jobs: true },
  })
  expect((await server.app.inject('/metrics')).body).toContain('database_connections')
  expect((await server.app.inject('/api/openapi.json')).json()).toMatchObject({ openapi: '3.1.0' })
  expect((await server.app.inject('/api/docs')).body).toContain('data-dictionary.v2.root.create')
  const lost = await server.app.inject('/api/nothing/here')
  expect([lost.statusCode, lost.json()]).toMatchObject([404, { code: 'request.notFound' }])
})
